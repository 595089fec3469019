import type { BuildCost } from './time-build.ts';

/** What a build costs now, as a share of what it cost before: 1.1 is a tenth more. */
export type Ratio = {
  /** Which build, and what of it: "first build, processor". */
  name: string;
  before: number;
  now: number;
  unit: string;
  /** The middle of the ratios of all rounds, the lowest and the highest. */
  median: number;
  lowest: number;
  highest: number;
};

const kinds = [
  { of: 'clock', key: 'seconds', unit: 's' },
  { of: 'processor', key: 'cpuSeconds', unit: 's' },
  { of: 'memory', key: 'peakMegabytes', unit: 'MB' },
] as const;

/** The median of some numbers. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** Compares the rounds of a build: each with the one beside it, because these met the same machine. */
export function ratiosOf(
  build: string,
  before: readonly BuildCost[],
  now: readonly BuildCost[],
): Ratio[] {
  return kinds.map(({ of, key, unit }) => {
    const ratios = now.map((cost, round) => cost[key] / (before[round]?.[key] ?? NaN));
    return {
      name: `${build}, ${of}`,
      before: medianOf(before.map((cost) => cost[key])),
      now: medianOf(now.map((cost) => cost[key])),
      unit,
      median: medianOf(ratios),
      lowest: Math.min(...ratios),
      highest: Math.max(...ratios),
    };
  });
}

/** How much more may be spent before it is called a regression: a tenth. */
const tolerance = 1.1;

/** The costs that have grown by more than a tenth in the middle, and in no round have not: noise has both signs. */
export const regressionsIn = (ratios: readonly Ratio[]): Ratio[] =>
  ratios.filter(({ median, lowest }) => median > tolerance && lowest > 1);

/** The table of ratios, with their spread. */
export function ratioLines(ratios: readonly Ratio[]): string[] {
  const width = Math.max(...ratios.map(({ name }) => name.length));
  return ratios.map(({ name, before, now, unit, median, lowest, highest }) => {
    const digits = unit === 'MB' ? 0 : 2;
    const costs = `${before.toFixed(digits)} → ${now.toFixed(digits)} ${unit}`;
    const spread = `${lowest.toFixed(2)}–${highest.toFixed(2)}`;
    return `${name.padEnd(width)}  ${costs.padEnd(18)}  × ${median.toFixed(2)} (${spread})`;
  });
}
