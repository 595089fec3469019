/** Counts the items of a list that threads have taken: each takes the next few, until there are no more. */
export type Queue = SharedArrayBuffer;

/** So many are taken at a time. */
const few = 8;

export const createQueue = (): Queue => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

/** The items that this thread takes. */
export function* takeFrom<T>(items: readonly T[], queue: Queue): Generator<T> {
  const counter = new Int32Array(queue);
  for (;;) {
    const start = Atomics.add(counter, 0, few);
    if (start >= items.length) return;
    yield* items.slice(start, start + few);
  }
}
