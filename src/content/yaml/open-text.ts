import { isCollection, isScalar, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import type { FieldPath } from '../../messages/index.ts';
import { parseFast } from './parse-yaml.ts';
import { mayWriteNumbersOtherwise } from './plain-yaml.ts';
import { isValue, type Value } from './edit-op.ts';
import { equalValues } from './equal-values.ts';
import { valueAt } from '../../../schema/value-at.ts';

/** The text of a content file, with everything needed to change it. */
export type OpenText = {
  /** The byte order mark, if any: it is not part of the first line. */
  mark: string;
  body: string;
  lineEnd: '\n' | '\r\n';
  /** With the ranges of everything in it. Of a plain text it is parsed on first use, which takes ten times as long. */
  readonly document: Document.Parsed;
  value: Value;
  /** Whether the text uses only the part of YAML on which both libraries agree. */
  isPlain: boolean;
};

const lately = new Map<string, OpenText | null>();
const maxCached = 12;

/** Parses a file's text; null if it is ambiguous or invalid. Recently used texts are cached. */
export function openText(text: string): OpenText | null {
  const cached = lately.get(text);
  const opened = cached === undefined ? open(text) : cached;
  lately.delete(text);
  lately.set(text, opened);
  for (const oldest of lately.keys()) {
    if (lately.size <= maxCached) break;
    lately.delete(oldest);
  }
  return opened;
}

/** The value of a file's text; undefined if there is no file, or its text is ambiguous or invalid. */
export const valueOf = (text: string | null): Value | undefined =>
  text === null ? undefined : openText(text)?.value;

/** The characters of a number in a file's text; null for anything else. */
export function typedNumber(text: string, path: FieldPath): string | null {
  const opened = openText(text);
  const value = valueAt(opened?.value, path);
  if (!opened || typeof value !== 'number') return null;
  if (opened.isPlain && !mayWriteNumbersOtherwise(text)) return String(value);
  const node = opened.document.getIn(path, true);
  return isScalar(node) ? (node.source ?? null) : null;
}

function open(text: string): OpenText | null {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(mark.length);
  const lineEnd = lineEndOf(body);
  const plain = parseFast(body)?.value;
  if (isValue(plain)) {
    let parsed: Document.Parsed | undefined;
    return {
      mark,
      body,
      lineEnd,
      get document() {
        return (parsed ??= parse(body));
      },
      value: plain,
      isPlain: true,
    };
  }
  const document = parse(body);
  if (document.errors.length > 0 || document.warnings.length > 0) return null;
  const value = valueIn(document);
  if (value === undefined) return null;
  return { mark, body, lineEnd, document, value, isPlain: false };
}

const parse = (body: string): Document.Parsed =>
  parseDocument(body, { keepSourceTokens: true, prettyErrors: false });

/** The value of a document; undefined if there is none, or if it repeats parts of itself without end. */
function valueIn(document: Document.Parsed): Value | undefined {
  if (containsItself(document)) return undefined;
  try {
    const value: unknown = document.toJS();
    return isValue(value) ? value : undefined;
  } catch (error) {
    // The library does not write out parts that are repeated too often.
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

function containsItself(document: Document.Parsed): boolean {
  let isWithin = false;
  visit(document, {
    Alias: (_, { source }, around) => {
      isWithin ||= around.some((node) => isCollection(node) && node.anchor === source);
    },
  });
  return isWithin;
}

/**
 * A text with the line ends and the byte order mark of another version of its file: a file on Windows may differ from its
 * version at the host in all lines, and say the same.
 */
export function asWrittenIn(model: string, text: string): string {
  const body = text.replace(/^\uFEFF/, '');
  const lineEnd = lineEndOf(model);
  const mark = model.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + (lineEndOf(body) === lineEnd ? body : body.replaceAll(/\r?\n/g, lineEnd));
}

const lineEndOf = (body: string) => (/\r?\n/.exec(body)?.[0] === '\r\n' ? '\r\n' : '\n');

/** Whether a text has exactly this value for the YAML libraries of the build, which agree on plain texts. */
export function readsAs(text: string, expected: Value): boolean {
  const opened = openText(text);
  return opened !== null && equalValues(opened.value, expected);
}
