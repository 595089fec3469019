import type { FieldPath } from '../../messages/index.ts';
import { isValueObject, type EditOp, type Value } from './edit-op.ts';
import { childOf, valueAt } from '../../../schema/value-at.ts';

/** The value of a file after a change; undefined if the change does not fit the current value. */
export function applyToValue(value: Value, op: EditOp): Value | undefined {
  switch (op.op) {
    case 'set':
      return replaceAt(value, op.path, op.value);
    case 'unset':
      return valueAt(value, op.path) === undefined ? undefined : removeAt(value, op.path);
    case 'rename':
      return renameAt(value, op.path, op.name);
    default: {
      const list = valueAt(value, op.path) ?? (op.op === 'insert' ? [] : undefined);
      const changed = Array.isArray(list) ? changeList(list, op) : undefined;
      return changed && replaceAt(value, op.path, changed);
    }
  }
}

type ListOp = Exclude<EditOp, { op: 'set' | 'unset' | 'rename' }>;

function changeList(list: readonly Value[], op: ListOp): Value[] | undefined {
  const isItem = (index: number) => Number.isInteger(index) && index >= 0 && index < list.length;
  switch (op.op) {
    case 'insert':
      return op.index === list.length || isItem(op.index)
        ? list.toSpliced(op.index, 0, op.value)
        : undefined;
    case 'remove':
      return isItem(op.index) ? list.toSpliced(op.index, 1) : undefined;
    case 'move': {
      const item = list[op.from];
      if (item === undefined || !isItem(op.from) || !isItem(op.to)) return undefined;
      return list.toSpliced(op.from, 1).toSpliced(op.to, 0, item);
    }
    case 'duplicate': {
      const item = list[op.index];
      return item === undefined ? undefined : list.toSpliced(op.index + 1, 0, item);
    }
  }
}

/** Missing objects on the path are created; items are not. */
function replaceAt(value: Value | undefined, path: FieldPath, next: Value): Value | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  const changed = replaceAt(childOf(value, step), rest, next);
  if (changed === undefined) return undefined;
  if (Array.isArray(value)) {
    return typeof step === 'number' && step in value ? value.with(step, changed) : undefined;
  }
  if (typeof step === 'number') return undefined;
  if (value === undefined || value === null) return { [step]: changed };
  return isValueObject(value) ? { ...value, [step]: changed } : undefined;
}

function renameAt(value: Value, path: FieldPath, name: string): Value | undefined {
  const holder = valueAt(value, path.slice(0, -1));
  const before = String(path.at(-1));
  if (!isValueObject(holder) || !Object.hasOwn(holder, before)) return undefined;
  if (name !== before && Object.hasOwn(holder, name)) return undefined;
  const renamed = Object.entries(holder).map(([field, inner]): [string, Value] => [
    field === before ? name : field,
    inner,
  ]);
  return replaceAt(value, path.slice(0, -1), Object.fromEntries(renamed));
}

function removeAt(value: Value | undefined, path: FieldPath): Value | undefined {
  const [step, ...rest] = path;
  if (step === undefined || !isValueObject(value)) {
    if (!Array.isArray(value) || typeof step !== 'number') return undefined;
    const changed = removeAt(value[step], rest);
    return changed === undefined ? undefined : value.with(step, changed);
  }
  if (rest.length > 0) {
    const changed = removeAt(childOf(value, step), rest);
    return changed === undefined ? undefined : { ...value, [step]: changed };
  }
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== String(step)));
}
