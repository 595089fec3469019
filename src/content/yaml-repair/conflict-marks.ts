import { type Diagnostic, say } from '../../messages/index.ts';
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
            message: say('yaml-conflict'),
            help: say('yaml-keepVersion'),
          },
        )
      : [],
  );
}
