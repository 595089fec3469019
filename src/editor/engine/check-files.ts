import { checkedTreeInSteps } from '../../content/build-checked-tree.ts';
import type { CheckedFile } from '../../content/check-file.ts';
import { addFile, noFiles, type FilesByKind } from '../../content/files-by-kind.ts';
import type { Source } from '../../content/source.ts';
import { sourcesOf } from '../../content/sources-of.ts';
import type { Diagnostic } from '../../messages/diagnostic.ts';
import type { Steps } from '../../site/checks/steps.ts';

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
