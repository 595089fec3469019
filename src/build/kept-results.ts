import type { SiteOutput } from './publish/site-output.ts';

/** Results of one kind by keys that say all that they depend on. Those that the last build did not ask for are forgotten. */
export class KeptResults<T> {
  readonly #before: ReadonlyMap<string, T>;
  readonly asked = new Map<string, T>();

  constructor(before: ReadonlyMap<string, T> = new Map()) {
    this.#before = before;
  }

  /** What is known under a key from this build or the last one. */
  find(key: string): T | undefined {
    return this.asked.get(key) ?? this.#before.get(key);
  }

  keep(key: string, result: T): T {
    this.asked.set(key, result);
    return result;
  }

  /** Keeps what the last build knew, where nobody had to ask for it. */
  keepAll(): void {
    for (const [key, result] of this.#before) this.keep(key, result);
  }

  /** The result under a key; where it is not known, `make` gives it. */
  take(key: string, make: () => T): T {
    return this.keep(key, this.find(key) ?? make());
  }
}

/** A result with the files that belong to it, by their hashes. */
export type MadeFiles<T> = { result: T; files: ReadonlyMap<string, string> };

/**
 * What `make` gives, where the files that it writes are not published already from an earlier build. The key must say all
 * that they depend on besides the code.
 */
export async function makeOnce<T>(
  kept: KeptResults<MadeFiles<T>>,
  key: string,
  output: SiteOutput,
  make: () => Promise<T>,
): Promise<T> {
  const known = kept.find(key);
  const isThere =
    known && Array.from(known.files, ([file, hash]) => output.takeOver(file, hash)).every(Boolean);
  return kept.keep(key, isThere ? known : await output.during(make)).result;
}
