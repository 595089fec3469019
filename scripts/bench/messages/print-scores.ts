import { printTable } from '../print.ts';
import { measures } from './measures.ts';
import type { KindScore } from './score-mutations.ts';

/** The points of some kinds of mistakes, out of 100. */
export function totalOf(scores: readonly KindScore[]): number {
  const max = scores.reduce((sum, { count }) => sum + count * measures.length, 0);
  const got = scores.reduce(
    (sum, { points }) => sum + measures.reduce((inner, measure) => inner + points[measure], 0),
    0,
  );
  return (100 * got) / Math.max(1, max);
}

const percent = (part: number, whole: number) =>
  part === whole ? '100' : ((100 * part) / whole).toFixed(1);

/** Prints a table with a row for each kind of mistake; with `lost`, also the messages that lost points. */
export function printScores(scores: readonly KindScore[], lost: boolean): void {
  printTable([
    ['mistake', 'kind', 'tried', ...measures, 'of 100', 'surplus'],
    ...scores.map((score) => [
      score.name,
      score.kind,
      String(score.count),
      ...measures.map((measure) => percent(score.points[measure], score.count)),
      totalOf([score]).toFixed(1),
      String(score.surplus),
    ]),
  ]);
  console.log(`\n  ${totalOf(scores).toFixed(1)} of 100`);
  if (lost) for (const words of scores.flatMap((score) => score.lost)) console.log(`\n${words}`);
}
