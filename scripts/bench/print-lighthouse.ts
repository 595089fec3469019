import { medianOf } from './compare-rounds.ts';
import {
  lighthouseTargets,
  missesTarget,
  type LighthouseRun,
  type LighthouseRuns,
} from './measure-lighthouse.ts';
import { printTable } from './print.ts';

/** The run that counts for a page: the medians of its runs, and whatever failed in any of them. */
export const medianRun = (runs: readonly LighthouseRun[]): LighthouseRun => {
  const of = (value: (run: LighthouseRun) => number) => medianOf(runs.map(value));
  return {
    performance: of((run) => run.performance),
    others: Object.fromEntries(
      Object.keys(runs[0]?.others ?? {}).map((name) => [
        name,
        of(({ others }) => others[name] ?? 0),
      ]),
    ),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    benchmark: of(({ benchmark }) => benchmark),
    load: of(({ load }) => load),
  };
};

/** The median of a value with its spread. */
const spread = (
  runsOfPage: readonly LighthouseRun[],
  value: (run: LighthouseRun) => number,
  digits = 0,
) => {
  const values = runsOfPage.map(value);
  const [least, max] = [Math.min(...values), Math.max(...values)];
  const middle = medianOf(values).toFixed(digits);
  return runsOfPage.length === 1
    ? middle
    : `${middle} (${least.toFixed(digits)}–${max.toFixed(digits)})`;
};

/** Prints what Lighthouse measured: a line a page, medians with their spread, and how many pages meet each target. */
export function printLighthouse(runs: LighthouseRuns): void {
  const pages = Object.entries(runs).map(([address, runsOfPage]) => ({
    address,
    runsOfPage,
    middle: medianRun(runsOfPage),
  }));
  console.log(
    '\nLighthouse, phone with simulated throttling: medians, and the spread of several runs',
  );
  printTable([
    ['', 'runs', 'performance', 'others', 'LCP ms', 'TBT ms', 'CLS', 'load', ''],
    ...pages.map(({ address, runsOfPage, middle }) => [
      address,
      `${runsOfPage.length}`,
      spread(runsOfPage, ({ performance }) => performance),
      Object.values(middle.others).join('/'),
      spread(runsOfPage, ({ lcp }) => lcp),
      spread(runsOfPage, ({ tbt }) => tbt),
      spread(runsOfPage, ({ cls }) => cls, 4),
      middle.load.toFixed(1),
      [...(missesTarget(middle) ? ['missed'] : []), ...middle.failed].join(' '),
    ]),
  ]);
  const count = (meets: (run: LighthouseRun) => boolean) =>
    `${pages.filter(({ middle }) => meets(middle)).length} of ${pages.length}`;
  const { performance, lcp, tbt, cls } = lighthouseTargets;
  console.log(`\nPages that meet each target`);
  printTable([
    ['performance 100', count((run) => run.performance === 100)],
    [`performance ${performance} or more`, count((run) => run.performance >= performance)],
    [
      'all other categories 100',
      count((run) => Object.values(run.others).every((score) => score === 100)),
    ],
    [`LCP up to ${lcp} ms`, count((run) => run.lcp <= lcp)],
    [`TBT up to ${tbt} ms`, count((run) => run.tbt <= tbt)],
    [`CLS up to ${cls}`, count((run) => run.cls <= cls)],
  ]);
}
