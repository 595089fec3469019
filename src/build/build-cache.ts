import path from 'node:path';
import {
  cacheFolder,
  codeVersion,
  forgetOldest,
  keepFile,
  nameOf,
  readKeptFile,
  unusableWords,
} from '../cache/kept-file.ts';

const mostSites = 5;
const folder = path.join(cacheFolder, 'builds');

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

  /** The result under a key; where it is not known, `make` gives it. */
  take(key: string, make: () => T): T {
    return this.keep(key, this.find(key) ?? make());
  }
}

/** What builds of a site keep for the next one of the same version of the code. */
export type BuildCache = {
  /** Inline scripts made shorter, by their code. */
  inlineScripts: KeptResults<string>;
};

const isStored = (value: unknown): value is { inlineScripts: Map<string, string> } =>
  typeof value === 'object' &&
  value !== null &&
  'inlineScripts' in value &&
  value.inlineScripts instanceof Map;

const fileOf = (contentDir: string): string =>
  path.join(folder, `${nameOf(path.resolve(contentDir))}.bin`);

/** A cache that knows nothing yet. */
export const createBuildCache = (): BuildCache => ({ inlineScripts: new KeptResults() });

/** Reads what the last build of a content folder has kept; whoever watches is told where that cannot be used. */
export function readBuildCache(contentDir: string, tell: (words: string) => void): BuildCache {
  const version = codeVersion();
  const file = fileOf(contentDir);
  const kept = version === null ? null : readKeptFile(file, version);
  if (kept && 'unusable' in kept) tell(unusableWords(file, kept.unusable));
  if (!kept || 'unusable' in kept || !isStored(kept.value)) return createBuildCache();
  return { inlineScripts: new KeptResults(kept.value.inlineScripts) };
}

/** Keeps what this build has found out for the next one. */
export function writeBuildCache(contentDir: string, { inlineScripts }: BuildCache): void {
  const version = codeVersion();
  if (version === null) return;
  keepFile(fileOf(contentDir), version, { inlineScripts: inlineScripts.asked });
  forgetOldest(folder, mostSites);
}
