import type { Explanation } from '../../messages/index.ts';

/** A possible repair of a line, and the mistake that it would prove. Columns count from 0. */
export type Repair = {
  explanation: Explanation;
  /** The range of the mistake in the original line. */
  from: number;
  to: number;
  /** The repaired line. */
  line: string;
  /** Whether the lines below that are indented more move along. */
  movesBlock?: boolean;
  /** Whether the repair is certain, once the whole file can be read with it. */
  isSure?: boolean;
};

/** A line of a file, the next non-empty one, and the possible depths of the line. */
export type BrokenLine = { line: string; next: string | undefined; depths: readonly number[] };

/** A kind of mistake: all repairs of a line that would undo it, likeliest first. */
export type RepairRule = (broken: BrokenLine) => Repair[];

/** Applies a repair. The number of lines stays the same. */
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

/** The number of leading spaces of a line. */
export const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A line together with the one before it, so that its depth can be seen. */
export function inContext(lines: readonly string[], row: number, line: string): string {
  const before = lines.slice(0, row).findLast((above) => above.trim() !== '');
  if (before === undefined) return line.trim();
  const depth = Math.min(indentOf(before), indentOf(line));
  return `${before.slice(depth)}\n${line.slice(depth)}`;
}
