import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { codeOf } from './if-there.ts';
import { processIdentitySchema, stateOf, thisProcess } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';

/** How often the owner of a lock touches it, in milliseconds. */
const beat = 1000;

const lookAgain = 100;

/** Who takes a lock, and how long to wait for it. */
export type LockOptions = {
  /** Who takes the lock. */
  owner?: ProcessIdentity;
  /** How long to wait for another owner, in milliseconds. */
  patience?: number;
  /** How long nothing may be heard from an owner that cannot be looked at, until it counts as ended. */
  silence?: number;
  /** Called once, before the first wait. */
  onWait?: () => void;
};

/** A folder that only this process works on, until it lets go. */
export type Lock = {
  /** False once another process has taken over, because this one was not heard of for too long. */
  isHeld: () => boolean;
  release: () => Promise<void>;
};

/** The claims in a folder, as they are seen over some time. */
class Claims {
  readonly #folder: string;
  readonly #silence: number;
  readonly #heard = new Map<string, { touched: number; at: number }>();

  constructor(folder: string, silence: number) {
    this.#folder = folder;
    this.#silence = silence;
  }

  names(): string[] {
    return readdirSync(this.#folder).filter((name) => /^claim-[\da-f-]+$/.test(name));
  }

  /** Whether anybody but `own` holds a claim and may still be running. */
  isTaken(own?: string): boolean {
    return this.names().some((name) => name !== own && this.#isAlive(name));
  }

  #isAlive(name: string): boolean {
    const file = path.join(this.#folder, name);
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (touched === undefined) return false;
    const owner = readOwner(file);
    const state = owner === null ? 'unknown' : stateOf(owner);
    if (state !== 'unknown') return state === 'running';
    // The clocks of two machines differ: only what happens while we look counts.
    const heard = this.#heard.get(name);
    if (heard?.touched === touched) return performance.now() - heard.at < this.#silence;
    this.#heard.set(name, { touched, at: performance.now() });
    return true;
  }
}

/** Null where the claim has just been withdrawn, or a power cut has emptied it. */
function readOwner(file: string): ProcessIdentity | null {
  try {
    return processIdentitySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Lays down a claim and leaves it there if it is the only one. */
function isClaimed(folder: string, own: string, owner: ProcessIdentity, claims: Claims): boolean {
  const file = path.join(folder, own);
  try {
    mkdirSync(folder, { recursive: true });
    if (claims.isTaken()) return false;
    // Written beside it and then named, so that nobody finds a claim without its owner.
    writeFileSync(`${file}.new`, JSON.stringify(owner));
    renameSync(`${file}.new`, file);
    if (!claims.isTaken(own)) return true;
  } catch (error) {
    // The owner of the lock has just removed it.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  rmSync(file, { force: true });
  return false;
}

/**
 * Waits until nobody else works on a folder and takes it. Everybody first lays down a claim of their own and only
 * then looks for others: of two at the same moment, at least one sees the other and steps back. A claim whose
 * process has ended does not count, and nobody ever takes another's. Null if the patience ends first.
 */
export async function lockFolder(folder: string, options: LockOptions = {}): Promise<Lock | null> {
  const { owner = thisProcess(), patience = 600_000, silence = 15_000, onWait } = options;
  const claims = new Claims(folder, silence);
  const own = `claim-${randomUUID()}`;
  const file = path.join(folder, own);
  const started = performance.now();
  let hasWaited = false;
  while (!isClaimed(folder, own, owner, claims)) {
    if (performance.now() - started >= patience) return null;
    if (!hasWaited) onWait?.();
    hasWaited = true;
    // Two that step back from each other must not meet again and again.
    await wait(lookAgain * (0.5 + Math.random()));
  }
  for (const name of claims.names()) {
    if (name !== own) rmSync(path.join(folder, name), { force: true });
  }
  const heart = startHeart(file);
  return {
    isHeld: () => existsSync(file),
    release: async () => {
      await heart.terminate();
      rmSync(file, { force: true });
    },
  };
}

/** Keeps touching a file from a thread of its own: a build leaves its main thread no time for minutes. */
function startHeart(file: string): Worker {
  const source = `
    const { workerData: { file, beat } } = require('node:worker_threads');
    const { utimesSync } = require('node:fs');
    setInterval(() => {
      const now = new Date();
      try { utimesSync(file, now, now); } catch { /* taken over: the main thread will see it */ }
    }, beat);`;
  const heart = new Worker(source, { eval: true, workerData: { file, beat } });
  heart.unref();
  return heart;
}
