import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, hostname } from 'node:os';
import path from 'node:path';
import { kinds } from './measure-visit.ts';
import type { Visits } from './measure-visits.ts';

/** Where a machine keeps what it measured last. */
const file = path.resolve('.cache/bench/visits.json');

/** Times of another machine say nothing. */
const machine = `${hostname()} ${cpus()[0]?.model ?? ''}`;

type Run = { machine: string; visits: Visits };

const isRun = (value: unknown): value is Run =>
  typeof value === 'object' && value !== null && 'machine' in value && 'visits' in value;

/** What was measured last on this machine; nothing where that was never done. */
export function readLastRun(): Visits {
  try {
    const run: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isRun(run) && run.machine === machine ? run.visits : {};
  } catch {
    return {};
  }
}

/** Keeps a run for the next one to be compared with. Returns the file's name. */
export function keepRun(visits: Visits): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ machine, visits } satisfies Run, null, 2));
  return file;
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
