import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { CommandError } from '../../src/build/index.ts';
import { firstViewOf } from '../sizes.ts';
import { measureStages } from './measure-stages.ts';

type CommandCost = { seconds: number; cpuSeconds: number; peakMegabytes: number };

type BuildCost = {
  full: CommandCost;
  unchanged: CommandCost;
  oneChanged: CommandCost;
  /** A full build of the same pages, each with a warning. */
  warned: CommandCost;
  /** The HTML of the measured page, uncompressed, in bytes. */
  html: number;
  /** That page with its styles and its script, as sent, without fonts and pictures, in bytes. */
  firstView: number;
  /** The shares of the stages of a full build. */
  stages: readonly (readonly [stage: string, share: number])[];
  /** All published files, in bytes. */
  site: number;
};

/** In milliseconds without a change, after which a build trusts a file's time stamp. */
const untilSettled = 2500;

/** Builds a site in a process of its own. */
export function buildOnce(content: string, out: string): CommandCost {
  const args = ['scripts/cost-of-command.mjs', 'build', '--content', content, '--out', out];
  const { status, stdout } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new CommandError('A build stopped, and so does the benchmark.', 2);
  const cost: CommandCost & { exitCode: number } = JSON.parse(
    stdout.trim().split('\n').at(-1) ?? '',
  );
  if (cost.exitCode !== 0) {
    throw new CommandError('The generated content cannot be built.', cost.exitCode);
  }
  return cost;
}

/** Deletes everything cached about content; the engine's own scripts and encoded pictures stay. */
function forgetContent(): void {
  for (const folder of ['builds', 'content']) {
    rmSync(path.resolve('.cache', folder), { recursive: true, force: true });
  }
}

const bytesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

/** A generated site: where it is, one of its pages, and how it is written, with or without a warning on each page. */
export type GeneratedSite = {
  pages: number;
  content: string;
  out: string;
  file: string;
  address: string;
  write(isWarned: boolean): void;
};

/** Measures builds of a generated site, which changes one of its pages. */
export async function measureBuilds({
  content,
  out,
  file,
  address,
  write,
}: GeneratedSite): Promise<BuildCost> {
  const buildAll = async () => {
    await wait(untilSettled);
    forgetContent();
    rmSync(out, { recursive: true, force: true });
    return buildOnce(content, out);
  };
  const full = await buildAll();
  const unchanged = buildOnce(content, out);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('badge: "', 'badge: "Changed: '));
  const oneChanged = buildOnce(content, out);
  writeFileSync(file, text);
  const document = readFileSync(path.join(out, address, 'index.html'), 'utf8');
  const weigh = (of: string) => brotliCompressSync(readFileSync(path.join(out, of))).length;
  const { bytes: firstView = NaN } = firstViewOf(document, weigh) ?? {};
  const html = Buffer.byteLength(document);
  const site = bytesBelow(out);
  write(true);
  const warned = await buildAll();
  write(false);
  forgetContent();
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  const watched = measureStages(content, out);
  return { full, unchanged, oneChanged, warned, html, firstView, stages: watched, site };
}
