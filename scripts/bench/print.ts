import type { BuildCost, StageTimes } from './time-build.ts';
import { addWeights } from './weigh-site.ts';
import type { PageWeight, Weight } from './weigh-site.ts';

/** What was measured for a number of generated pages, and for one page alone. */
export type SizeResult = { count: number; build: BuildCost; stages: StageTimes; least: BuildCost };

/** A table with its columns set to the right, but for the first. */
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
export function printSizes(results: SizeResult[]): void {
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
    row('  whole build, less that of one page', '1.1', ({ build, least, count }) =>
      perPage(1000 * (build.cpuSeconds - least.cpuSeconds), count - 1),
    ),
    row('whole build, s', '', ({ build }) => build.seconds.toFixed(1)),
    row('peak memory, MB', '', ({ build }) => build.peakMegabytes.toFixed(0)),
    row('one page changed, ms', '1,000', ({ stages: times }) => times.onePageChanged.toFixed(0)),
  ]);
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const weights = ({ raw, gzip, brotli }: Weight): string[] => [raw, gzip, brotli].map(kilobytes);

type Kind = Exclude<keyof PageWeight, 'address'>;

const kinds: [Kind, name: string, budget: string][] = [
  ['html', 'HTML', '8'],
  ['scripts', 'scripts', '76'],
  ['styles', 'styles', '10'],
  ['fonts', 'fonts', '45'],
  ['firstPicture', 'first picture', '45'],
];

/** The pages of this site: the lightest and the heaviest of each kind, and a visit. */
export function printPages(pages: PageWeight[], build: BuildCost, ownCode: Weight): void {
  console.log(
    `\nThis site: ${pages.length} pages, built in ${build.seconds.toFixed(1)} s (budget 3 s)`,
  );
  console.log('\nFirst view of a page, KB');
  const sorted = (kind: Kind) => pages.toSorted((a, b) => a[kind].brotli - b[kind].brotli);
  const row = (name: string, page: PageWeight | undefined, kind: Kind, budget: string) =>
    page ? [[name, ...weights(page[kind]), budget, page.address]] : [];
  printTable([
    ['', 'raw', 'gzip', 'brotli', 'budget', 'page'],
    ...kinds.flatMap(([kind, name, budget]) => [
      ...row(`${name}, least`, sorted(kind)[0], kind, ''),
      ...row(`${name}, most`, sorted(kind).at(-1), kind, budget),
    ]),
    ['scripts, our own on every page', ...weights(ownCode), '8', ''],
    ['scripts, more for islands, most', ...weights(spread(pages)), '10', ''],
  ]);
  printVisit(pages);
}

/** By how much the page with most scripts goes beyond that with least. */
function spread(pages: PageWeight[]): Weight {
  const sorted = pages.map(({ scripts }) => scripts).toSorted((a, b) => a.brotli - b.brotli);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (!least || !most) return { raw: 0, gzip: 0, brotli: 0 };
  return {
    raw: most.raw - least.raw,
    gzip: most.gzip - least.gzip,
    brotli: most.brotli - least.brotli,
  };
}

/** Five pages one after the other, from all over the site: HTML each time, scripts once. */
function printVisit(pages: PageWeight[]): void {
  const visited = [0, 1, 2, 3, 4].flatMap(
    (step) => pages[Math.floor((step * pages.length) / 5)] ?? [],
  );
  const scripts = visited.map((page) => page.scripts).toSorted((a, b) => b.brotli - a.brotli);
  const total = addWeights([...visited.map(({ html }) => html), ...scripts.slice(0, 1)]);
  console.log('\nA visit of five pages, text and scripts, KB');
  printTable([
    ['', 'raw', 'gzip', 'brotli', 'budget'],
    [visited.map(({ address }) => address).join(' '), ...weights(total), '95'],
  ]);
}
