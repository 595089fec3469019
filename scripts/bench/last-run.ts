import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, hostname } from 'node:os';
import path from 'node:path';
import { kinds } from './measure-visit.ts';
import type { Visits } from './measure-visits.ts';
import type { BuildCost } from './time-build.ts';

/** Where a machine stores its last measurements. */
const file = path.resolve('.cache/bench/last-run.json');

/** Times from another machine are not comparable. */
const machine = `${hostname()} ${cpus()[0]?.model ?? ''}`;

/** The costs of building a site: without a cache, with nothing changed, and with one page changed. */
export type Builds = Record<string, Record<'cold' | 'warm' | 'onePage', BuildCost>>;

type Run = { machine: string; visits: Visits; builds: Builds };

const isRun = (value: unknown): value is Run =>
  typeof value === 'object' &&
  value !== null &&
  'machine' in value &&
  'visits' in value &&
  'builds' in value;

/** The last measurements on this machine; empty if there are none. */
export function readLastRun(): Run {
  try {
    const run: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isRun(run) && run.machine === machine) return run;
  } catch {
    // No measurements.
  }
  return { machine, visits: {}, builds: {} };
}

/** Stores the measurements for comparison with the next run. Returns the file's name. */
export function storeRun(measured: Partial<Pick<Run, 'visits' | 'builds'>>): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readLastRun(), ...measured }, null, 2));
  return file;
}

/** The builds that use over a fifth more processor time or memory than in the last run. */
export function grownBuilds(before: Builds, now: Builds): string[] {
  return Object.entries(now).flatMap(([size, builds]) =>
    Object.entries(builds).flatMap(([kind, { cpuSeconds, peakMegabytes }]) => {
      const previous = Object.entries(before[size] ?? {}).find(([name]) => name === kind)?.[1];
      if (!previous) return [];
      return [
        ...(cpuSeconds > previous.cpuSeconds * 1.2
          ? [`${size}, ${kind}: ${previous.cpuSeconds.toFixed(1)} → ${cpuSeconds.toFixed(1)} s`]
          : []),
        ...(peakMegabytes > previous.peakMegabytes * 1.2
          ? [
              `${size}, ${kind}: ${previous.peakMegabytes.toFixed(0)} → ${peakMegabytes.toFixed(0)} MB`,
            ]
          : []),
      ];
    }),
  );
}

/** What has grown: sizes by more than a hundred bytes, main-thread time by more than a fifth. */
export function grownSince(before: Visits, now: Visits): string[] {
  return Object.entries(now).flatMap(([name, cost]) => {
    const previous = before[name];
    if (!previous) return [];
    const grown = kinds
      .filter((kind) => cost.bytes[kind] > previous.bytes[kind] + 100)
      .map((kind) => `${kind} ${previous.bytes[kind]} → ${cost.bytes[kind]} bytes`);
    if (cost.mainThread > previous.mainThread * 1.2) {
      grown.push(`main thread ${previous.mainThread} → ${cost.mainThread} ms`);
    }
    return grown.map((what) => `${name}: ${what}`);
  });
}
