import { addressKey, addressOfFile } from '../../site/index.ts';
import type { FileChange } from '../yaml/edit-op.ts';
import { equalValues } from '../yaml/equal-values.ts';
import { valueOf } from '../yaml/open-text.ts';
import { valueAt } from '../../../schema/value-at.ts';
import type { Maybe } from './value-conflict.ts';

/** The pages that were moved: each new file with the deleted one that it was before. */
export function movedPages(changes: readonly FileChange[]): Map<string, FileChange> {
  const gone = changes.filter(({ file, after }) => after === null && file.startsWith('pages/'));
  const origins = new Map<string, FileChange>();
  for (const change of changes) {
    const origin = change.before === null ? originOf(change, gone) : undefined;
    if (origin && ![...origins.values()].includes(origin)) origins.set(change.file, origin);
  }
  return origins;
}

/** The deleted page that a new one was before: it says so, or has the same content. */
function originOf({ after }: FileChange, gone: readonly FileChange[]): FileChange | undefined {
  const value = valueOf(after);
  const former = formerAddresses(value);
  return (
    gone.find(({ file }) => former.includes(addressKey(addressOfFile(file)))) ??
    gone.find(({ before }) => value !== undefined && equalValues(valueOf(before) ?? null, value))
  );
}

function formerAddresses(value: Maybe): string[] {
  const former = valueAt(value, ['movedFrom']);
  return Array.isArray(former) ? former.map((one) => addressKey(String(one))) : [];
}
