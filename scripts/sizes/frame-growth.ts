import type { Size } from './measure-sizes.ts';

/**
 * The rows of BUDGETS.md in whose column "this site" the first number is the weight of every first view, in kilobytes.
 */
const rows = {
  'styles of the frame': 'styles of the frame',
  'script of every page': 'plain script of every page',
  'HTML of the shortest page': 'HTML of the shortest page',
} as const;

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
