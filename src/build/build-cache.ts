import { ContentStore } from '../cache/content-store.ts';
import { textIn } from '../cache/cache-file.ts';
import type { PictureScrims } from '../site/values/resolved.ts';
import type { PageResult } from './build-pages.ts';
import { ResultCache, type MadeFiles } from './result-cache.ts';
import type { BuiltPicture } from './pictures.ts';
import type { SearchedPage } from './search-files.ts';
import type { SentPage } from './send-pages.ts';
import type { WrittenFonts } from './write-fonts.ts';

/** What builds of a site cache for the next one of the same version of the code. */
export type BuildCache = {
  /** Minified inline scripts, by their source. */
  inlineScripts: ResultCache<string>;
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
};

type Results = { [Kind in keyof BuildCache]: BuildCache[Kind]['used'] };

/** This kind has many small values. They are stored as JSON, which is read three times as fast. */
const asText = ['characters'] as const;

type AsText = (typeof asText)[number];

type Stored = Omit<Results, AsText> & Record<AsText, Uint8Array>;

const kinds = [
  'inlineScripts',
  'pages',
  'pictures',
  'cards',
  'scrims',
  'fonts',
  'sent',
  'icons',
  'search',
  'searched',
] as const;

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' &&
  value !== null &&
  kinds.every((kind) => new Map(Object.entries(value)).get(kind) instanceof Map) &&
  asText.every((kind) => new Map(Object.entries(value)).get(kind) instanceof Uint8Array);

const asJson = (results: ReadonlyMap<string, unknown>): Uint8Array =>
  Buffer.from(JSON.stringify([...results]));

function fromJson<T>(stored: Uint8Array | undefined): Map<string, T> {
  const entries: [string, T][] = stored ? JSON.parse(textIn(stored)) : [];
  return new Map(entries);
}

const store = new ContentStore('builds', isStored);

/** The cache file of a content folder. */
export const buildCacheFile = (contentDir: string): string => store.fileOf(contentDir);

/** What the last build cached; empty if there was none. */
export const createBuildCache = (stored?: Stored): BuildCache => ({
  inlineScripts: new ResultCache(stored?.inlineScripts),
  pages: new ResultCache(stored?.pages),
  pictures: new ResultCache(stored?.pictures),
  cards: new ResultCache(stored?.cards),
  scrims: new ResultCache(stored?.scrims),
  fonts: new ResultCache(stored?.fonts),
  characters: new ResultCache(fromJson(stored?.characters)),
  sent: new ResultCache(stored?.sent),
  icons: new ResultCache(stored?.icons),
  search: new ResultCache(stored?.search),
  searched: new ResultCache(stored?.searched),
});

/** Reads what the last build of a content folder cached; `tell` is called with a message if it cannot be used. */
export const readBuildCache = (contentDir: string, tell: (words: string) => void): BuildCache =>
  createBuildCache(store.read(contentDir, tell));

/** Caches the results of this build for the next one. */
export function writeBuildCache(contentDir: string, cache: BuildCache): void {
  store.write(contentDir, {
    inlineScripts: cache.inlineScripts.used,
    pages: cache.pages.used,
    pictures: cache.pictures.used,
    cards: cache.cards.used,
    scrims: cache.scrims.used,
    fonts: cache.fonts.used,
    characters: asJson(cache.characters.used),
    sent: cache.sent.used,
    icons: cache.icons.used,
    search: cache.search.used,
    searched: cache.searched.used,
  });
}
