import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';

/** Encoders wait for the disk between two pictures, so there are more of them than processors. */
const atOnce = availableParallelism() * 2;

/** Calls `work` for every item, several at a time, and waits for all. Rejects with the first error. */
export async function sideBySide<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const takeFurther = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, takeFurther));
}

/** For how long a loop may keep other work waiting, in milliseconds. */
const maxStretch = 10;

/** Makes what a long loop awaits at each turn, so that work beside it goes on. */
export function createPause(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < maxStretch) return;
    await setImmediate();
    began = performance.now();
  };
}

/**
 * Work that is done beside whatever follows, as many at a time as there are processors: `add` takes more of it, and
 * waits only where more than `maxWaiting` would wait, as it may hold much in memory; `finish` waits for all, and rejects with the first error.
 */
export function workBeside(maxWaiting = 100): {
  add(work: () => Promise<void>): Promise<void>;
  finish(): Promise<void>;
} {
  const ends = Array.from({ length: availableParallelism() }, () => Promise.resolve());
  const added: Promise<void>[] = [];
  return {
    async add(work) {
      const end = (ends.shift() ?? Promise.resolve()).then(work);
      // `finish` reports it.
      end.catch(() => null);
      ends.push(end);
      added.push(end);
      if (added.length > maxWaiting) await added.shift();
    },
    async finish() {
      await Promise.all(ends);
    },
  };
}
