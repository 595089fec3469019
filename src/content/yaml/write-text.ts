import type { Scalar } from 'yaml';
import { isBlockText } from './entries.ts';
import { lineStop } from './slots.ts';

/** A value as source: what follows the colon or dash, and whole lines below it. */
export type Written = { inline: string; below: readonly string[] };

/** Words that some YAML parser does not read as text, and things that look like numbers. */
const otherMeaning =
  /^(?:~|null|true|false|yes|no|on|off|y|n|[-+]?\.?\d[\d.,_:eExXoO+-]*|\.inf|\.nan|<<|=)$/i;

/** Days and times are written without quotes in content files: both YAML libraries read them as text. */
const dayOrTime = /^(?:\d{4}-\d\d-\d\d|\d\d:\d\d)$/;

const plainText = /^[\p{L}\p{N}(/.“‘+$£€…·•][^\p{C}\u2028\u2029]*$/u;

/** Whether a text probably needs no quotes. A guess is enough, because the result is verified. */
export function looksPlain(text: string, isInFlow: boolean): boolean {
  if (dayOrTime.test(text)) return !isInFlow;
  if (!plainText.test(text) || otherMeaning.test(text)) return false;
  if (/: |:$| #|\s$/.test(text)) return false;
  return !isInFlow || !/[[\]{},:]/.test(text);
}

/** Single quotes are only used if there were some before. */
const singleQuoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Any text can be written in double quotes. */
export const doubleQuoted = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF\uFFFE\uFFFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A multi-line text as a literal block; null if that would not be read correctly. */
export function literal(text: string, column: number): Written | null {
  const lines = text.split('\n');
  const hasOddSpace = lines.some((line) => /^\s+$/.test(line)) || /^\n*\s/.test(text);
  if (hasOddSpace || !/\S/.test(text) || /[^\P{C}\n\t]|[\u2028\u2029\uFEFF]/u.test(text))
    return null;
  const lineEnds = lines.length - 1 - lines.findLastIndex((line) => line !== '');
  const header = lineEnds === 0 ? '|-' : lineEnds === 1 ? '|' : '|+';
  if (lineEnds > 0) lines.pop();
  return { inline: header, below: indented(lines, column) };
}

const indented = (lines: readonly string[], column: number): string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(column) + line));

/** A number, boolean or null, in its possible forms. */
export function writeOther(value: number | boolean | null): string[] {
  const written = String(value);
  if (typeof value !== 'number' || !written.includes('e')) return [written];
  // Some parsers require a decimal point before the exponent.
  const pointed = written.replace(/^(-?\d+)e/, '$1.0e');
  return Number.isInteger(value)
    ? [BigInt(value).toString(), pointed, written]
    : [pointed, written];
}

/** The position of a scalar: how it was written, and what can be written there. */
export type Setting = {
  body: string;
  /** The previous value. */
  before: Scalar | null;
  /** The column of lines below the field. */
  column: number;
  isInFlow: boolean;
};

/** The possible forms of a scalar at a position, the most similar to the previous form first. */
export function* formsOf(
  value: string | number | boolean | null,
  setting: Setting,
): Generator<Written> {
  if (typeof value !== 'string') {
    for (const inline of writeOther(value)) yield { inline, below: [] };
    return;
  }
  const { before, column, isInFlow } = setting;
  if (!isInFlow && isBlockText(before)) yield* belowAsBefore(value, before, setting);
  if (!isInFlow && value.includes('\n')) {
    const lines = literal(value, column);
    if (lines) yield lines;
  }
  const isPlain = looksPlain(value, isInFlow);
  const inline: string[] = [];
  if (before?.type === 'QUOTE_SINGLE' && !/[\p{C}\u2028\u2029]/u.test(value)) {
    inline.push(singleQuoted(value));
  }
  if (before?.type === 'QUOTE_DOUBLE') inline.push(doubleQuoted(value));
  if (isPlain) inline.push(value);
  inline.push(doubleQuoted(value));
  for (const form of new Set(inline)) yield { inline: form, below: [] };
}

/** A block text stays one: only changed lines or paragraphs are rewritten. */
function* belowAsBefore(
  value: string,
  before: Scalar<string>,
  { body, column }: Setting,
): Generator<Written> {
  const [start, end] = before.range ?? [0, 0];
  const lines = body
    .slice(lineStop(body, start), end)
    .replace(/^\r?\n/, '')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  const depth = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0].length || column;
  const written = literal(value, depth);
  if (!written) return;
  if (before.type === 'BLOCK_FOLDED') {
    const below = refold(value, before.value, lines, depth);
    if (below) yield { inline: written.inline.replace('|', '>'), below };
  }
  yield { ...written, below: restoreSpaces(written.below, lines, depth) };
}

/** Empty lines whose position is unchanged keep their spaces. */
function restoreSpaces(
  below: readonly string[],
  before: readonly string[],
  depth: number,
): string[] {
  const isSame = (line: string, old: string | undefined) =>
    old === line || (line === '' && old?.trim() === '' && old.length <= depth);
  const changed = below.findIndex((line, index) => !isSame(line, before[index]));
  const shift = before.length - below.length;
  return below.map((line, index) => {
    const old = before[changed < 0 || index < changed ? index : index + shift];
    return old !== undefined && isSame(line, old) ? old : line;
  });
}

/** A folded text, by paragraphs: unchanged ones keep their lines. */
function refold(
  value: string,
  before: string,
  lines: readonly string[],
  depth: number,
): string[] | null {
  const sources = lines
    .join('\n')
    .trimEnd()
    .split(/\n(?:[ ]*\n)+/);
  const paragraphsBefore = before.trimEnd().split(/\n+/);
  const newLines = value.trimEnd().split(/\n+/);
  if (sources.length !== paragraphsBefore.length) return null;
  const width = Math.max(60, ...lines.map((line) => line.trimEnd().length - depth));
  const paragraphs = newLines.map((paragraph) => {
    const unchanged = sources[paragraphsBefore.indexOf(paragraph)];
    return unchanged?.split('\n') ?? indented(wrap(paragraph, width), depth);
  });
  return paragraphs.flatMap((paragraph, index) => (index > 0 ? ['', ...paragraph] : paragraph));
}

function wrap(paragraph: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
