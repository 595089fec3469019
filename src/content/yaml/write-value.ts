import { isValueObject, type Value } from './edit-op.ts';
import type { Indentation } from './indentation.ts';
import { doubleQuoted, literal, looksPlain, writeOther, type Written } from './write-text.ts';

/** How texts are written: in the most readable form, or all in double quotes, which every parser understands. */
export type QuoteStyle = 'readable' | 'quoted';

export const isNested = (value: Value): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** The lines of an object or a list at a column. */
export function writeLines(
  value: Value,
  column: number,
  indentation: Indentation,
  quotes: QuoteStyle,
): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item) => itemLines(item, column, indentation, quotes));
  }
  if (!isValueObject(value)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    fieldLines(name, field, column, indentation, quotes),
  );
}

export function fieldLines(
  name: string,
  value: Value,
  column: number,
  indentation: Indentation,
  quotes: QuoteStyle,
): string[] {
  const head = ' '.repeat(column) + writeName(name);
  if (isNested(value)) {
    const depth = column + (Array.isArray(value) ? indentation.listDepth : indentation.depth);
    return [`${head}:`, ...writeLines(value, depth, indentation, quotes)];
  }
  const { inline, below } = writeSingle(value, column + indentation.depth, quotes);
  return [`${head}: ${inline}`, ...below];
}

export function itemLines(
  item: Value,
  column: number,
  indentation: Indentation,
  quotes: QuoteStyle,
  dash = '- ',
): string[] {
  const head = ' '.repeat(column) + dash;
  const inner = column + dash.length;
  if (!isNested(item)) {
    const { inline, below } = writeSingle(item, inner, quotes);
    return [head + inline, ...below];
  }
  const lines = writeLines(item, inner, indentation, quotes);
  if (Array.isArray(item)) return [head.trimEnd(), ...lines];
  return [head + (lines[0] ?? '').slice(inner), ...lines.slice(1)];
}

function writeSingle(value: Value, column: number, quotes: QuoteStyle): Written {
  if (typeof value === 'string') {
    const readable = quotes === 'readable';
    if (readable && value.includes('\n')) {
      const lines = literal(value, column);
      if (lines) return lines;
    }
    const isPlain = readable && looksPlain(value, false);
    return { inline: isPlain ? value : doubleQuoted(value), below: [] };
  }
  return { inline: writeFlow(value, quotes), below: [] };
}

/** A value on one line, in brackets if it is an object or a list. */
export function writeFlow(value: Value, quotes: QuoteStyle): string {
  if (typeof value === 'string') {
    return quotes === 'readable' && looksPlain(value, true) ? value : doubleQuoted(value);
  }
  if (Array.isArray(value)) return `[${value.map((item) => writeFlow(item, quotes)).join(', ')}]`;
  if (!isValueObject(value)) return writeOther(value)[0] ?? '';
  const fields = Object.entries(value).map(
    ([name, field]) => `${writeName(name)}: ${writeFlow(field, quotes)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** The source of a field name. YAML 1.1 parsers read y as true, and in focus points y is the vertical position. */
export const writeName = (name: string): string =>
  name === 'y' || (/^[a-z_][\w-]*$/i.test(name) && looksPlain(name, true))
    ? name
    : doubleQuoted(name);
