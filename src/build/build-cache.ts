import { ContentStore } from '../cache/content-store.ts';
import { textIn } from '../cache/kept-file.ts';
import type { PictureScrims } from '../site/resolved.ts';
import type { PageResult } from './build-pages.ts';
import { KeptResults, type MadeFiles } from './kept-results.ts';
import type { BuiltPicture } from './pictures.ts';
import type { SearchedPage } from './search-files.ts';
import type { WrittenFonts } from './write-fonts.ts';

/** What builds of a site cache for the next one of the same version of the code. */
export type BuildCache = {
  /** Minified inline scripts, by their source. */
  inlineScripts: KeptResults<string>;
  /** The documents of pages, by their addresses. */
  pages: KeptResults<PageResult>;
  pictures: KeptResults<MadeFiles<BuiltPicture>>;
  /** The addresses of cards for shared links. */
  cards: KeptResults<MadeFiles<string | null>>;
  scrims: KeptResults<PictureScrims>;
  fonts: KeptResults<MadeFiles<WrittenFonts>>;
  /** The characters of pages beyond those in every font file, by the hashes of the documents. */
  characters: KeptResults<string>;
  /** The inline scripts of the documents that send pages. */
  sent: KeptResults<MadeFiles<string[]>>;
  /** The site's icons. */
  icons: KeptResults<MadeFiles<null>>;
  /** The files of the search and of the not-found page, by hashes of all texts and of all titles of the site. */
  search: KeptResults<MadeFiles<null>>;
  /** The search entries of each page, by its address. */
  searched: KeptResults<SearchedPage>;
};

type Results = { [Kind in keyof BuildCache]: BuildCache[Kind]['asked'] };

/** These kinds have many small values. They are stored as JSON, which is read three times as fast. */
const asText = ['characters', 'searched'] as const;

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
  inlineScripts: new KeptResults(stored?.inlineScripts),
  pages: new KeptResults(stored?.pages),
  pictures: new KeptResults(stored?.pictures),
  cards: new KeptResults(stored?.cards),
  scrims: new KeptResults(stored?.scrims),
  fonts: new KeptResults(stored?.fonts),
  characters: new KeptResults(fromJson(stored?.characters)),
  sent: new KeptResults(stored?.sent),
  icons: new KeptResults(stored?.icons),
  search: new KeptResults(stored?.search),
  searched: new KeptResults(fromJson(stored?.searched)),
});

/** Reads what the last build of a content folder cached; `tell` is called with a message if it cannot be used. */
export const readBuildCache = (contentDir: string, tell: (words: string) => void): BuildCache =>
  createBuildCache(store.read(contentDir, tell));

/** Caches the results of this build for the next one. */
export function writeBuildCache(contentDir: string, cache: BuildCache): void {
  store.write(contentDir, {
    inlineScripts: cache.inlineScripts.asked,
    pages: cache.pages.asked,
    pictures: cache.pictures.asked,
    cards: cache.cards.asked,
    scrims: cache.scrims.asked,
    fonts: cache.fonts.asked,
    characters: asJson(cache.characters.asked),
    sent: cache.sent.asked,
    icons: cache.icons.asked,
    search: cache.search.asked,
    searched: asJson(cache.searched.asked),
  });
}
