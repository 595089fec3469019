import type { Value } from '../yaml/edit-op.ts';
import { equalValues } from '../yaml/equal-values.ts';
import type { Conflict } from './merge-texts.ts';

/**
 * Both versions of a text or a list as one: theirs, with what only ours has after it or where it stood. Undefined if ours
 * adds nothing, or if the values cannot be joined.
 */
export function keepBoth({ base, ours, theirs }: Conflict): Value | undefined {
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    const joined = joinParts(Array.isArray(base) ? base : [], ours, theirs);
    return joined.length > theirs.length ? joined : undefined;
  }
  if (typeof ours !== 'string' || typeof theirs !== 'string') return undefined;
  const { separator, pattern } = divisionOf([ours, theirs].map((text) => text.trim()));
  const split = (text: string) => text.trim().split(pattern);
  const parts = split(theirs);
  const joined = joinParts(typeof base === 'string' ? split(base) : [], split(ours), parts);
  if (joined.length === parts.length) return undefined;
  return joined.join(separator) + (theirs.endsWith('\n') ? '\n' : '');
}

/** Texts consist of paragraphs, or else of lines, or else of sentences. */
function divisionOf(texts: readonly string[]): { separator: string; pattern: RegExp } {
  if (texts.some((text) => text.includes('\n\n'))) return { separator: '\n\n', pattern: /\n{2,}/ };
  if (texts.some((text) => text.includes('\n'))) return { separator: '\n', pattern: /\n/ };
  return { separator: ' ', pattern: /(?<=[.!?…])\s+/ };
}

/** Theirs with the parts that only ours has: each follows the part that it follows in ours, or else stands at the end. */
function joinParts<Part extends Value>(
  base: readonly Part[],
  ours: readonly Part[],
  theirs: readonly Part[],
): Part[] {
  const joined = [...theirs];
  let next = joined.length;
  for (const part of ours) {
    const isPart = (one: Part) => equalValues(one, part);
    const position = joined.findIndex(isPart);
    if (position >= 0) next = position + 1;
    else if (base.some(isPart)) next = joined.length;
    else {
      joined.splice(next, 0, part);
      next += 1;
    }
  }
  return joined;
}
