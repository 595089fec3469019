import type { FieldPath } from '../messages/index.ts';

/** The lines of a field or an item: from where to where in the text, and the path of a value within them. */
export type NarrowText = { start: number; end: number; path: FieldPath };

/**
 * Finds the few lines of a plain file (./plain-yaml.ts) that hold a value, so that not the whole file has to be parsed to
 * tell where it is: the field of the first level, or an item of its list. Null if there is no such field.
 */
export function narrowTo(text: string, path: FieldPath): NarrowText | null {
  const [name, index] = path;
  if (typeof name !== 'string' || !/^[A-Za-z][\w-]*$/.test(name)) return null;
  const field = new RegExp(`^${name}:.*`, 'm').exec(text);
  if (!field) return null;
  const inside = field.index + field[0].length;
  const end = endOf(text, inside, /^[A-Za-z]/gm);
  if (typeof index !== 'number') return { start: field.index, end, path };
  const first = /^( *)- .*/m.exec(text.slice(inside, end));
  const before = text.slice(inside, inside + (first?.index ?? 0)).split('\n');
  if (!first || before.some((line) => /^\s*[^\s#]/.test(line))) return null;
  const item = new RegExp(`^${first[1] ?? ''}- `, 'gm');
  let start = inside + first.index;
  for (let number = 0; number < index; number += 1) {
    start = endOf(text, start + 1, item);
    if (start >= end) return null;
  }
  const nextItem = endOf(text, start + 1, item);
  return { start, end: Math.min(nextItem, end), path: [0, ...path.slice(2)] };
}

/** Where the next line begins that a pattern matches, or where the text ends. */
function endOf(text: string, from: number, pattern: RegExp): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? text.length;
}
