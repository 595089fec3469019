import { applyCuts, type Cut } from './cut.ts';
import { applyToValue } from './apply-to-value.ts';
import { differenceOps } from './difference-ops.ts';
import { refusals, type EditOp, type Edited, type Value } from './edit-op.ts';
import { renameField, setField, unsetField } from './edit-fields.ts';
import { duplicateItem, insertItem, moveItem, removeItem } from './edit-items.ts';
import { equalValues } from './equal-values.ts';
import { openText, readsAs, type OpenText } from './open-text.ts';
import { valueAt } from './value-at.ts';

/**
 * Makes one change in a content file's text and leaves every line that has nothing to do with it as it is. What
 * comes out has been read back by all readers of the build and says exactly what it should; where no way of
 * writing does, the change is refused.
 */
export function applyEdit(text: string, op: EditOp): Edited {
  if ('value' in op && hasHiddenCharacter(op.value)) return { refused: refusals.hidden };
  const open = openText(text);
  if (!open) return { refused: refusals.unreadable };
  const expected = applyToValue(open.value, op);
  if (expected === undefined) return { refused: refusals.gone };
  if (equalValues(expected, open.value)) return { text };
  const inSteps = op.op === 'set' ? setInSteps(open, text, op) : null;
  if (inSteps !== null && readsAs(inSteps, expected)) return { text: inSteps };
  for (const cuts of waysTo(open, op)) {
    const changed = open.mark + applyCuts(open.body, cuts);
    if (changed !== text && readsAs(changed, expected)) return { text: changed };
  }
  return { refused: refusals.unsafe };
}

/** Makes changes one after the other: all of them, or none. */
export function applyEdits(text: string, ops: readonly EditOp[]): Edited {
  let changed = text;
  for (const op of ops) {
    const edited = applyEdit(changed, op);
    if ('refused' in edited) return edited;
    changed = edited.text;
  }
  return { text: changed };
}

/** Control characters (Windows line ends are no part of a value) and halves of characters: the build refuses them. */
function hasHiddenCharacter(value: Value): boolean {
  if (typeof value === 'string') return /[^\P{Cc}\t\n]|\p{Cs}|\uFFFD/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => hasHiddenCharacter(name) || hasHiddenCharacter(inner),
  );
}

function waysTo(open: OpenText, op: EditOp): Iterable<Cut[]> {
  switch (op.op) {
    case 'set':
      return setField(open, op.path, op.value, op.order);
    case 'unset':
      return unsetField(open, op.path);
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

/** An object or a list in the place of another that it resembles: only what differs is written. */
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
