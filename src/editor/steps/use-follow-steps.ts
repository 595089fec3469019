import { useEffect, useRef } from 'react';
import type { FieldPath } from '../../messages/index.ts';
import {
  compareValues,
  type FileChange,
  type Value,
  equalValues,
  openText,
} from '../../content/index.ts';
import { valueAt } from '../../../schema/value-at.ts';

type FollowSteps = {
  stepChanges: readonly FileChange[];
  file: string;
  path: FieldPath;
  open: (path: FieldPath) => void;
};

/** Opens the field that undo or redo has changed. */
export function useFollowSteps({ stepChanges, file, path, open }: FollowSteps): void {
  const followed = useRef(stepChanges);
  useEffect(() => {
    if (stepChanges === followed.current) return;
    followed.current = stepChanges;
    const change = stepChanges.find((one) => one.file === file);
    if (!change) return;
    const next = pathToOpen(valueOfText(change.before), valueOfText(change.after), path);
    if (next) open(next);
  }, [stepChanges, file, path, open]);
}

/** The value of a file; null if it does not exist or cannot be read. */
export const valueOfText = (text: string | null): Value =>
  text === null ? null : (openText(text)?.value ?? null);

/** An open node stays open if it has moved; if it was removed, its container opens. */
export function pathToOpen(before: Value, after: Value, path: FieldPath): FieldPath | null {
  const [change] = compareValues(before, after);
  if (!change) return null;
  if (change.kind === 'removed') return change.path.slice(0, -1);
  if (change.kind !== 'moved') return change.path;
  const list = change.path.slice(0, -1);
  const [previous, items] = [valueAt(before, path.slice(0, list.length + 1)), valueAt(after, list)];
  const index = Array.isArray(items) ? items.findIndex((item) => equalValues(item, previous)) : -1;
  return index < 0 ? change.path : [...list, index, ...path.slice(list.length + 1)];
}
