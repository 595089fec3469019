import {
  type Diagnostic,
  type Explanation,
  type TextEdit,
  say,
  type Message,
} from '../../messages/index.ts';
import { diagnosticAt } from '../diagnose.ts';
import { parseWithRanges } from '../yaml/parse-yaml.ts';
import type { ReadingLimit } from './reading-limit.ts';

/** A mistake that recurs all through a file: it is reported once, at its first line. */
export type WholeFileRepair = {
  explanation: Explanation;
  /** The whole file after the repair. */
  lines: string[];
  /** The affected rows, counted from 0. */
  rows: readonly number[];
  /** The explanation for the first of them. */
  from: number;
  to: number;
  /** All repairs with which the whole file can be read. */
  readable: readonly (readonly string[])[];
};

/** Finds a mistake in all lines that have it; null if none does. */
export type WholeFileRule = (
  lines: readonly string[],
  limit: ReadingLimit,
) => WholeFileRepair | null;

/** The diagnostic, with a fix if all repairs lead to the same content. */
export function diagnoseWholeFile(
  file: string,
  before: readonly string[],
  { explanation, lines, rows, from, to, readable }: WholeFileRepair,
): Diagnostic {
  const line = (rows[0] ?? 0) + 1;
  const meanings = new Set(
    readable.map((candidate) =>
      parseWithRanges(candidate.join('\n')).document.toString({ lineWidth: 0 }),
    ),
  );
  const edits = rows.map((row) => editOfStart(row, before[row] ?? '', lines[row] ?? ''));
  return diagnosticAt(
    file,
    { line, column: from + 1, endLine: line, endColumn: to + 1 },
    explanation,
    meanings.size === 1 ? { edits } : undefined,
  );
}

/** The edit that turns one line into another with the same ending. */
function editOfStart(row: number, before: string, after: string): TextEdit {
  let same = 0;
  while (same < before.length && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return {
    range: { line: row + 1, column: 1, endLine: row + 1, endColumn: before.length - same + 1 },
    newText: after.slice(0, after.length - same),
  };
}

/** Mentions in how many other lines the same mistake occurs. */
export function othersToo({ length }: readonly number[]): Message {
  const others = length - 1;
  if (others === 0) return [];
  return others === 1 ? say('yaml-soOne') : say('yaml-soOthers', { number: others });
}
