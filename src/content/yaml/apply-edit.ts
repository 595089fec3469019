import { say } from '../../messages/index.ts';
import { applyCuts, type Cut } from './cut.ts';
import { applyToValue } from './apply-to-value.ts';
import { differenceOps } from './difference-ops.ts';
import type { EditOp, Edited, Value } from './edit-op.ts';
import { renameField, setField, unsetField } from './edit-fields.ts';
import { duplicateItem, insertItem, moveItem, removeItem } from './edit-items.ts';
import { equalValues } from './equal-values.ts';
import { hasHidden } from './hidden-characters.ts';
import { openText, readsAs, type OpenText } from './open-text.ts';
import { valueAt } from '../../../schema/value-at.ts';

/**
 * Makes one change in a content file's text and leaves all unrelated lines as they are. The result is verified by
 * parsing it with all of the build's YAML libraries; if no way of writing it gives exactly the wanted value, the change
 * is refused.
 */
export function applyEdit(text: string, op: EditOp): Edited {
  if ('value' in op && hasHiddenCharacter(op.value)) return { refused: say('edit-hidden') };
  const open = openText(text);
  if (!open) return { refused: say('edit-unreadable') };
  const expected = applyToValue(open.value, op);
  if (expected === undefined) return { refused: say('edit-gone') };
  if (equalValues(expected, open.value)) return { text };
  const inSteps = op.op === 'set' ? setInSteps(open, text, op) : null;
  if (inSteps !== null && readsAs(inSteps, expected)) return { text: inSteps };
  for (const cuts of candidatesOf(open, op)) {
    const changed = open.mark + applyCuts(open.body, cuts);
    if (changed !== text && readsAs(changed, expected)) return { text: changed };
  }
  return { refused: say('edit-unsafe') };
}

/** Makes changes in sequence: all of them, or none. */
export function applyEdits(text: string, ops: readonly EditOp[]): Edited {
  let changed = text;
  for (const op of ops) {
    const edited = applyEdit(changed, op);
    if ('refused' in edited) return edited;
    changed = edited.text;
  }
  return { text: changed };
}

function hasHiddenCharacter(value: Value): boolean {
  if (typeof value === 'string') return hasHidden(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => hasHiddenCharacter(name) || hasHiddenCharacter(inner),
  );
}

function candidatesOf(open: OpenText, op: EditOp): Iterable<Cut[]> {
  switch (op.op) {
    case 'set':
      return setField(open, op.path, op.value, op.order);
    case 'unset':
      return unsetField(open, op.path, op.withComments);
    case 'rename':
      return renameField(open, op.path, op.name);
    case 'insert':
      return insertItem(open, op.path, op.index, op.value, op.order);
    case 'remove':
      return removeItem(open, op.path, op.index);
    case 'move':
      return moveItem(open, op.path, op.from, op.to);
    case 'duplicate':
      return duplicateItem(open, op.path, op.index);
  }
}

/** An object or list is replaced by a similar one: only the differences are written. */
function setInSteps(
  open: OpenText,
  text: string,
  { path, value }: EditOp & { op: 'set' },
): string | null {
  const before = valueAt(open.value, path);
  if (before === undefined || !isAlike(before, value)) return null;
  const ops = differenceOps(before, value).map((op) => ({ ...op, path: [...path, ...op.path] }));
  const edited = applyEdits(text, ops);
  return 'text' in edited ? edited.text : null;
}

function isAlike(before: Value, after: Value): boolean {
  if (typeof before !== 'object' || typeof after !== 'object' || !before || !after) return false;
  if (Array.isArray(before) || Array.isArray(after)) {
    return Array.isArray(before) && Array.isArray(after) && before.length > 0 && after.length > 0;
  }
  return before['type'] === after['type'] && Object.keys(after).some((name) => name in before);
}
