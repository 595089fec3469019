import { appendFileSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { isPublished, hostingFile, readHosting } from '../src/build/index.ts';
import { command } from './command.ts';
import { brotliCompressSync } from 'node:zlib';
import { withoutBase } from '../src/site/index.ts';

const kilobyte = 1024;

const budgets = {
  'HTML of the longest page': 12 * kilobyte,
  'HTML of the shortest page': 6 * kilobyte,
  'script of every page': 7 * kilobyte,
  'styles of the frame': 5.5 * kilobyte,
  'page without an island, fonts and pictures': 24 * kilobyte,
};

/**
 * The rows of BUDGETS.md in whose column "this site" the first number is the weight of every first view, in kilobytes.
 */
const rows = {
  'styles of the frame': 'styles of the frame',
  'script of every page': 'plain script of every page',
  'HTML of the shortest page': 'HTML of the shortest page',
} as const;

const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const isOver = ({ bytes, budget }: Size): boolean => bytes > budget;

/** A table in Markdown, which GitHub shows on the page of a run. */
const asTable = (sizes: readonly Size[]): string =>
  [
    '| size as sent | budget | heaviest | page | |',
    '| --- | --- | --- | --- | --- |',
    ...sizes.map((size) => {
      const { label, budget, bytes, page } = size;
      const verdict = isOver(size) ? 'over' : 'met';
      return `| ${label} | ${inKilobytes(budget)} | ${inKilobytes(bytes)} | ${page} | ${verdict} |`;
    }),
  ].join('\n');

/**
 * `npm run sizes [-- --site DIR] [-- --check]`: page sizes of the built site and their budgets. Exit code 2: no built
 * site. With `--check`, it fails if the frame is larger than the table of budgets allows.
 */
export const main = command(
  {
    typed: 'npm run sizes',
    options: {
      site: {
        type: 'string',
        default: 'dist',
        value: 'DIR',
        help: 'the built site (dist/ if left out)',
      },
      check: {
        type: 'boolean',
        default: false,
        help: 'fails where the frame is larger than the table of budgets says',
      },
    },
  },
  ({ site, check }) => report(path.resolve(site), check),
);

function report(folder: string, isChecked: boolean): number {
  if (!isPublished(folder)) {
    console.error('There is no built site yet. Build it first: npm run build');
    return 2;
  }
  const sizes = measureSizes(folder);
  console.log(asTable(sizes));
  if (process.env['GITHUB_ACTIONS'] === 'true') {
    for (const { label, budget, bytes, page } of sizes.filter(isOver)) {
      const words = `${inKilobytes(bytes)} on ${page}, budget ${inKilobytes(budget)}`;
      console.log(`::warning title=Over its budget%3A ${label}::${words}`);
    }
  }
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `${asTable(sizes)}\n`);
  const grown = isChecked ? frameGrowth(sizes, readFileSync('.github/BUDGETS.md', 'utf8')) : [];
  for (const words of grown) console.error(words);
  return grown.length > 0 ? 1 : 0;
}

const isHeld = (label: string): label is keyof typeof rows => Object.hasOwn(rows, label);

/**
 * Lists the parts of the frame, which every first view of every site carries, that exceed the table of budgets: a
 * sentence each. Intended growth gets its new figure there.
 * @param table the text of BUDGETS.md
 */
export function frameGrowth(sizes: readonly Size[], table: string): string[] {
  return sizes.flatMap(({ label, bytes }) => {
    if (!isHeld(label)) return [];
    const name = rows[label];
    const cells = table
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .find((row) => row[1] === name);
    const measured = /^([\d.]+) KB/.exec(cells?.[3] ?? '')?.[1];
    if (measured === undefined) return [`BUDGETS.md has no figure for: ${name}`];
    // The table has tenths of a kilobyte of a thousand bytes.
    const limit = 1000 * Number(measured) + 100;
    if (bytes <= limit) return [];
    return [`${name}: ${(bytes / 1000).toFixed(2)} KB, and BUDGETS.md says ${measured} KB`];
  });
}

/** The largest file of a kind on a built site, compressed (Brotli), in bytes. */
type Size = { label: string; budget: number; bytes: number; page: string };

type Kind = keyof typeof budgets;

/** What the first view of a page loads besides fonts and pictures, compressed, in bytes. */
type FirstView = { document: number; script: number; styles: number[]; bytes: number };

/** Measures a document; null for one at a former URL. `weigh` returns how long the file at an address is, compressed. */
export function firstViewOf(html: string, weigh: (address: string) => number): FirstView | null {
  const address = /data-script="([^"]*)"/.exec(html)?.[1];
  // The document at a former URL has none.
  if (address === undefined) return null;
  const styles = Array.from(
    html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g),
    ([, href = '']) => weigh(href),
  );
  const [document, script] = [brotliCompressSync(html).length, weigh(address)];
  return {
    document,
    script,
    styles,
    bytes: styles.reduce((sum, one) => sum + one, document + script),
  };
}

/**
 * Measures the pages of a built site: the largest of each kind, and the shortest page, which is little but the frame.
 */
export function measureSizes(folder: string): Size[] {
  const { base = '' } = readHosting(readFileSync(path.join(folder, hostingFile), 'utf8'));
  const weights = new Map<string, number>();
  const weigh = (address: string): number => {
    const file = path.join(folder, withoutBase(address, base));
    const cached = weights.get(file) ?? brotliCompressSync(readFileSync(file)).length;
    weights.set(file, cached);
    return cached;
  };
  const heaviest = new Map<Kind, Omit<Size, 'label' | 'budget'>>();
  const note = (kind: Kind, bytes: number, page: string) => {
    if (bytes > (heaviest.get(kind)?.bytes ?? -1)) heaviest.set(kind, { bytes, page });
  };
  let shortest = { bytes: Infinity, page: '' };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(file) !== 'index.html') continue;
    const html = readFileSync(path.join(folder, file), 'utf8');
    const view = firstViewOf(html, weigh);
    if (!view) continue;
    const page = `/${path.dirname(file).replaceAll('\\', '/')}`.replace(/^\/\.$/, '/');
    note('HTML of the longest page', view.document, page);
    if (view.document < shortest.bytes) shortest = { bytes: view.document, page };
    note('script of every page', view.script, page);
    note('styles of the frame', view.styles[0] ?? 0, page);
    if (html.includes('data-island=')) continue;
    note('page without an island, fonts and pictures', view.bytes, page);
  }
  note('HTML of the shortest page', shortest.bytes, shortest.page);
  return Array.from(heaviest, ([label, size]) => ({
    label,
    budget: budgets[label],
    ...size,
  }));
}
