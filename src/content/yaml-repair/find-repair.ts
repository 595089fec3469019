import type { YAMLError } from 'yaml';
import type { ParsedDocument } from '../yaml/parse-yaml.ts';
import { firstRowOf, openValues, rowOf } from './error-rows.ts';
import type { ReadingLimit } from './reading-limit.ts';
import { applyRepair, indentOf } from './repair.ts';
import type { Repair } from './repair.ts';
import { repairsOf } from './repairs-of.ts';

const maxTries = 60;
const farthestBack = 1000;

/** The number of fields that do not fit the schema in what could be read. */
export type CountMisfits = (value: unknown) => number;

/** A repair of a row, counted from 0, and the row of the first remaining error. */
export type FoundRepair = { row: number; repair: Repair; reach: number };

/** An unreadable file, and the rows that have been repaired already. */
type UnreadableFile = {
  lines: readonly string[];
  parsed: ParsedDocument;
  error: YAMLError;
  repaired: ReadonlySet<number>;
  limit: ReadingLimit;
  misfits: CountMisfits;
};

/** Tries every repair of the lines near an error, and finds the one after which most of the file can be read. */
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
      if (tries++ > maxTries || limit.isUsedUp) break;
      const reach = limit.reachOf(applyRepair(lines, row, repair));
      if (reach <= Math.max(firstRow, row)) continue;
      found.push({ row, repair, reach });
    }
  }
  return bestOf(found, lines, limit, misfits);
}

/**
 * Of the repairs that make most of the file readable, the one after which most fields fit the schema, because YAML
 * accepts a line at several depths. Ties go to the first one found; a line moves no further than necessary.
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

/** How far a repair moves a line; 0 for other repairs. */
const movesOf = ({ explanation, from, line }: Repair): number =>
  explanation.code === 'indentation' ? Math.abs(indentOf(line) - from) : 0;

/**
 * A line indented by a whole number of steps is moved only as a last resort: inside a multi-line text above it, almost
 * any line would be readable.
 */
const isFarFetched = ({ explanation, from }: Repair): boolean =>
  explanation.code === 'indentation' && from % 2 === 0;

/** The rows that may have caused an error: its own, its neighbours, and the start of an open quote. */
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
  // An unclosed quote is detected only at the next quote or at the end of the file.
  const open = lines.findLastIndex((line, row) => row <= errorRow && leavesQuoteOpen(line));
  if (open >= 0) rows.add(open);
  return [...rows];
}

/** Whether the last value of a line has an opening quote without a closing one. */
function leavesQuoteOpen(line: string): boolean {
  return ['"', "'"].some((quote) => {
    const before = line.slice(0, Math.max(0, line.lastIndexOf(quote)));
    const words = before.trimEnd();
    return words !== before && (words.endsWith(':') || words.endsWith('-'));
  });
}

/** The possible depths of a line, nearest first: those of the lines above it, and one step deeper. */
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
