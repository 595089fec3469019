import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import { expect } from 'vitest';
import { startStaticServer } from '../../scripts/preview/static-server.ts';
import { publish } from '../../src/build/publish/publish.ts';
import { buildOf, lastingPages, readFiles, versionOfSite } from './publish-sites.ts';

/** Where Node finds the packages of the project. */
const bundles = path.resolve('.cache/publishing-process');

async function bundleProcess(): Promise<string> {
  const name = `process-${process.pid}-${Date.now()}`;
  await build({
    logLevel: 'error',
    configFile: false,
    build: {
      ssr: 'tests/build/publishing-process.ts',
      outDir: bundles,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  });
  return path.join(bundles, `${name}.mjs`);
}

/** Starts a process that publishes on and on, and kills it at a random moment. */
async function publishUntilKilled(script: string, folder: string, seed: string): Promise<void> {
  const child = spawn(process.execPath, [script, folder, seed], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended]);
  await wait(Math.random() * 250);
  child.kill('SIGKILL');
  const [exitCode] = await ended;
  expect(exitCode, 'it ran until it was killed').toBe(null);
}

/** Reads a page as a visitor does: it is there, whole, of one version, and its stylesheet is there. */
async function readPage(origin: string, page: string, triesLeft = 5): Promise<void> {
  const response = await fetch(origin + page);
  const text = await response.text();
  expect(response.status, page).toBe(200);
  const version = /^<html ([\w-]+)>/.exec(text)?.[1];
  expect(text.endsWith(`</html ${version}>`), `${page} is whole`).toBe(true);
  const styles = await fetch(`${origin}/assets/style-${version}.css`);
  await styles.text();
  // Two more sites may have been published since the page was read; then it is another one now.
  if (styles.status !== 200 && triesLeft > 0) return readPage(origin, page, triesLeft - 1);
  expect(styles.status, `the styles of ${page} ${version}`).toBe(200);
}

/**
 * Several processes publish into one folder, each is killed at random moments and started again, while visitors
 * read. Returns how often somebody read a page.
 */
export async function checkKilledProcesses(kills: number, processes: number): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  const script = await bundleProcess();
  await publish(folder, buildOf(versionOfSite('first')));
  const server = await startStaticServer(folder);
  const isOver = new AbortController();
  let reads = 0;
  const readOn = async () => {
    while (!isOver.signal.aborted) {
      for (const page of lastingPages) {
        await readPage(server.origin, page);
        reads += 1;
      }
    }
  };
  const publishOn = async (_: unknown, index: number) => {
    for (let kill = 0; kill < kills / processes && !isOver.signal.aborted; kill++) {
      await publishUntilKilled(script, folder, `${index}-${kill}`);
    }
  };
  try {
    const reading = Promise.all([readOn(), readOn()]).finally(() => isOver.abort());
    await Promise.all(Array.from({ length: processes }, publishOn)).finally(() => isOver.abort());
    await reading;
    const last = versionOfSite('last');
    await publish(folder, buildOf(last));
    const found = readFiles(folder, true);
    expect(found).toMatchObject(last);
    const others = Object.keys(found).filter((file) => !(file in last));
    expect(others.filter((file) => !/^assets\/style-[\w-]+\.css$/.test(file))).toEqual([
      '.publish/manifest.json',
    ]);
    expect(others.length, 'one generation of hashed files stays').toBeLessThanOrEqual(2);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
    rmSync(script, { force: true });
  }
  return reads;
}
