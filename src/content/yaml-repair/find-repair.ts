import type { YAMLError } from 'yaml';
import type { ParsedDocument } from '../parse-yaml.ts';
import { firstRowOf, openValues, rowOf } from './error-rows.ts';
import type { ReadingLimit } from './reading-limit.ts';
import { applyRepair, indentOf } from './repair.ts';
import type { Repair } from './repair.ts';
import { repairsOf } from './repairs-of.ts';

const mostTries = 60;
const farthestBack = 1000;

/** How many fields of what could be read do not fit where they are. */
export type CountMisfits = (value: unknown) => number;

/** A repair of a row, counted from 0, and the row of the first error that is left. */
export type FoundRepair = { row: number; repair: Repair; reach: number };

/** A file that cannot be read, and the rows that are repaired already. */
type UnreadableFile = {
  lines: readonly string[];
  parsed: ParsedDocument;
  error: YAMLError;
  repaired: ReadonlySet<number>;
  limit: ReadingLimit;
  misfits: CountMisfits;
};

/** Tries every repair of the lines near an error, and finds the one that lets the most of the file be read. */
export function findRepair({
  lines,
  parsed,
  error,
  repaired,
  limit,
  misfits,
}: UnreadableFile): FoundRepair | null {
  const errorRow = rowOf(parsed, error.pos[0]);
  const firstRow = firstRowOf(parsed, error);
  const found: FoundRepair[] = [];
  let tries = 0;
  for (const row of suspects(lines, parsed, errorRow, error)) {
    if (repaired.has(row)) continue;
    const next = lines.find((line, at) => at > row && line.trim() !== '');
    const broken = { line: lines[row] ?? '', next, depths: depthsBefore(lines, row) };
    for (const repair of repairsOf(broken)) {
      if (tries++ > mostTries || limit.isUsedUp) break;
      const reach = limit.reachOf(applyRepair(lines, row, repair));
      if (reach <= Math.max(firstRow, row)) continue;
      found.push({ row, repair, reach });
    }
  }
  return bestOf(found, lines, limit, misfits);
}

/**
 * Of the repairs that let the most of the file be read, the one after which most fields are where they belong: YAML takes
 * a line at several depths. Of those, the one that was found first; a line moves no further than it must.
 */
function bestOf(
  found: readonly FoundRepair[],
  lines: readonly string[],
  limit: ReadingLimit,
  misfits: CountMisfits,
): FoundRepair | null {
  const likely = found.filter(({ repair }) => !isFarFetched(repair));
  const from = likely.length > 0 ? likely : found;
  const furthest = Math.max(...from.map(({ reach }) => reach));
  const equal = from.filter(({ reach }) => reach === furthest);
  if (equal.length < 2) return equal[0] ?? null;
  const costs = new Map(
    equal.map((one) => {
      const repaired = applyRepair(lines, one.row, one.repair);
      return [one, misfits(limit.read(repaired.slice(0, furthest)))] as const;
    }),
  );
  const costOf = (one: FoundRepair) => costs.get(one) ?? 0;
  const [best] = equal.toSorted(
    (a, b) => costOf(a) - costOf(b) || movesOf(a.repair) - movesOf(b.repair),
  );
  return best ?? null;
}

/** How far a repair moves a line; a repair of its words moves it not at all. */
const movesOf = ({ explanation, from, line }: Repair): number =>
  explanation.code === 'indentation' ? Math.abs(indentOf(line) - from) : 0;

/**
 * A line indented by a whole number of steps is moved only if nothing else helps: moved into a text above it, almost
 * any line can be read.
 */
const isFarFetched = ({ explanation, from }: Repair): boolean =>
  explanation.code === 'indentation' && from % 2 === 0;

/** The rows that may be to blame for an error: its own, those around it, and where an open quote began. */
function suspects(
  lines: readonly string[],
  parsed: ParsedDocument,
  errorRow: number,
  error: YAMLError,
): number[] {
  const rows = new Set<number>();
  for (const { start } of openValues(parsed, error)) rows.add(start);
  rows.add(errorRow);
  for (const step of [-1, 1, -2]) {
    for (let row = errorRow + step; row >= 0 && row < lines.length; row += Math.sign(step)) {
      if (lines[row]?.trim()) {
        rows.add(row);
        break;
      }
    }
  }
  // A quote that was never closed is noticed only at the next quote, or at the end of the file.
  const open = lines.findLastIndex((line, row) => row <= errorRow && leavesQuoteOpen(line));
  if (open >= 0) rows.add(open);
  return [...rows];
}

/** Whether the last value of a line begins with a quote that does not come again. */
function leavesQuoteOpen(line: string): boolean {
  return ['"', "'"].some((quote) => {
    const before = line.slice(0, Math.max(0, line.lastIndexOf(quote)));
    const words = before.trimEnd();
    return words !== before && (words.endsWith(':') || words.endsWith('-'));
  });
}

/** The depths at which a line could be, nearest first: those of the lines above it, and one step further in. */
function depthsBefore(lines: readonly string[], row: number): number[] {
  const depths = new Set<number>();
  const top = Math.max(0, row - farthestBack);
  for (let above = row - 1; above >= top && depths.size < 8; above -= 1) {
    const line = lines[above] ?? '';
    if (!line.trim()) continue;
    const depth = /^ */.exec(line)?.[0].length ?? 0;
    const isItem = /^ *- /.test(line);
    if (/:\s*$/.test(line)) depths.add(depth + (isItem ? 4 : 2));
    if (isItem) depths.add(depth + 2);
    depths.add(depth);
  }
  return [...depths];
}
