import { inFileOrder, type Diagnose, type Diagnostic, phrase, say } from '../messages/index.ts';
import type { CheckedFile } from './check-file.ts';
import { onlyNewerFormat } from './content-format.ts';
import { diagnoseIn, diagnosticAt } from './diagnose.ts';
import { limits } from './yaml/limits.ts';
import type { Source } from './source.ts';
import { inOriginal } from './yaml-repair/original-range.ts';

/** How checks between files find the files that are checked already. */
export type Sources = {
  /** A file as it is written; null if it has not been read. */
  sourceOf: (file: string) => Source | null;
  /** The value of a file that could be read, although it may be invalid. */
  valueOf: (file: string) => unknown;
  /** Makes the diagnostics of these files, with ranges in the repaired text where the YAML had to be repaired. */
  diagnose: Diagnose;
  /** The diagnostics of single files and those that `diagnose` made, as they are reported: in the order of the files. */
  report: (ofFiles: readonly Diagnostic[], between: readonly Diagnostic[]) => Diagnostic[];
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
    report: (ofFiles, between) => {
      const asWritten = between.flatMap((diagnostic) => {
        const { source, checked } = files.get(diagnostic.file) ?? {};
        return source && checked?.repaired
          ? inOriginal([diagnostic], source.lines, checked.repaired.lines)
          : diagnostic;
      });
      return limitDiagnostics([...ofFiles, ...asWritten], sourceOf).toSorted(inFileOrder);
    },
  };
}

/** Limits the diagnostics of each file, errors first; a last one says how many more there are. */
function limitDiagnostics(
  diagnostics: readonly Diagnostic[],
  sourceOf: (file: string) => Source | null,
): Diagnostic[] {
  const byFile = new Map<string, Diagnostic[]>();
  for (const diagnostic of onlyNewerFormat(diagnostics)) {
    const earlier = byFile.get(diagnostic.file);
    if (earlier) earlier.push(diagnostic);
    else byFile.set(diagnostic.file, [diagnostic]);
  }
  return [...byFile].flatMap(([file, all]) => {
    if (all.length <= limits.diagnostics) return all;
    const errorsFirst = all.toSorted((a, b) => Number(isError(b)) - Number(isError(a)));
    const others = errorsFirst.slice(limits.diagnostics);
    const lastLine = sourceOf(file)?.lines.length ?? 1;
    return [...errorsFirst.slice(0, limits.diagnostics), moreOf(file, others, lastLine)];
  });
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

const moreOf = (file: string, others: readonly Diagnostic[], lastLine: number): Diagnostic =>
  diagnosticAt(
    file,
    { line: lastLine, column: 1, endLine: lastLine, endColumn: 1 },
    {
      code: 'more-problems',
      severity: others.some(isError) ? 'error' : 'warning',
      message: say('limits-more', {
        moreProblems:
          others.length === 1
            ? phrase('moreProblems', 'one')
            : phrase('moreProblems', 'many', { number: others.length.toLocaleString('en') }),
      }),
      help: say('limits-fixFirst'),
    },
  );
