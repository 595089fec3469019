import path from 'node:path';
import type { z } from 'zod';
import { cacheFolder, forgetOldest, readCacheFile, writeCacheFile } from './cache-file.ts';

/** A folder of the cache with values of one kind, a file for each. Only the newest stay. */
export class ValueCache<T> {
  readonly folder: string;
  readonly #schema: z.ZodType<T>;
  readonly #max: number;

  /** `schema` checks that a cached value has the expected shape. */
  constructor(name: string, schema: z.ZodType<T>, max: number) {
    this.folder = path.join(cacheFolder, name);
    this.#schema = schema;
    this.#max = max;
  }

  #fileOf(name: string): string {
    return path.join(this.folder, `${name}.bin`);
  }

  /** A value that was cached by this version; null if there is none. */
  read(name: string, version: string): T | null {
    const entry = readCacheFile(this.#fileOf(name), version);
    return this.#schema.safeParse(entry && 'value' in entry ? entry.value : null).data ?? null;
  }

  write(name: string, version: string, value: T): void {
    writeCacheFile(this.#fileOf(name), version, value);
    forgetOldest(this.folder, this.#max);
  }
}
