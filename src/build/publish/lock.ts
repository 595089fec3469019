import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { removePath, renameFile } from '../../busy-files.ts';
import { codeOf } from './if-there.ts';
import { processIdentitySchema, stateOf, thisProcess } from './process-identity.ts';
import type { ProcessIdentity } from './process-identity.ts';

/** How often the owner of a lock refreshes it, in milliseconds. */
const beat = 1000;

const lookAgain = 100;

/** The owner of a lock, and how long to wait for it. */
export type LockOptions = {
  /** The process that takes the lock. */
  owner?: ProcessIdentity;
  /** How long to wait for another owner, in milliseconds. */
  timeout?: number;
  /** After how long without a sign an owner that cannot be inspected counts as dead. */
  silence?: number;
  /** Called once, before the first wait. */
  onWait?: () => void;
};

/** Exclusive access to a folder, until it is released. */
export type Lock = {
  /** False once another process has taken over, because this one was silent for too long. */
  isHeld: () => boolean;
  release: () => Promise<void>;
};

/** The claims in a folder, observed over time. */
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

  /** Whether anybody but `claim` has a claim and may still be running. */
  isTaken(claim?: string): boolean {
    return this.names().some((name) => name !== claim && this.#isAlive(name));
  }

  #isAlive(name: string): boolean {
    const file = path.join(this.#folder, name);
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (touched === undefined) return false;
    const owner = readOwner(file);
    const state = owner === null ? 'unknown' : stateOf(owner);
    if (state !== 'unknown') return state === 'running';
    // The clocks of two machines differ, so only changes observed here count.
    const heard = this.#heard.get(name);
    if (heard?.touched === touched) return performance.now() - heard.at < this.#silence;
    this.#heard.set(name, { touched, at: performance.now() });
    return true;
  }
}

/** Null if the claim has just been withdrawn, or was truncated by a power failure. */
function readOwner(file: string): ProcessIdentity | null {
  try {
    return processIdentitySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Places a claim, and leaves it in place if it is the only one. */
function isClaimed(folder: string, claim: string, owner: ProcessIdentity, claims: Claims): boolean {
  const file = path.join(folder, claim);
  try {
    mkdirSync(folder, { recursive: true });
    if (claims.isTaken()) return false;
    // Written to a temporary file and renamed, so that a claim is never seen without its owner.
    writeFileSync(`${file}.new`, JSON.stringify(owner));
    renameFile(`${file}.new`, file);
    if (!claims.isTaken(claim)) return true;
  } catch (error) {
    // The owner of the lock has just removed it.
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  removePath(file);
  return false;
}

/**
 * Waits until no other process works on a folder, and locks it. Each process first places its own claim and only then
 * looks for others: of two at the same moment, at least one sees the other and withdraws. Claims of dead processes do
 * not count, and no process removes another's claim. Null on timeout.
 */
export async function lockFolder(folder: string, options: LockOptions = {}): Promise<Lock | null> {
  const { owner = thisProcess(), timeout = 600_000, silence = 15_000, onWait } = options;
  const claims = new Claims(folder, silence);
  const claim = `claim-${randomUUID()}`;
  const file = path.join(folder, claim);
  const started = performance.now();
  let hasWaited = false;
  while (!isClaimed(folder, claim, owner, claims)) {
    if (performance.now() - started >= timeout) return null;
    if (!hasWaited) onWait?.();
    hasWaited = true;
    // A random delay, so that two processes that withdraw do not collide again and again.
    await wait(lookAgain * (0.5 + Math.random()));
  }
  for (const name of claims.names()) {
    if (name !== claim) removePath(path.join(folder, name));
  }
  const heart = startHeart(file);
  return {
    isHeld: () => existsSync(file),
    release: async () => {
      await heart.terminate();
      removePath(file);
    },
  };
}

/** Refreshes a file from a separate thread, because a build blocks its main thread for long periods. */
function startHeart(file: string): Worker {
  const source = `
    const { workerData: { file, beat } } = require('node:worker_threads');
    const { utimesSync } = require('node:fs');
    setInterval(() => {
      const now = new Date();
      try { utimesSync(file, now, now); } catch { /* Taken over: the main thread will notice. */ }
    }, beat);`;
  const heart = new Worker(source, { eval: true, workerData: { file, beat } });
  heart.unref();
  return heart;
}
