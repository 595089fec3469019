import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { isPublished } from '../src/build/publish/target.ts';
import { command } from './command.ts';
import { measureSizes, type Size } from './sizes/measure-sizes.ts';

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
  ({ site, check }) => weigh(path.resolve(site), check),
);

function weigh(folder: string, isChecked: boolean): number {
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
 * @param budgets the text of BUDGETS.md
 */
export function frameGrowth(sizes: readonly Size[], budgets: string): string[] {
  return sizes.flatMap(({ label, bytes }) => {
    if (!isHeld(label)) return [];
    const name = rows[label];
    const cells = budgets
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
