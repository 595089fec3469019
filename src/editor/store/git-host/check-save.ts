import { say } from '../../../messages/index.ts';
import {
  refuseBeside,
  refuseTogether,
  isUpload,
  refuseUpload,
  type SaveAnswer,
  type SavedFile,
  isDocumentName,
} from '../../../content/index.ts';
import type { CommittedFile } from './git-host.ts';
import type { Working } from './hosted-branches.ts';

export type NotSaved = Exclude<SaveAnswer, { kind: 'saved' }>;

/**
 * The files to commit, or why they cannot be saved. `hashes` are the git object ids of their new texts; null for
 * deleted ones. The caller still has to read the texts of files that somebody else has changed.
 */
export function checkSave(
  files: readonly SavedFile[],
  hashes: Readonly<Record<string, string | null>>,
  working: Working,
): CommittedFile[] | { reason: NotSaved } {
  const documents = [...working.files.keys()].filter(isDocumentName);
  const together = refuseTogether(files);
  if (together !== null) return { reason: { kind: 'refused', reason: together } };
  for (const { file, text } of files) {
    const reason =
      (isUpload(file)
        ? refuseUpload(file, text)
        : text === null
          ? null
          : refuseBeside(file, documents)) ??
      (isHeldUp(file, working) ? say('save-undecided') : null);
    if (reason !== null) return { reason: { kind: 'refused', reason } };
  }
  const hashOf = (file: string) => working.files.get(file) ?? null;
  // A file that already has the new text was saved by a request whose answer was lost.
  const open = files.filter(({ file }) => hashOf(file) !== hashes[file]);
  const changed = open.filter(({ file, baseHash }) => hashOf(file) !== baseHash);
  if (changed.length === 0)
    return open.map(({ file, text }) => ({
      path: file,
      content: text !== null && isUpload(file) ? { blob: text } : text,
    }));
  const found = changed.map(({ file }) => [file, { text: null, hash: hashOf(file) }]);
  return { reason: { kind: 'changed', files: Object.fromEntries(found) } };
}

/**
 * Whether a file waits for a decision about another one. Until then drafts are not merged with what has been published,
 * so a draft that undoes a published change of this file would look like one that never saw it.
 */
function isHeldUp(file: string, { conflicts, main, base }: Working): boolean {
  if (conflicts.length === 0 || conflicts.some((conflict) => conflict.file === file)) return false;
  return main.files.get(file)?.blob !== base.files.get(file)?.blob;
}
