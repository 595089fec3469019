import { availableParallelism } from 'node:os';

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
