import type { Draft, FileState } from './draft.ts';
import { mergeTexts, type Conflict } from './merge-texts.ts';

/**
 * Updates a draft when the stored text of a file has changed: it was saved, or somebody else changed it. Both people's
 * changes are merged; in a conflict the draft keeps its own. Steps in a file that somebody else changed can no longer
 * be undone, because that would undo the other's changes too.
 */
export function rebaseDraft(
  draft: Draft,
  file: string,
  { text, hash }: FileState,
): { draft: Draft; conflicts: Conflict[] } {
  const drafted = draft.files[file];
  if (!drafted) return { draft, conflicts: [] };
  // Saved as in the draft, or without changes of ours: the steps stay.
  const { text: merged, conflicts } = mergeTexts({
    file,
    base: drafted.base,
    ours: text,
    theirs: drafted.text,
  });
  const files = { ...draft.files, [file]: { base: text, baseHash: hash, text: merged } };
  if (merged === drafted.text) return { draft: { ...draft, files }, conflicts: swapped(conflicts) };
  const leavesFileAlone = (step: Draft['past'][number]) =>
    step.changes.every((change) => change.file !== file);
  const rebased = {
    files,
    past: draft.past.filter(leavesFileAlone),
    future: draft.future.filter(leavesFileAlone),
  };
  return { draft: rebased, conflicts: swapped(conflicts) };
}

/** Swaps the sides: the merge ran the other way round, so that the draft keeps its own version. */
const swapped = (conflicts: readonly Conflict[]): Conflict[] =>
  conflicts.map((conflict) => ({ ...conflict, ours: conflict.theirs, theirs: conflict.ours }));
