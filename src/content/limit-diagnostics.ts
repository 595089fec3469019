import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { onlyNewerFormat } from './content-format.ts';
import { diagnosticAt } from './diagnose.ts';
import { limits } from '../yaml/limits.ts';
import type { Source } from './source.ts';
import { phrase, say } from '../diagnostics/message.ts';

/** Limits the diagnostics of each file, errors first; a last one says how many more there are. */
export function limitDiagnostics(
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
