import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnosticAt } from '../diagnose.ts';
import type { Source } from '../source.ts';

/** Conflict markers left over from a merge. */
export function conflictMarks(source: Source): Diagnostic[] {
  return source.lines.flatMap((line, index) =>
    /^<{7}( |$)/.test(line)
      ? diagnosticAt(
          source.file,
          { line: index + 1, column: 1, endLine: index + 1, endColumn: line.length + 1 },
          {
            code: 'two-versions',
            message:
              'This file has two conflicting versions of some lines, left over from a merge.',
            help: 'Keep the lines of one version, and remove the three lines that begin with <<<<<<<, ======= and >>>>>>>.',
          },
        )
      : [],
  );
}
