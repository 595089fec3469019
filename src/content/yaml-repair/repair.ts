import type { Explanation } from '../../diagnostics/diagnostic.ts';

/** One way to repair a line that cannot be read, and what was wrong if it helps. Columns count from 0. */
export type Repair = {
  explanation: Explanation;
  /** What was wrong, from here up to there in the line as it is. */
  from: number;
  to: number;
  /** The line as repaired. */
  line: string;
  /** Whether the lines below that stand further in move along. */
  movesBlock?: boolean;
  /** Whether nothing else can have been meant, once the whole file can be read with it. */
  isSure?: boolean;
};

/** A line of a file, the next one that says something, and the depths at which the line could stand. */
export type BrokenLine = { line: string; next: string | undefined; depths: readonly number[] };

/** One kind of mistake: every repair of a line that would undo it, the likeliest first. */
export type RepairRule = (broken: BrokenLine) => Repair[];

/** Carries out a repair. The file keeps its number of lines. */
export function applyRepair(
  lines: readonly string[],
  row: number,
  { line, movesBlock }: Repair,
): string[] {
  const copy = [...lines];
  const depth = indentOf(copy[row] ?? '');
  const shift = indentOf(line) - depth;
  copy[row] = line;
  if (!movesBlock) return copy;
  for (let next = row + 1; next < copy.length; next += 1) {
    const below = copy[next] ?? '';
    if (below.trim() && indentOf(below) < depth) break;
    if (below.trim())
      copy[next] = ' '.repeat(Math.max(0, indentOf(below) + shift)) + below.trimStart();
  }
  return copy;
}

/** How many characters stand before the first that can be seen. */
export const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A line below the line before it, so that its depth can be seen. */
export function inContext(lines: readonly string[], row: number, line: string): string {
  const before = lines.slice(0, row).findLast((above) => above.trim() !== '');
  if (before === undefined) return line.trim();
  const depth = Math.min(indentOf(before), indentOf(line));
  return `${before.slice(depth)}\n${line.slice(depth)}`;
}
