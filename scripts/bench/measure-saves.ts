import type { Page } from 'playwright-core';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBrowser } from '../browser/ensure-browser.ts';
import { launchBrowser } from '../browser/launch-browser.ts';

/** In milliseconds. */
type SaveCost = {
  firstPage: number;
  /** The median from writing a page's file to its new heading in a browser. */
  saveToSeen: number;
};

const saves = 9;
const timeout = 30_000;
const triesOfFirst = 3;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Runs `npm start` on a content folder until it shows a page; the caller ends it with `stop`. */
export async function start(
  content: string,
  address: string,
): Promise<{ server: ChildProcess; url: string; took: number }> {
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

export async function stop(server: ChildProcess): Promise<void> {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
}

/** Measures `npm start` on a content folder: its first page, and saves of the file of one page. */
export async function measureSaves(
  content: string,
  { file, address }: { file: string; address: string },
): Promise<SaveCost> {
  const { server, url, took } = await start(content, address);
  const text = readFileSync(file, 'utf8');
  const browser = await launchBrowser('chromium', await ensureBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const save = (title: string) => timeSave(page, file, { text, title });
    await untilWatched(save);
    const times: number[] = [];
    for (let count = 1; count <= saves; count += 1) times.push(await save(`Saved ${count} times`));
    const sorted = times.toSorted((a, b) => a - b);
    return { firstPage: took, saveToSeen: sorted[Math.floor(saves / 2)] ?? NaN };
  } finally {
    await browser.close();
    await stop(server);
    writeFileSync(file, text);
  }
}

/** Saves until the browser shows it: a server watches files only after its first answer. */
async function untilWatched(save: (title: string) => Promise<number>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await save(`Tried ${tried} times`);
      return;
    } catch (error) {
      if (tried === triesOfFirst) throw error;
    }
  }
}

/** Changes the title of the page and of its first block, which are equal in generated content. */
async function timeSave(
  page: Page,
  file: string,
  { text, title }: { text: string; title: string },
): Promise<number> {
  const began = performance.now();
  writeFileSync(file, text.replaceAll(/^( *title: )".* in .* \(\d+\)"$/gm, `$1"${title}"`));
  // In every frame: a locator polls at growing intervals.
  await page.waitForFunction(
    (expected) => document.querySelector('h1')?.textContent.includes(expected),
    title,
    { timeout },
  );
  const took = performance.now() - began;
  // A page that was reloaded receives the next save only once it is connected.
  await page.waitForLoadState('networkidle');
  await wait(500);
  return took;
}
