import { visit } from 'yaml';
import { type Diagnostic, say } from '../../messages/index.ts';
import { diagnosticAt } from '../diagnose.ts';
import type { ParsedDocument } from '../yaml/parse-yaml.ts';
import type { Source } from '../source.ts';
import { inSingleQuotes } from './value-in-line.ts';

const hidden = /[^\P{Cc}\t\n]/u;

/** Texts in which a backslash escape produced an invisible character, such as "C:\fees". */
export function hiddenByBackslash(
  source: Source,
  { document, lines }: ParsedDocument,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(document, {
    Scalar(_, scalar) {
      if (scalar.type !== 'QUOTE_DOUBLE' || !scalar.range || !hidden.test(String(scalar.value)))
        return;
      const start = lines.linePos(scalar.range[0]);
      const end = lines.linePos(scalar.range[1]);
      const raw = source.text.slice(scalar.range[0], scalar.range[1]);
      const firstWords = (source.lines[start.line - 1] ?? '').slice(0, start.col - 1).trimStart();
      diagnostics.push(
        diagnosticAt(
          source.file,
          { line: start.line, column: start.col, endLine: end.line, endColumn: end.col },
          {
            code: 'backslash',
            message: say('yaml-backslash'),
            help: say('yaml-singleQuotes'),
            example: firstWords + inSingleQuotes(raw.slice(1, -1)),
          },
        ),
      );
    },
  });
  return diagnostics;
}
