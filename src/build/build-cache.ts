import { ContentStore } from '../cache/content-store.ts';
import type { PictureScrims } from '../site/values/resolved.ts';
import type { PageResult } from './build-pages.ts';
import { BuildComparison, type BuildInputs } from './build-comparison.ts';
import { ResultCache, type MadeFiles } from './result-cache.ts';
import type { BuiltPicture } from './pictures.ts';
import type { SearchedPage } from './search-files.ts';
import type { SentPage } from './send-pages.ts';
import {
  areRows,
  characterRows,
  pageRows,
  readResults,
  searchedRows,
  sentRows,
  storeResults,
} from './stored-results.ts';
import type { StoredRows } from './stored-rows.ts';
import type { WrittenFonts } from './write-fonts.ts';

/** What builds of a site cache for the next one of the same version of the code. */
export type BuildCache = {
  /** The documents of pages, by their addresses. */
  pages: ResultCache<PageResult>;
  pictures: ResultCache<MadeFiles<BuiltPicture>>;
  /** The addresses of cards for shared links. */
  cards: ResultCache<MadeFiles<string | null>>;
  scrims: ResultCache<PictureScrims>;
  fonts: ResultCache<MadeFiles<WrittenFonts>>;
  /** The characters of pages beyond those in every font file, by the hashes of the documents. */
  characters: ResultCache<string>;
  /** The documents that send pages, by the addresses of the pages. */
  sent: ResultCache<SentPage>;
  /** The site's icons. */
  icons: ResultCache<MadeFiles<null>>;
  /** The files of the search and of the not-found page, by hashes of all texts and of all titles of the site. */
  search: ResultCache<MadeFiles<null>>;
  /** The search entries of each page, by its address. */
  searched: ResultCache<SearchedPage>;
  /** What the last build was made from, compared with this one. */
  comparison: BuildComparison;
};

type Caches = Omit<BuildCache, 'comparison'>;

type Results = { [Kind in keyof Caches]: Caches[Kind]['used'] };

/** The kinds of which there is a result for each page; they are stored as rows. */
const ofPages = ['pages', 'sent', 'searched', 'characters'] as const;

type OfPages = (typeof ofPages)[number];

type Stored = Omit<Results, OfPages> & Record<OfPages, StoredRows> & { last: BuildInputs | null };

const others = ['pictures', 'cards', 'scrims', 'fonts', 'icons', 'search'] as const;

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null || !('last' in value)) return false;
  const stored = new Map(Object.entries(value));
  return (
    others.every((kind) => stored.get(kind) instanceof Map) &&
    ofPages.every((kind) => areRows(stored.get(kind)))
  );
}

const store = new ContentStore('builds', isStored);

/** The cache file of a content folder. */
export const buildCacheFile = (contentDir: string): string => store.fileOf(contentDir);

/** What the last build cached; empty if there was none. */
export const createBuildCache = (stored?: Stored): BuildCache => ({
  pages: new ResultCache(readResults(pageRows, stored?.pages)),
  pictures: new ResultCache(stored?.pictures),
  cards: new ResultCache(stored?.cards),
  scrims: new ResultCache(stored?.scrims),
  fonts: new ResultCache(stored?.fonts),
  characters: new ResultCache(readResults(characterRows, stored?.characters)),
  sent: new ResultCache(readResults(sentRows, stored?.sent)),
  icons: new ResultCache(stored?.icons),
  search: new ResultCache(stored?.search),
  searched: new ResultCache(readResults(searchedRows, stored?.searched)),
  comparison: new BuildComparison(stored?.last ?? null),
});

/** Reads what the last build of a content folder cached. */
export const readBuildCache = (contentDir: string): BuildCache =>
  createBuildCache(store.read(contentDir));

/** Caches the results of this build for the next one. */
export function writeBuildCache(contentDir: string, cache: BuildCache): void {
  store.write(contentDir, {
    pages: storeResults(pageRows, cache.pages.used),
    pictures: cache.pictures.used,
    cards: cache.cards.used,
    scrims: cache.scrims.used,
    fonts: cache.fonts.used,
    characters: storeResults(characterRows, cache.characters.used),
    sent: storeResults(sentRows, cache.sent.used),
    icons: cache.icons.used,
    search: cache.search.used,
    searched: storeResults(searchedRows, cache.searched.used),
    last: cache.comparison.thisBuild(),
  });
}
