import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, hostname } from 'node:os';
import path from 'node:path';
import { kinds } from './measure-visit.ts';
import type { Visits } from './measure-visits.ts';
import type { BuildCost } from './time-build.ts';

/** Where a machine keeps what it measured last. */
const file = path.resolve('.cache/bench/last-run.json');

/** Times of another machine say nothing. */
const machine = `${hostname()} ${cpus()[0]?.model ?? ''}`;

/** What building a site costs: knowing nothing of earlier builds, with nothing changed, and with one page changed. */
export type Builds = Record<string, Record<'cold' | 'warm' | 'onePage', BuildCost>>;

type Run = { machine: string; visits: Visits; builds: Builds };

const isRun = (value: unknown): value is Run =>
  typeof value === 'object' &&
  value !== null &&
  'machine' in value &&
  'visits' in value &&
  'builds' in value;

/** What was measured last on this machine; nothing where that was never done. */
export function readLastRun(): Run {
  try {
    const run: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRun(run) && run.machine === machine) return run;
  } catch {
    // Nothing was measured yet.
  }
  return { machine, visits: {}, builds: {} };
}

/** Keeps what was measured for the next run to be compared with. Returns the file's name. */
export function keepRun(measured: Partial<Pick<Run, 'visits' | 'builds'>>): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readLastRun(), ...measured }, null, 2));
  return file;
}

/** Which builds take a fifth more of the processor, or of memory, than at the last run. */
export function grownBuilds(before: Builds, now: Builds): string[] {
  return Object.entries(now).flatMap(([size, builds]) =>
    Object.entries(builds).flatMap(([kind, { cpuSeconds, peakMegabytes }]) => {
      const was = Object.entries(before[size] ?? {}).find(([name]) => name === kind)?.[1];
      if (!was) return [];
      return [
        ...(cpuSeconds > was.cpuSeconds * 1.2
          ? [`${size}, ${kind}: ${was.cpuSeconds.toFixed(1)} → ${cpuSeconds.toFixed(1)} s`]
          : []),
        ...(peakMegabytes > was.peakMegabytes * 1.2
          ? [`${size}, ${kind}: ${was.peakMegabytes.toFixed(0)} → ${peakMegabytes.toFixed(0)} MB`]
          : []),
      ];
    }),
  );
}

/** What costs more than it did: bytes of any kind by more than a hundred, the main thread by more than a fifth. */
export function grownSince(before: Visits, now: Visits): string[] {
  return Object.entries(now).flatMap(([name, cost]) => {
    const was = before[name];
    if (!was) return [];
    const grown = kinds
      .filter((kind) => cost.bytes[kind] > was.bytes[kind] + 100)
      .map((kind) => `${kind} ${was.bytes[kind]} → ${cost.bytes[kind]} bytes`);
    if (cost.mainThread > was.mainThread * 1.2) {
      grown.push(`main thread ${was.mainThread} → ${cost.mainThread} ms`);
    }
    return grown.map((what) => `${name}: ${what}`);
  });
}
