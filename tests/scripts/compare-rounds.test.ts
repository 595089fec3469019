import { array, assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { ratioLines, ratiosOf, regressionsIn } from '../../scripts/bench/compare-rounds.ts';

const costing = (seconds: number) => ({ seconds, cpuSeconds: seconds * 1.5, peakMegabytes: 300 });
const compared = (before: number[], now: number[]) =>
  ratiosOf('first build', before.map(costing), now.map(costing));
const grown = (before: number[], now: number[]) =>
  regressionsIn(compared(before, now)).map(({ name }) => name);

test('rounds that ran beside each other are compared, so that a busy machine counts for both', () => {
  const [clock] = compared([1, 4, 1], [1.1, 4.4, 1.1]);
  expect(clock).toMatchObject({ before: 1, now: 1.1, median: expect.closeTo(1.1) });
  expect(clock?.lowest).toBeCloseTo(1.1);
  expect(clock?.highest).toBeCloseTo(1.1);
});

test('more than a tenth in every round is a regression, and what goes up and down is none', () => {
  expect(grown([2, 2, 2], [2.3, 2.4, 2.2])).toEqual([
    'first build, clock',
    'first build, processor',
  ]);
  expect(grown([2, 2, 2], [2.1, 2.15, 2.05])).toEqual([]);
  expect(grown([2, 2, 2], [3, 1.9, 2.6])).toEqual([]);
});

test('a commit that is compared with itself has no regression, however the machine behaves', () => {
  const times = array(double({ min: 0.1, max: 100, noNaN: true }), { minLength: 1 });
  assert(property(times, (each) => grown(each, each).length === 0));
});

test('the table has what each cost before and now, and how far the rounds lie apart', () => {
  expect(ratioLines(compared([2, 2, 2], [2, 3, 4]))).toEqual([
    'first build, clock      2.00 → 3.00 s       × 1.50 (1.00–2.00)',
    'first build, processor  3.00 → 4.50 s       × 1.50 (1.00–2.00)',
    'first build, memory     300 → 300 MB        × 1.00 (1.00–1.00)',
  ]);
});
