import { applyEdits } from '../yaml/apply-edit.ts';
import { mergeTexts, type Conflict, type MergedText, type Versions } from './merge-texts.ts';

/**
 * Merges two versions of a content file, some of whose conflicts have been decided: for these, `isOurs` is true and our
 * version is taken. The others are returned; then the text has their version of them.
 */
export function mergeDecided(
  versions: Versions,
  isOurs: (conflict: Conflict) => boolean,
): MergedText {
  const { text, conflicts } = mergeTexts(versions);
  const decided = conflicts.filter(isOurs);
  const open = conflicts.filter((conflict) => !decided.includes(conflict));
  // A deleted file, or one that cannot be merged, was chosen as a whole.
  if (decided.some(({ path }) => path.length === 0))
    return { text: versions.ours, conflicts: open };
  if (text === null || decided.length === 0) return { text, conflicts: open };
  const edited = applyEdits(
    text,
    decided.map(({ path, ours }) =>
      ours === undefined ? { op: 'unset', path } : { op: 'set', path, value: ours },
    ),
  );
  return 'refused' in edited ? { text, conflicts } : { text: edited.text, conflicts: open };
}
