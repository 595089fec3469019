import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { z } from 'zod';
import { cacheFolder, forgetOldest, readCacheFile, writeCacheFile } from './cache-file.ts';

/** Where values are cached, a file for each. */
export const valuesFolder = path.join(cacheFolder, 'values');

/** Enough for the fonts of a site, and the scripts of the last versions of the code. */
const maxValues = 20;

/** Cached values of one kind, which are the same for all content. Only the newest of all kinds stay. */
export class ValueCache<T> {
  readonly #kind: string;
  readonly #schema: z.ZodType<T>;

  /** `schema` checks that a cached value has the expected shape. */
  constructor(kind: string, schema: z.ZodType<T>) {
    this.#kind = kind;
    this.#schema = schema;
  }

  #fileOf(name: string): string {
    return path.join(valuesFolder, `${this.#kind}-${name}.bin`);
  }

  /** A value that was cached by this version; null if there is none. */
  read(name: string, version: string): T | null {
    const bytes = readCacheFile(this.#fileOf(name), version);
    return bytes && (this.#schema.safeParse(deserialize(bytes)).data ?? null);
  }

  write(name: string, version: string, value: T): void {
    writeCacheFile(this.#fileOf(name), version, [serialize(value)]);
    forgetOldest(valuesFolder, maxValues);
  }
}
