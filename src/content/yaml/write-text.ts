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
export const singleQuoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

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

export const indented = (lines: readonly string[], column: number): string[] =>
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
