import type { SiteOutput } from './publish/site-output.ts';

/**
 * Cached results of one kind, by keys that contain everything they depend on. Those that the last build did not use are
 * dropped.
 */
export class ResultCache<T> {
  readonly #before: ReadonlyMap<string, T>;
  readonly used = new Map<string, T>();

  constructor(before: ReadonlyMap<string, T> = new Map()) {
    this.#before = before;
  }

  /** A result from this build or the last one. */
  find(key: string): T | undefined {
    return this.used.get(key) ?? this.#before.get(key);
  }

  store(key: string, result: T): T {
    this.used.set(key, result);
    return result;
  }

  /** Keeps the results of the last build if nothing was looked up. */
  reuseAll(): void {
    for (const [key, result] of this.#before) this.store(key, result);
  }

  /** The cached result for a key; otherwise `make` computes it. */
  take(key: string, make: () => T): T {
    return this.store(key, this.find(key) ?? make());
  }
}

/** A result with the hashes of its files. */
export type MadeFiles<T> = { result: T; files: ReadonlyMap<string, string> };

/**
 * The result of `make`, unless its files are already published from an earlier build. The key must contain everything
 * they depend on besides the code.
 */
export async function makeOnce<T>(
  cache: ResultCache<MadeFiles<T>>,
  key: string,
  output: SiteOutput,
  make: () => Promise<T>,
): Promise<T> {
  const { result } = takeMade(cache, key, output) ?? cache.store(key, await output.during(make));
  return result;
}

/** What `makeOnce` takes from an earlier build instead of making it; undefined where it has to be made. */
export function takeMade<T>(
  cache: ResultCache<MadeFiles<T>>,
  key: string,
  output: SiteOutput,
): MadeFiles<T> | undefined {
  const cached = cache.find(key);
  const isThere =
    cached &&
    Array.from(cached.files, ([file, hash]) => output.takeOver(file, hash)).every(Boolean);
  return isThere ? cache.store(key, cached) : undefined;
}

/** Makes a function that returns one shared list for equal lists of texts, so that the cache stores each only once. */
export function sharedLists(): (texts: string[]) => string[] {
  const lists = new Map<string, string[]>();
  return (texts) => {
    const key = texts.join('\0');
    const shared = lists.get(key) ?? texts;
    lists.set(key, shared);
    return shared;
  };
}
