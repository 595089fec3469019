import {
  checkedTreeInSteps,
  type CheckedFile,
  addFile,
  noFiles,
  type FilesByKind,
  type Source,
  sourcesOf,
} from '../../content/index.ts';
import type { Diagnostic } from '../../messages/index.ts';
import type { Steps } from '../../site/index.ts';

type LoadedFile = { source: Source; checked: CheckedFile };

/** All problems of files that were checked one by one, found in steps. */
export function* checkFiles(
  loaded: ReadonlyMap<string, LoadedFile>,
  images: readonly string[],
): Steps<Diagnostic[]> {
  const files = byKind(loaded, ({ checked }) => checked);
  yield;
  const { valueOf, diagnose, report } = sourcesOf(loaded);
  const { diagnostics } = yield* checkedTreeInSteps(
    files,
    { documents: [...loaded.keys()], images, strict: false, valueOf },
    diagnose,
  );
  return report(files.diagnostics, diagnostics);
}

/** Files by their kinds, in their order, each in one of its versions. */
export function byKind<File>(
  loaded: ReadonlyMap<string, File>,
  version: (file: File) => CheckedFile,
): FilesByKind {
  const files = noFiles([...loaded.keys()]);
  for (const [file, one] of [...loaded].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    addFile(files, file, version(one));
  }
  return files;
}
