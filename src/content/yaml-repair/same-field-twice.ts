import { isScalar, visit } from 'yaml';
import { type Diagnostic, say } from '../../messages/index.ts';
import { diagnosticAt } from '../diagnose.ts';
import type { ParsedDocument } from '../yaml/parse-yaml.ts';
import type { Source } from '../source.ts';

/** Duplicate fields of an object. */
export function sameFieldTwice(source: Source, { document, lines }: ParsedDocument): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(document, {
    Map(_, map) {
      const seen = new Map<string, number>();
      for (const { key } of map.items) {
        if (!isScalar(key) || !key.range) continue;
        const name = String(key.value);
        const start = lines.linePos(key.range[0]);
        const end = lines.linePos(key.range[1]);
        const before = seen.get(name);
        if (before === undefined) {
          seen.set(name, start.line);
          continue;
        }
        const range = {
          line: start.line,
          column: start.col,
          endLine: end.line,
          endColumn: end.col,
        };
        diagnostics.push(
          diagnosticAt(source.file, range, {
            code: 'field-twice',
            message: [
              ...say('field-twice', { field: name }),
              ...say('field-firstOn', { line: before }),
            ],
            help: say('field-keepOne'),
            example: source.lineAt(range),
          }),
        );
      }
    },
  });
  return diagnostics;
}
