import { siteBase } from '../../layout/index.ts';
import { timeLimit } from '../time-limit.ts';
import {
  headingsAddress,
  textsAddress,
  readPassages,
  type HeadingsFile,
  type SearchEdition,
  type TextsFile,
  createSearch,
  type Search,
} from '../../site/index.ts';

export type SiteSearch = {
  settings: HeadingsFile;
  /** The language of this page, or else that of the site, and what surrounds the results in it. */
  language: string;
  edition: SearchEdition;
  /** Searches titles and headings. */
  inHeadings: Search;
  /** Searches all texts, once they are loaded. */
  inTexts: Promise<Search>;
};

async function read<T>(address: string, cache: RequestCache = 'default'): Promise<T> {
  const response = await fetch(siteBase() + address, { cache, signal: timeLimit() });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** The second file must be of the same build; otherwise it is fetched again. */
async function readTexts(version: string): Promise<TextsFile> {
  const texts = await read<TextsFile>(textsAddress);
  return texts.version === version ? texts : read<TextsFile>(textsAddress, 'reload');
}

async function load(): Promise<SiteSearch> {
  const texts = read<TextsFile>(textsAddress);
  // Awaited below; until then a rejection would be unhandled.
  texts.catch(() => undefined);
  const settings = await read<HeadingsFile>(headingsAddress);
  const { synonyms, editions } = settings;
  const ofPage = document.documentElement.lang;
  const found = Object.entries(editions).find(([one]) => one === ofPage);
  const [language, edition] = found ?? Object.entries(editions)[0] ?? [];
  if (language === undefined || !edition) throw new Error('The search has no language.');
  const readers = { synonyms, language: ofPage };
  const inTexts = texts.then(async (first) => {
    const { version } = settings;
    const rest = first.version === version ? first : await readTexts(version);
    return createSearch(readPassages(settings, rest.version === version ? rest : null), readers);
  });
  inTexts.catch(() => undefined);
  return {
    settings,
    language,
    edition,
    inHeadings: createSearch(readPassages(settings, null), readers),
    inTexts,
  };
}

let loading: Promise<SiteSearch> | null = null;

/** The search of the site, loaded once; after a failure the next call tries again. */
export function loadSearch(): Promise<SiteSearch> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
