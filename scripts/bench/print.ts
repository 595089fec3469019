import type { BuildCost, StageTimes } from './time-build.ts';
import { kinds } from './measure-visit.ts';
import { slowdowns, type EditingCost } from './measure-editing.ts';
import type { SearchCost } from './measure-search.ts';
import type { StartCost } from './measure-start.ts';
import type { Visits } from './measure-visits.ts';

/** The measurements of a generated site with a number of pages, and of one page. */
export type SizeResult = {
  count: number;
  /** Without a cache, with nothing changed, and with one page changed. */
  cold: BuildCost;
  warm: BuildCost;
  onePage: BuildCost;
  stages: StageTimes;
  /** The search index, compressed, in kilobytes. */
  searchKilobytes: number;
  least: { cold: BuildCost };
};

/** A table with all columns but the first right-aligned. */
export function printTable(rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(`  ${cells.join('   ')}`);
  }
}

const perPage = (milliseconds: number, count: number): string => (milliseconds / count).toFixed(2);

const stages = ['read', 'parse', 'check', 'tree', 'render', 'write'] as const;

/** Prints sizes as a table. */
export function printSizes(results: SizeResult[], grown: readonly string[]): void {
  const row = (name: string, budget: string, cell: (result: SizeResult) => string) => [
    name,
    ...results.map(cell),
    budget,
  ];
  console.log('\nBuilding, by number of pages (5.6 KB and 8 blocks each)');
  printTable([
    row('milliseconds of the processor a page', 'budget', ({ count }) =>
      count.toLocaleString('en'),
    ),
    ...stages.map((stage) =>
      row(`  ${stage}`, '', ({ stages: times, count }) => perPage(times[stage], count)),
    ),
    row('  all stages', '', ({ stages: times, count }) =>
      perPage(
        stages.reduce((sum, stage) => sum + times[stage], 0),
        count,
      ),
    ),
    row('  whole build, less that of one page', '1.1', ({ cold, least, count }) =>
      perPage(1000 * (cold.cpuSeconds - least.cold.cpuSeconds), count - 1),
    ),
    row('whole build, s', '', ({ cold }) => cold.seconds.toFixed(1)),
    row('peak memory, MB', '400', ({ cold }) => cold.peakMegabytes.toFixed(0)),
    row('a search, KB', '150', ({ searchKilobytes }) => searchKilobytes.toFixed(0)),
    row('nothing changed, s', '0.6', ({ warm }) => warm.seconds.toFixed(2)),
    row('  of the processor, s', '', ({ warm }) => warm.cpuSeconds.toFixed(2)),
    row('one page changed, s', '1', ({ onePage }) => onePage.seconds.toFixed(1)),
    row('  of the processor, s', '', ({ onePage }) => onePage.cpuSeconds.toFixed(1)),
    row('saved page rendered, ms', '', ({ stages: times }) => times.onePageChanged.toFixed(0)),
  ]);
  printGrown(grown);
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Prints page loads: sizes and main-thread time. */
export function printVisits(visits: Visits, grown: readonly string[]): void {
  console.log('\nWhat came over the wire, KB');
  printTable([
    [
      '',
      ...kinds,
      'all',
      'but fonts and pictures',
      'requests',
      'before paint',
      'paint ms',
      'main ms',
    ],
    ...Object.entries(visits).map(([name, { bytes, ...cost }]) => {
      const all = kinds.reduce((sum, kind) => sum + bytes[kind], 0);
      return [
        name,
        ...kinds.map((kind) => kilobytes(bytes[kind])),
        kilobytes(all),
        kilobytes(all - bytes.fonts - bytes.pictures),
        `${cost.requests}`,
        `${cost.requestsBeforePaint}`,
        `${cost.paintedAfter}`,
        `${cost.mainThread}`,
      ];
    }),
  ]);
  printGrown(grown);
}

function printGrown(grown: readonly string[]): void {
  if (grown.length > 0) console.log(`\nMore than at the last run here:\n  ${grown.join('\n  ')}`);
}

const milliseconds = (time: number) => time.toFixed(0);
const inMegabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

/** Prints the costs of editing, by the number of pages. */
export function printEditing(costs: readonly [pages: string, cost: EditingCost][]): void {
  const row = (name: string, cell: (cost: EditingCost) => string) => [
    name,
    ...costs.map(([, cost]) => cell(cost)),
  ];
  console.log('\nEditing in the page, by number of pages');
  printTable([
    ['', ...costs.map(([pages]) => Number(pages).toLocaleString('en'))],
    ...slowdowns.flatMap((slowdown) => [
      row(`key to painted frame, ${slowdown}×, median, ms`, ({ keyToPaint }) =>
        milliseconds(keyToPaint.get(slowdown)?.median ?? NaN),
      ),
      row(`key to painted frame, ${slowdown}×, 95 of 100 keys, ms`, ({ keyToPaint }) =>
        milliseconds(keyToPaint.get(slowdown)?.p95 ?? NaN),
      ),
    ]),
    row('first opening, ms', ({ firstOpening }) => milliseconds(firstOpening)),
    row('opening, ms', ({ opening }) => milliseconds(opening)),
    row('scripts, KB', ({ scripts }) => inKilobytes(scripts.plain)),
    row('scripts, KB brotli', ({ scripts }) => inKilobytes(scripts.brotli)),
    row('memory, MB', ({ heap }) => inMegabytes(heap.opened)),
    row('memory after 1,000 changes, MB', ({ heap }) => inMegabytes(heap.changed)),
  ]);
}

/** Prints the costs of `npm start`. */
export function printStart(costs: readonly [pages: string, cost: StartCost][]): void {
  const row = (name: string, cell: (cost: StartCost) => string) => [
    name,
    ...costs.map(([, cost]) => cell(cost)),
  ];
  console.log('\nnpm start, by number of pages');
  printTable([
    ['', ...costs.map(([pages]) => Number(pages).toLocaleString('en'))],
    row('first page, nothing checked before, ms', ({ cold }) => milliseconds(cold)),
    row('first page, ms', ({ warm }) => milliseconds(warm)),
    row('from saving a file to seeing it, median, ms', ({ saveToSeen }) =>
      milliseconds(saveToSeen),
    ),
    row('growth of memory in 1,000 saves, MB', ({ heapOfSaves }) =>
      heapOfSaves === null ? '' : inMegabytes(heapOfSaves),
    ),
  ]);
}

/** Prints the cost and quality of search. */
export function printSearch({ shown, ranking, bytes }: SearchCost): void {
  console.log('\nSearching this site on a phone (4×)');
  printTable([
    ['', 'budget', 'measured'],
    ['from a letter to its results, median, ms', '50', milliseconds(shown.median)],
    ['from a letter to its results, 95 of 100, ms', '', milliseconds(shown.p95)],
    ['first part of the index, KB', '12', kilobytes(bytes.first)],
    ['the whole index, KB', '40', kilobytes(bytes.all)],
  ]);
  console.log('\nFinding it by its own words');
  printTable([
    ['', 'within five, %', 'MRR@5'],
    ...ranking.map(([kind, { found, rank }]) => [kind, (100 * found).toFixed(1), rank.toFixed(3)]),
  ]);
}
