import type { YAMLError } from 'yaml';
import { type Diagnostic, say } from '../../messages/index.ts';
import { diagnosticAt } from '../diagnose.ts';
import type { ParsedDocument } from '../yaml/parse-yaml.ts';
import type { Source } from '../source.ts';

/** The diagnostic of a line that no repair makes readable. */
export function unreadable(
  source: Source,
  parsed: ParsedDocument,
  { pos, code }: YAMLError,
): Diagnostic {
  const { line, col } = parsed.lines.linePos(pos[0]);
  const text = source.lines[line - 1] ?? '';
  const column = Math.min(col, text.length + 1);
  const range = {
    line,
    column,
    endLine: line,
    endColumn: Math.max(column + 1, text.trimEnd().length + 1),
  };
  if (code === 'MULTIPLE_DOCS') {
    return diagnosticAt(source.file, range, {
      code: 'several-documents',
      message: say('yaml-divided'),
      help: say('yaml-dividedHow'),
    });
  }
  return diagnosticAt(source.file, range, {
    code: 'unreadable',
    message: say('yaml-unreadable'),
    help: say('yaml-compare'),
  });
}
