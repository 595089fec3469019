import { siteBase } from '../../ui/site-base.ts';
import { headingsAddress, textsAddress } from '../../site/search-addresses.ts';
import { readPassages, type HeadingsFile, type TextsFile } from '../../search/index-format.ts';
import { createSearch, type Search } from '../../search/search.ts';

/** What the search of the site knows: its settings, and the functions that find. */
export type SiteSearch = {
  settings: HeadingsFile;
  /** Finds in titles and headings. */
  inHeadings: Search;
  /** Finds in all texts, once they are there. */
  inTexts: Promise<Search>;
};

async function read<T>(address: string, cache: RequestCache = 'default'): Promise<T> {
  const response = await fetch(siteBase() + address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** The second file of the same build; one from before or after it is asked for again. */
async function readTexts(version: string): Promise<TextsFile> {
  const texts = await read<TextsFile>(textsAddress);
  return texts.version === version ? texts : read<TextsFile>(textsAddress, 'reload');
}

async function load(): Promise<SiteSearch> {
  const texts = read<TextsFile>(textsAddress);
  // It is awaited further down; until then nobody else would hear that it failed.
  texts.catch(() => undefined);
  const settings = await read<HeadingsFile>(headingsAddress);
  const { synonyms } = settings;
  const readers = { synonyms, language: document.documentElement.lang };
  const inTexts = texts.then(async (first) => {
    const { version } = settings;
    const rest = first.version === version ? first : await readTexts(version);
    return createSearch(readPassages(settings, rest.version === version ? rest : null), readers);
  });
  inTexts.catch(() => undefined);
  return {
    settings,
    inHeadings: createSearch(readPassages(settings, null), readers),
    inTexts,
  };
}

let loading: Promise<SiteSearch> | null = null;

/** The search of the site, fetched once; a fetch that failed is tried again the next time. */
export function loadSearch(): Promise<SiteSearch> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
