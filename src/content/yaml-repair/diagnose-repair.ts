import type { Diagnostic, Fix } from '../../messages/index.ts';
import { diagnosticAt } from '../diagnose.ts';
import type { FoundRepair } from './find-repair.ts';
import { indentOf, inContext } from './repair.ts';

/** The diagnostic of a repair. */
export function diagnoseRepair(
  file: string,
  lines: readonly string[],
  found: FoundRepair,
): Diagnostic {
  const { row, repair } = found;
  const { explanation, from, to, line } = repair;
  const range = {
    line: row + 1,
    column: from + 1,
    endLine: row + 1,
    endColumn: Math.max(to, from + 1) + 1,
  };
  const example =
    explanation.code === 'indentation' ? inContext(lines, row, line) : explanation.example;
  return diagnosticAt(file, range, { ...explanation, example }, fixOf(lines, found));
}

function fixOf(lines: readonly string[], { row, repair }: FoundRepair): Fix | undefined {
  if (repair.isSure !== true) return undefined;
  const before = lines[row] ?? '';
  const start = indentOf(before);
  const range = {
    line: row + 1,
    column: start + 1,
    endLine: row + 1,
    endColumn: before.length + 1,
  };
  return { edits: [{ range, newText: repair.line.slice(start) }] };
}
