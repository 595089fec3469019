import { filesToRetain, orderOf } from '../../src/build/publish/plan-exchange.ts';
import { isHashed } from '../../src/build/publish/staged-files.ts';
import type { FileHashes } from './deploy-target.ts';
import type { Deployed } from './deployed.ts';

/** The parts of a record that planning reads and decides. */
type Content = Pick<Deployed, 'files' | 'kept' | 'before'>;

/** What a deployment has to do, in this order. */
export type Plan = {
  /** Files whose version at the target is backed up, so that it can be restored. */
  backUp: string[];
  /** Files to upload: hashed ones first, then new pages, then pages that may have links to them. */
  upload: string[];
  /** Files to remove once all others are uploaded. */
  remove: string[];
  /** Whether the files are those of the recorded version. */
  isSame: boolean;
  /** The resulting content of the target. */
  next: Content;
};

/** Plans how to bring a target to these files. `there`: the hashes of what it contains; null if unknown. */
export function planDeployment(
  previous: Content,
  files: FileHashes,
  there: Readonly<Record<string, string | null>> = { ...previous.kept, ...previous.files },
): Plan {
  const retained = filesToRetain(previous, files);
  const before = Object.fromEntries([
    ...Object.entries(previous.files).filter(([file, hash]) => files[file] !== hash),
    ...Object.keys(files).flatMap((file) =>
      file in previous.files ? [] : [[file, null] as const],
    ),
  ]);
  const isSame = Object.keys(before).length === 0;
  return {
    backUp: Object.keys(before).filter((file) => before[file] !== null && !isHashed(file)),
    upload: Object.keys(files)
      .filter((file) => there[file] !== files[file])
      .toSorted((a, b) => orderOf(a, a in there) - orderOf(b, b in there) || (a < b ? -1 : 1)),
    remove: Object.keys(there).filter((file) => !(file in files) && !(file in retained)),
    isSame,
    next: { files: { ...files }, kept: retained, before: isSame ? previous.before : before },
  };
}

/** The files of the previous version, with their hashes; null if there is none. */
export function filesBefore({ files, before }: Content): FileHashes | null {
  const hashes: Record<string, string> = { ...files };
  for (const [file, hash] of Object.entries(before ?? {})) {
    if (hash === null) delete hashes[file];
    else hashes[file] = hash;
  }
  return before === null || Object.keys(hashes).length === 0 ? null : hashes;
}
