import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { CommandError } from '../../src/build/command-error.ts';
import { loadSite } from '../../src/content-files/load-site.ts';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { installIntoCache } from '../install-into-cache.ts';
import { startStaticServer } from '../preview/static-server.ts';

/** The last version that runs on Node 20. Its 200 packages, 184 MB, are needed for nothing else. */
const version = '12.8.2';

const measured = {
  'largest-contentful-paint': 'lcp',
  'total-blocking-time': 'tbt',
  'cumulative-layout-shift': 'cls',
} as const;

const audit = z.object({
  score: z.number().nullable(),
  numericValue: z.number().optional(),
});

const reportSchema = z.object({
  categories: z.record(
    z.string(),
    z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string() })) }),
  ),
  audits: z.record(z.string(), audit),
  environment: z.object({ benchmarkIndex: z.number() }),
});

/** One run of Lighthouse: scores from 0 to 100, times in milliseconds. */
export type LighthouseRun = {
  performance: number;
  /** The other categories: accessibility, best practices, search engines. */
  others: Record<string, number>;
  /** The audits of the other categories that failed. */
  failed: string[];
  lcp: number;
  tbt: number;
  cls: number;
  /** How fast Lighthouse found this machine; it throttles all alike. */
  benchmark: number;
  /** The load of the machine in the minute before. */
  load: number;
};

/** The runs of each page, by its address. */
export type LighthouseRuns = Record<string, LighthouseRun[]>;

/** The targets of a run. */
export const lighthouseTargets = { performance: 99, others: 100, lcp: 1300, tbt: 30, cls: 0.005 };

/** Whether a run misses a target. */
export const missesTarget = ({ performance, others, lcp, tbt, cls }: LighthouseRun): boolean =>
  performance < lighthouseTargets.performance ||
  Object.values(others).some((score) => score < lighthouseTargets.others) ||
  lcp > lighthouseTargets.lcp ||
  tbt > lighthouseTargets.tbt ||
  cls > lighthouseTargets.cls;

/**
 * Runs Lighthouse for a phone on pages of a built site: all of them once, and those that miss a target
 * `max` times in all; or the given ones, each as often. Its hosts for embeds are replaced by a page of this machine, so nothing depends
 * on a network. `tell` is called with what is measured next.
 */
export async function measureLighthouse(
  content: string,
  folder: string,
  { addresses, max }: { addresses: readonly string[] | null; max: number },
  tell: (words: string) => void,
): Promise<LighthouseRuns> {
  const { tree } = await loadSite(content);
  if (!tree) throw new CommandError('The content has mistakes, so there is nothing to measure.');
  const program = installIntoCache('lighthouse', version);
  if (program === null) throw new CommandError(`Lighthouse ${version} could not be installed.`);
  const browser = await ensureBrowser();
  const embeds = await startStandIn();
  const scratch = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  cpSync(folder, scratch, { recursive: true });
  const { hosts = [], map } = tree.settings.embeds ?? {};
  const outside = new Set([...hosts, ...(map === undefined ? [] : [new URL(map).host])]);
  replaceOrigins(
    scratch,
    Array.from(outside, (host) => `https://${host}`),
    embeds.origin,
  );
  const server = await startStaticServer(scratch);
  const runs: LighthouseRuns = {};
  try {
    const least = addresses === null ? 1 : max;
    const all = addresses ?? tree.pages.map(({ address }) => address);
    for (const [index, address] of all.entries()) {
      tell(`${index + 1} of ${all.length}: ${address} ...`);
      const runsOfPage: LighthouseRun[] = [];
      while (runsOfPage.length < (runsOfPage.some(missesTarget) ? max : least)) {
        runsOfPage.push(await runOnce(program, browser, new URL(address, server.origin).href));
      }
      runs[address] = runsOfPage;
    }
  } finally {
    await server.close();
    await embeds.close();
    rmSync(scratch, { recursive: true, force: true });
  }
  return runs;
}

const runProgram = promisify(execFile);

/** How often a page is tried whose trace Chromium lost: Lighthouse asks to be run again then. */
const attempts = 3;

async function runOnce(program: string, browser: string, url: string): Promise<LighthouseRun> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runLighthouse(program, browser, url);
    } catch (error) {
      const hasLostTrace = error instanceof Error && error.message.includes('run Lighthouse again');
      if (!hasLostTrace || attempt === attempts) throw error;
    }
  }
}

async function runLighthouse(
  program: string,
  browser: string,
  url: string,
): Promise<LighthouseRun> {
  const [load = 0] = loadavg();
  const { stdout } = await runProgram(
    process.execPath,
    [
      path.join(program, 'cli', 'index.js'),
      url,
      '--quiet',
      '--output=json',
      '--chrome-flags=--headless=new --no-sandbox --disable-quic --font-render-hinting=none',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64_000_000 },
  );
  return { ...readReport(JSON.parse(stdout)), load };
}

const percent = (score = 0) => Math.round(100 * score);

function readReport(json: unknown): Omit<LighthouseRun, 'load'> {
  const { categories, audits, environment } = reportSchema.parse(json);
  const { performance, ...rest } = categories;
  const value = (id: keyof typeof measured) => audits[id]?.numericValue ?? Infinity;
  const failed = Object.values(rest).flatMap(({ auditRefs }) =>
    auditRefs.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1),
  );
  return {
    performance: percent(performance?.score),
    others: Object.fromEntries(
      Object.entries(rest).map(([name, { score }]) => [name, percent(score)]),
    ),
    failed: [...new Set(failed)],
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    benchmark: environment.benchmarkIndex,
  };
}

/** Replaces origins in the documents of a built site and in its headers. */
function replaceOrigins(folder: string, origins: readonly string[], by: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|json)$/.test(file)) continue;
    const target = path.join(folder, file);
    const text = readFileSync(target, 'utf8');
    const replaced = origins.reduce((result, origin) => result.replaceAll(origin, by), text);
    if (replaced !== text) writeFileSync(target, replaced);
  }
}

/** A server that answers every request with a small page, instead of the hosts of embeds. */
async function startStandIn(): Promise<{ origin: string; close: () => Promise<void> }> {
  const page =
    '<!doctype html><html lang="en"><title>Stand-in</title><meta name="viewport" content="width=device-width"><p>Stand-in';
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
