import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { benchOptions, usualSizes } from './bench/options.ts';
import { makeContent } from './bench/make-content.ts';
import { measureSearching } from './bench/measure-search.ts';
import { measureLighthouse } from './bench/measure-lighthouse.ts';
import { printLighthouse } from './bench/print-lighthouse.ts';
import { measureEditing } from './bench/measure-editing.ts';
import { printEditing, printSearch, printSizes, printStart, printVisits } from './bench/print.ts';
import type { SizeResult } from './bench/print.ts';
import { changePage, forgetBuilds, searchBytes, timeStages } from './bench/time-build.ts';
import { printScores, totalOf } from './bench/messages/print-scores.ts';
import { scoreMutations } from './bench/messages/score-mutations.ts';
import type { BuildCost, StageTimes } from './bench/time-build.ts';
import { grownBuilds, grownSince, storeRun, readLastRun } from './bench/last-run.ts';
import { showComparison } from './bench/show-comparison.ts';
import { measureStart } from './bench/measure-start.ts';
import { measureVisits } from './bench/measure-visits.ts';
import { measurePeers } from './bench/peers/measure-peers.ts';
import { printPeers } from './bench/peers/print-peers.ts';
import { CommandError } from '../src/build/command-error.ts';
import { command, type Parsed } from './command.ts';
import { contentFolder } from './content-folder.ts';

const largeSize = '100000';

/**
 * `npm run bench`: the costs of building and of page loads, compared with the budgets and the last run; growth does not
 * make it fail.
 */
export const main = command(
  { typed: 'npm run bench', readsContent: true, options: benchOptions },
  measureWanted,
);

