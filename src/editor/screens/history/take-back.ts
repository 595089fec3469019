import {
  applyEdit,
  compareValues,
  type ValueChange,
  type EditOp,
  type FileChange,
  mergeTexts,
  openText,
} from '../../../content/index.ts';

/**
 * The current text of a file without one change of an earlier version, by its position there. Null if that part has
 * changed again since, or depends on the other changes.
 */
export function takeBack(
  { file, before, after }: FileChange,
  index: number,
  now: string | null,
): string | null {
  if (before === null || after === null || now === null) return null;
  const [old, changed] = [openText(before)?.value, openText(after)?.value];
  if (old === undefined || changed === undefined) return null;
  const changes = compareValues(old, changed);
  const change = changes[index];
  if (!change) return null;
  const edited = applyEdit(after, opBack(change));
  if ('refused' in edited) return null;
  // If items moved too, the earlier position may belong to something else now.
  const rest = openText(edited.text)?.value;
  if (rest === undefined || compareValues(old, rest).length !== changes.length - 1) return null;
  const merged = mergeTexts({ file, base: after, ours: edited.text, theirs: now });
  return merged.conflicts.length > 0 || merged.text === now ? null : merged.text;
}

function opBack({ kind, path, before, from }: ValueChange): EditOp {
  const [list, last] = [path.slice(0, -1), path.at(-1)];
  if (typeof last === 'number') {
    if (kind === 'moved') return { op: 'move', path: list, from: last, to: from ?? last };
    if (kind === 'added') return { op: 'remove', path: list, index: last };
    if (kind === 'removed') return { op: 'insert', path: list, index: last, value: before ?? null };
  }
  return before === undefined ? { op: 'unset', path } : { op: 'set', path, value: before };
}
