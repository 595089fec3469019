/** The single range in which two texts differ. Null means no text at all. */
export type TextPatch =
  | { start: number; removed: string; added: string }
  | { before: string | null; after: string | null };

/** The patch that turns one text into another. */
export function patchBetween(before: string | null, after: string | null): TextPatch {
  if (before === null || after === null) return { before, after };
  let start = 0;
  const max = Math.min(before.length, after.length);
  while (start < max && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < max - start && before[before.length - 1 - end] === after[after.length - 1 - end])
    end += 1;
  return {
    start,
    removed: before.slice(start, before.length - end),
    added: after.slice(start, after.length - end),
  };
}

/** Applies or reverts a patch. */
export function applyPatch(
  text: string | null,
  patch: TextPatch,
  direction: 'back' | 'forth',
): string | null {
  if ('before' in patch) return direction === 'back' ? patch.before : patch.after;
  const { start, removed, added } = patch;
  const [out, into] = direction === 'back' ? [added, removed] : [removed, added];
  const whole = text ?? '';
  return whole.slice(0, start) + into + whole.slice(start + out.length);
}