async function measureWanted(values: Parsed<typeof benchOptions>['values']): Promise<number> {
  const { measure, out, changed } = values;
  const pages =
    values.pages === usualSizes ? usualSizes : values.pages.flatMap((counts) => counts.split(','));
  const visit = values.visit?.split(',') ?? null;
  if (values.messages) return measureMessages(values);
  if (measure) {
    console.log(JSON.stringify(await timeStages(contentFolder(), out, changed)));
    return 0;
  }
  const showSite = async (folder: string) => {
    const content = contentFolder();
    if (values.visits) await showVisits(folder, visit ?? ['/']);
    if (values.search) printSearch(await measureSearching(content, folder));
    if (values.lighthouse) {
      const requested = { addresses: visit, max: Number(values.runs) };
      printLighthouse(await measureLighthouse(content, folder, requested, console.error));
    }
  };
  const isOfSite = values.visits || values.search || values.lighthouse;
  if (values.site !== undefined && isOfSite) {
    await showSite(values.site);
    return 0;
  }
  const wrong = pages.find((count) => !/^[1-9]\d{0,5}$/.test(count));
  if (wrong !== undefined) {
    throw new CommandError(`--pages needs a number of pages, such as 1000, and not "${wrong}".`);
  }
  if (values.peers) {
    const requested = { pages: pages.map(Number), limit: Number(values.limit), only: values.only };
    printPeers(await measurePeers(requested, console.error));
    return 0;
  }
  if (values.compare !== undefined) {
    const count = pages === usualSizes ? 1000 : Number(pages[0]);
    return showComparison(values.compare, { count, rounds: Number(values.runs) });
  }
  if (values.editing) {
    printEditing(await measureSites(pages, measureEditing, printEditing));
    return 0;
  }
  if (values.start) {
    printStart(await measureSites(pages, measureStart, printStart));
    return 0;
  }
  // Checked first, because the first measurements take long.
  const content = contentFolder();
  const scratch = mkdtempSync(path.join(tmpdir(), 'bench-'));
  try {
    const thisSite = path.join(scratch, 'this-site');
    if (isOfSite) {
      buildThisSite(content, thisSite);
      await showSite(thisSite);
      return 0;
    }
    const results: SizeResult[] = [];
    const least = await measureBuild(scratch, 1);
    for (const count of (values.large ? [...pages, largeSize] : pages).map(Number)) {
      console.log(`Measuring ${count.toLocaleString('en')} pages ...`);
      results.push({ count, ...(await measureBuild(scratch, count)), least });
    }
    const builds = Object.fromEntries(
      results.map(({ count, cold, warm, onePage }) => [`${count} pages`, { cold, warm, onePage }]),
    );
    printSizes(results, grownBuilds(readLastRun().builds, builds));
    storeRun({ builds });
    buildThisSite(content, thisSite);
    await showVisits(thisSite, visit ?? ['/']);
    printSearch(await measureSearching(content, thisSite));
    return 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Measures something on generated sites of some numbers of pages; `file` is a page of each. Progress is printed, and so
 * is each site's cost on its own: a later one may fail, and then is left out.
 */
async function measureSites<Cost>(
  pages: readonly string[],
  measure: (
    content: string,
    site: { file: string; pages: number },
    tell: (step: string) => void,
  ) => Promise<Cost>,
  print: (costs: [pages: string, cost: Cost][]) => void,
): Promise<[pages: string, cost: Cost][]> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'bench-sites-'));
  try {
    const costs: [string, Cost][] = [];
    for (const count of pages) {
      const content = path.join(scratch, `content-${count}`);
      const began = performance.now();
      const tell = (step: string) => {
        const seconds = ((performance.now() - began) / 1000).toFixed(0);
        console.error(`${count} pages, ${seconds} s: ${step}`);
      };
      try {
        const file = makeContent(content, Number(count));
        const cost = await measure(content, { file, pages: Number(count) }, tell);
        if (pages.length > 1) print([[count, cost]]);
        costs.push([count, cost]);
      } catch (error) {
        tell(`not measured. ${String(error)}`);
      }
    }
    if (costs.length === 0) throw new CommandError('Nothing could be measured.');
    return costs;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function measureMessages(requested: {
  seed?: string;
  tries: string;
  lost: boolean;
  format: string;
}): Promise<number> {
  const seed = Number(requested.seed ?? Math.floor(Math.random() * 2 ** 31));
  const tries = Number(requested.tries);
  if (!Number.isInteger(seed) || !(tries > 0)) {
    throw new CommandError('--seed and --tries need a number.');
  }
  const scores = await scoreMutations(contentFolder(), { seed, tries });
  if (requested.format === 'json') {
    console.log(JSON.stringify({ seed, total: totalOf(scores), scores }, null, 2));
  } else {
    console.log(`Seed ${seed}`);
    printScores(scores, requested.lost);
  }
  return 0;
}

async function measureBuild(
  scratch: string,
  count: number,
): Promise<Omit<SizeResult, 'count' | 'least'>> {
  const content = path.join(scratch, `content-${count}`);
  const out = path.join(scratch, `out-${count}`);
  const changed = makeContent(content, count);
  await wait(untilSettled);
  const cold = measureCold(content, out);
  const warm = measureCommand('build', content, out);
  changePage(content, changed);
  const onePage = measureCommand('build', content, out);
  const searchKilobytes = searchBytes(out) / 1000;
  const written = path.join(scratch, `written-${count}`);
  const line = runInProcess(
    ['scripts/run.mjs', 'bench', '--measure', '--changed', changed],
    content,
    written,
  );
  const stages: StageTimes = JSON.parse(line);
  for (const folder of [content, out, written]) rmSync(folder, { recursive: true, force: true });
  return { cold, warm, onePage, stages, searchKilobytes };
}

/** How long after its last change the stats of a file are trusted, in milliseconds. */
const untilSettled = 2500;

/** Builds a site without cached results. */
function measureCold(content: string, out: string): BuildCost {
  forgetBuilds(content);
  return measureCommand('build', content, out);
}

/** The cost of a command on a content folder, in a separate process. */
function measureCommand(name: string, content: string, out: string): BuildCost {
  const line = runInProcess(['scripts/cost-of-command.mjs', name], content, out);
  const { exitCode, ...cost }: BuildCost & { exitCode: number } = JSON.parse(line);
  if (exitCode !== 0) {
    throw new CommandError(
      'The content has errors, so it cannot be built. Run: npm run validate',
      exitCode,
    );
  }
  return cost;
}

/** Runs a measurement in a separate process; returns the last line of its output. */
function runInProcess(args: string[], content: string, out: string): string {
  const { status, stdout } = spawnSync(
    process.execPath,
    [...args, '--content', content, '--out', out],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) {
    throw new CommandError('A measurement stopped, and so the benchmark does.', status ?? 2);
  }
  return stdout.trim().split('\n').at(-1) ?? '';
}

/** The page loads of a built site, compared with the last run on this machine. */
async function showVisits(folder: string, visit: readonly string[]): Promise<void> {
  const before = readLastRun().visits;
  const visits = await measureVisits(folder, visit, console.error);
  printVisits(visits, grownSince(before, visits));
  console.log(`\nKept in ${storeRun({ visits })}`);
}

/** Builds a content folder with and without cached results, and prints the costs. */
function buildThisSite(content: string, out: string): void {
  console.log('\nBuilding this site ...');
  const costs = { cold: measureCold(content, out), warm: measureCommand('build', content, out) };
  for (const [how, { seconds, cpuSeconds }] of Object.entries(costs)) {
    const [all, cpu] = [seconds, cpuSeconds].map((time) => time.toFixed(2));
    console.log(`Built ${how} in ${all} s, ${cpu} s of the processor`);
  }
}
