import type { Diagnose } from '../diagnostics/diagnostic.ts';
import type { CheckedFile } from './check-file.ts';
import { diagnoseIn } from './diagnose.ts';
import type { Source } from './source.ts';

/** How checks between files find the files that are checked already. */
export type Sources = {
  /** A file as it is written; null if it has not been read. */
  sourceOf: (file: string) => Source | null;
  /** The value of a file that could be read, although it may be invalid. */
  valueOf: (file: string) => unknown;
  /** Makes the diagnostics of these files, with ranges in the repaired text where the YAML had to be repaired. */
  diagnose: Diagnose;
};

/** The sources of checked files. */
export function sourcesOf(
  files: ReadonlyMap<string, { source: Source; checked: CheckedFile }>,
): Sources {
  const sourceOf = (file: string) => files.get(file)?.source ?? null;
  const readAs = (file: string) => files.get(file)?.checked.repaired ?? sourceOf(file);
  return {
    sourceOf,
    valueOf: (file) => (files.get(file)?.checked.mentions ? readAs(file)?.value : undefined),
    diagnose: diagnoseIn(readAs),
  };
}
