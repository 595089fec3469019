import { keptFiles, orderOf } from '../../src/build/publish/plan-exchange.ts';
import { isHashed } from '../../src/build/publish/staged-files.ts';
import type { Deployed, FileHashes, Progress } from './deployed.ts';

/** What a deployment has to do, in this order. */
export type Plan = {
  /** Files whose version at the target is backed up, so that it can be restored. */
  backUp: string[];
  /** Files to upload: hashed ones first, then new pages, then pages that may have links to them. */
  upload: string[];
  /** Files to remove once all others are uploaded. */
  remove: string[];
  /** Previous versions that are no longer needed. */
  forget: string[];
  /** The resulting state of the target. */
  next: Deployed;
};

/** Plans how to bring a target to these files. `done`: the completed steps of an interrupted deployment. */
export function planDeployment(
  previous: Deployed,
  files: FileHashes,
  done: readonly Progress[] = [],
): Plan {
  const uploaded: FileHashes = Object.assign({}, ...done.map((step) => step.uploaded));
  const backedUp = new Set(done.flatMap((step) => step.backedUp));
  const there: FileHashes = { ...previous.kept, ...previous.files, ...uploaded };
  const kept = keptFiles(previous, files);
  const differing = Object.entries(previous.files).filter(
    ([file, hash]) => files[file] !== hash && !isHashed(file),
  );
  const added = Object.keys(files).filter((file) => !(file in previous.files));
  const before = Object.fromEntries([
    ...Object.entries(previous.files).filter(([file, hash]) => files[file] !== hash),
    ...added.map((file) => [file, null] as const),
  ]);
  return {
    backUp: differing.map(([file]) => file).filter((file) => !backedUp.has(file)),
    upload: Object.keys(files)
      .filter((file) => there[file] !== files[file])
      .toSorted((a, b) => orderOf(a, there) - orderOf(b, there) || (a < b ? -1 : 1)),
    remove: Object.keys(there).filter((file) => !(file in files) && !(file in kept)),
    forget: Object.entries(previous.before ?? {})
      .filter(
        ([file, hash]) => hash !== null && !isHashed(file) && typeof before[file] !== 'string',
      )
      .map(([file]) => file),
    next: { version: 1, files: { ...files }, kept, before },
  };
}

/** The files of the previous version, with their hashes; null if none is known. */
export function filesBefore({ files, before }: Deployed): FileHashes | null {
  if (before === null) return null;
  const hashes: Record<string, string> = { ...files };
  for (const [file, hash] of Object.entries(before)) {
    if (hash === null) delete hashes[file];
    else hashes[file] = hash;
  }
  return Object.keys(hashes).length === 0 ? null : hashes;
}
