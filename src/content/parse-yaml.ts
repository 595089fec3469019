import { CORE_SCHEMA, load } from 'js-yaml';
import { LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { limits } from './limits.ts';

/** Indentation with what only looks like a space: a no-break space and its kin. */
const unusualIndentation = /^[ \t-]*[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/m;

/** A YAML file with the place of everything in it. */
export type ParsedDocument = { document: Document.Parsed; lines: LineCounter };

/**
 * Fields that stand twice are found by a search of our own: the parser's compares every name with every other. It
 * says nothing by itself on the terminal.
 */
export const parseOptions = {
  prettyErrors: false,
  uniqueKeys: false,
  logLevel: 'error',
} as const;

/** Reads a file the slow way, which knows all places and is the authority on what is a fault. */
export function parseWithRanges(text: string): ParsedDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { ...parseOptions, lineCounter: lines });
  return { document, lines };
}

/**
 * Anything that only the slow way judges: tabs, several documents, directives, conflict marks, backslashes in
 * double quotes, and anything that begins with & or !. (What begins with * fails unless there is an &.)
 */
const needsAuthority = /[\t\u0085]|^(?:%|---|\.\.\.|<{7})|(?:^|[\s:[{,])(?:&\S|!)|"[^"\n]*\\/m;

/** Names of fields that are no words (`?`, `~`, `12:`, `-5:`), on which the two ways do not agree. */
const oddNames = [
  /^[ -]*[?:~](?:\s|$)/m,
  /^[ -]*(?:[+.\d]\S*|~|null|true|false)[^\S\n]*:(?:\s|$)/im,
  /^[ -]*-[^\s-]\S*[^\S\n]*:(?:\s|$)/m,
  /[[{,]\s*[?:~]/,
];

/** An entry of a list that begins with a bracket or a quote, or a line that begins with closing brackets. */
const endedEntry = /^(?:[ -]*- *(?=["'[{])| *(?=[\]}]))(.*)$/gm;

/**
 * Something behind an entry of a list that has ended, `- {a: b} c:`: the fast way may take it for the next field.
 * A link in a text, `- [Fees](/fees)`, is no such thing unless a colon follows.
 */
function hasStrayWords(text: string): boolean {
  for (const [, entry = ''] of text.matchAll(endedEntry)) {
    if (/^(?:[\]}]+ *[^\s#,\]}]|"[^"]*" *[^\s#:]|'[^']*' *[^\s#:'])/.test(entry)) return true;
    if (!/^[[{]/.test(entry)) continue;
    if (/[\]}] *[^\s#,\]}(]/.test(entry)) return true;
    const link = /\] *\(/.exec(entry);
    if (link && /:(?:\s|$)/.test(entry.slice(link.index))) return true;
  }
  return false;
}

/**
 * Reads a clean file the fast way (a third of the time). Nothing is returned for a file that may have a fault:
 * the slow way then says what it is.
 */
export function parseFast(text: string): { value: unknown } | null {
  if ([needsAuthority, ...oddNames].some((sign) => sign.test(text))) return null;
  if (unusualIndentation.test(text) || hasStrayWords(text)) return null;
  try {
    return { value: load(text, { schema: CORE_SCHEMA, maxAliases: 0, maxDepth: limits.depth }) };
  } catch {
    return null;
  }
}
