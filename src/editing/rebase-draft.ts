import type { Draft, KeptFile } from './draft.ts';
import { mergeTexts, type Conflict } from './merge-texts.ts';

/**
 * Takes into a draft that a file is now kept with another text: it was saved, or somebody else changed it. Both
 * people's changes are merged; at a conflict the draft keeps its own. Steps that touched a file which somebody
 * else changed can no longer be undone: they would take back the other's changes too.
 */
export function rebaseDraft(
  draft: Draft,
  file: string,
  { text, hash }: KeptFile,
): { draft: Draft; conflicts: Conflict[] } {
  const known = draft.files[file];
  if (!known) return { draft, conflicts: [] };
  // Saved as the draft has it, or with nothing of our own in it: the steps stay as they are.
  const { text: merged, conflicts } = mergeTexts({
    file,
    base: known.base,
    ours: text,
    theirs: known.text,
  });
  const files = { ...draft.files, [file]: { base: text, baseHash: hash, text: merged } };
  if (merged === known.text) return { draft: { ...draft, files }, conflicts: swapped(conflicts) };
  const isOwn = (step: Draft['past'][number]) =>
    step.changes.every((change) => change.file !== file);
  const kept = { files, past: draft.past.filter(isOwn), future: draft.future.filter(isOwn) };
  return { draft: kept, conflicts: swapped(conflicts) };
}

/** In a draft, ours is what it has. The merge was the other way round, so that it keeps that. */
const swapped = (conflicts: readonly Conflict[]): Conflict[] =>
  conflicts.map((conflict) => ({ ...conflict, ours: conflict.theirs, theirs: conflict.ours }));
