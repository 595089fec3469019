import type { SiteTree } from '../site/site-tree.ts';
import type { BuildCache } from './build-cache.ts';
import { contentHash } from './document-hash.ts';
import type { SiteOutput } from './publish/site-output.ts';
import { makeOnce } from './result-cache.ts';
import { buildSearchFiles } from './search-files.ts';

/** Writes the index files for searching in the browser, unless no text has changed since the last build. */
export async function writeSearchFiles(
  tree: SiteTree,
  cache: BuildCache,
  output: SiteOutput,
): Promise<void> {
  let isSearchedAnew = false;
  await makeOnce(cache.search, contentHash(tree), output, async () => {
    const files = buildSearchFiles(tree, cache.searched);
    for (const [address, text] of files) output.write(address.slice(1), text);
    isSearchedAnew = true;
    return null;
  });
  if (!isSearchedAnew) cache.searched.reuseAll();
}
