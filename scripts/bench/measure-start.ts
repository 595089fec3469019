import type { Page } from 'playwright-core';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createLoadCache } from '../../src/content-files/load-site.ts';
import { loadDevSite } from '../../src/dev/dev-site.ts';
import { addressOfFile } from '../../src/site/addresses/addresses.ts';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { launchBrowser } from '../browser/launch-browser.ts';
import { forgetBuilds } from './time-build.ts';

/** The costs of `npm start` on one content folder; times in milliseconds, memory in bytes. */
export type StartCost = {
  /** From the command to the first page, without cached checks and with them. */
  cold: number;
  warm: number;
  /** The median from writing a page's file to its new text in a browser. */
  saveToSeen: number;
  /** How much the heap grows in a thousand saves; null for a large site, where they take minutes. */
  heapOfSaves: number | null;
};

const saves = 9;
const manySaves = 1000;
/** A start stores what it has checked after its first page. */
const untilStored = 6000;

/** A site of more pages than this is large. */
const manyPages = 1000;

/** Measures `npm start` on a generated site of some pages; `file` is one of them. */
export async function measureStart(
  content: string,
  { file, pages }: { file: string; pages: number },
): Promise<StartCost> {
  const address = addressOfFile(file.replaceAll(path.sep, '/'));
  forgetBuilds(content);
  const cold = await start(content, address);
  await wait(untilStored);
  await stop(cold.server);
  const warm = await start(content, address);
  const saveToSeen = await timeSavesInBrowser(path.join(content, file), warm.url);
  await stop(warm.server);
  const heapOfSaves = pages > manyPages ? null : await growthOfHeap(content, file);
  return { cold: cold.took, warm: warm.took, saveToSeen, heapOfSaves };
}

/** Starts `npm start`, and waits until it shows a page. */
export async function start(content: string, address: string) {
  const port = await freePort();
  const began = performance.now();
  const args = ['scripts/run.mjs', 'start', '--content', content, '--port', String(port)];
  const server = spawn(process.execPath, args, { stdio: 'ignore' });
  const url = new URL(address, `http://localhost:${port}`).href;
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok && (await response.text()).includes('<main')) break;
    if (server.exitCode !== null) throw new Error('The development server stopped.');
    await wait(20);
  }
  return { server, url, took: performance.now() - began };
}

/** Ends a server that was started. */
export async function stop(server: ChildProcess): Promise<void> {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
}

/** A port that nothing uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The median time from writing the file of a generated page to its new title in a browser that shows it. */
export async function timeSavesInBrowser(file: string, url: string): Promise<number> {
  const text = readFileSync(file, 'utf8');
  const browser = await launchBrowser('chromium', await ensureBrowser());
  const times: number[] = [];
  try {
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await untilWatched(page, file, text);
    for (let save = 1; save <= saves; save += 1) {
      times.push(await timeSave(page, file, withTitle(text, `Saved ${save} times`)));
    }
  } finally {
    await browser.close();
    writeFileSync(file, text);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(saves / 2)] ?? 0;
}

const timeout = 30_000;
const triesOfFirst = 3;

/** Saves until a save is seen: servers begin to watch files only after they have answered. */
async function untilWatched(page: Page, file: string, text: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await timeSave(page, file, withTitle(text, `Tried ${tried} times`));
      return;
    } catch (error) {
      if (tried === triesOfFirst) throw error;
    }
  }
}

async function timeSave(page: Page, file: string, text: string): Promise<number> {
  const title = /^title: (.*)$/m.exec(text)?.[1] ?? '';
  const began = performance.now();
  writeFileSync(file, text);
  // Asked in every frame: a locator would ask less and less often.
  await page.waitForFunction(
    (expected) => document.querySelector('h1')?.textContent.includes(expected),
    title,
    { timeout },
  );
  const took = performance.now() - began;
  // A page that was loaded anew hears of the next save only when it is connected again.
  await page.waitForLoadState('networkidle');
  await wait(500);
  return took;
}

/** The title of a generated page is that of its first block, too. */
const withTitle = (text: string, title: string): string =>
  text.replaceAll(/^( *title: )Page .*$/gm, `$1${title}`);

async function growthOfHeap(content: string, file: string): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const cache = createLoadCache();
  const text = readFileSync(path.join(content, file), 'utf8');
  const save = async (count: number) => {
    writeFileSync(path.join(content, file), withTitle(text, `Saved ${count} times`));
    const { tree } = await loadDevSite(content, cache);
    if (!tree) throw new Error('The generated pages have errors.');
  };
  await save(0);
  const before = heap();
  for (let count = 1; count <= manySaves; count += 1) await save(count);
  return heap() - before;
}
