import { availableParallelism } from 'node:os';
import { createLoadCache, type LoadCache, type Remembered } from './load-cache.ts';
import { loadFile, setTextTest } from './load-files.ts';
import { packPages, unpackPages, type PackedPages } from './packed-pages.ts';
import { listFiles, type ContentFiles } from './read-files.ts';

/** One of several equal shares of the pages of a content folder. */
export type Share = { index: number; shares: number };

/** Checks a share in another process. Null if that process failed. */
export type CheckElsewhere = (contentDir: string, share: Share) => Promise<PackedPages | null>;

/** Starting another process costs as much as checking some hundreds of pages. */
const worthwhile = 2000;

/** The most processes: each takes some 150 MB. */
const maxProcesses = 4;

const pagesOfShare = ({ documents }: ContentFiles, { index, shares }: Share): string[] =>
  documents
    .filter((file) => file.startsWith('pages/'))
    .filter((_, position) => position % shares === index);

function loadShare(files: ContentFiles, share: Share, cache: LoadCache): void {
  setTextTest(files, cache);
  for (const file of pagesOfShare(files, share)) loadFile(files.folder, file, cache);
}

/** Only what may be stored between runs: anything else is checked where it is reported. */
const isWhole = ({ checked }: Remembered): boolean =>
  checked.content?.kind === 'page' && !checked.repaired;

/** Checks the pages of a share, each on its own. The result is for another process. */
export function checkShare(contentDir: string, share: Share): PackedPages {
  const cache = createLoadCache();
  loadShare(listFiles(contentDir), share, cache);
  return packPages(new Map(Array.from(cache.files).filter(([, one]) => isWhole(one))));
}

/**
 * Fills the cache with the pages of a large folder of which little is known, on several processors. What is missing
 * after it, because a process failed or a page has mistakes, is checked when the site is loaded.
 */
export async function checkInParallel(
  contentDir: string,
  cache: LoadCache,
  checkElsewhere: CheckElsewhere,
  { processes = availableParallelism(), least = worthwhile } = {},
): Promise<void> {
  const files = listFiles(contentDir);
  const unknown = pagesOfShare(files, { index: 0, shares: 1 }).filter(
    (file) => !cache.files.has(file) && !cache.remembered.has(file),
  );
  const shares = Math.min(processes, maxProcesses);
  if (unknown.length < least || shares < 2) return;
  const others = Array.from({ length: shares - 1 }, (_, index) =>
    checkElsewhere(contentDir, { index: index + 1, shares }),
  );
  loadShare(files, { index: 0, shares }, cache);
  const checked = await Promise.all(others);
  const remembered = new Map(cache.remembered);
  for (const packed of checked) {
    for (const [file, one] of packed ? unpackPages(packed) : []) remembered.set(file, one);
  }
  cache.remembered = remembered;
}
