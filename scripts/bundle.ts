import { bundleForCache, isBundled } from '../src/build/bundle-scripts.ts';
import { codeVersion } from '../src/cache/cache-file.ts';

/**
 * `node scripts/run.mjs bundle`: bundles the browser scripts of this version of the code for the next build. A build
 * runs it in a process of its own, because Vite's memory, over 100 MB, is never given back.
 */
export async function main(): Promise<number> {
  const version = codeVersion();
  if (version !== null && !isBundled()) await bundleForCache(version);
  return 0;
}
