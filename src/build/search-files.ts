import { createSought } from '../site/pages/page-versions.ts';
import { createHash } from 'node:crypto';
import { editionOf } from '../site/language/editions.ts';
import { telephoneHref } from '../site/addresses/links.ts';
import { createLocales } from '../site/language/locale.ts';
import { mainPages } from '../site/navigation/main-pages.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';
import { headingsAddress, textsAddress } from '../search/index-addresses.ts';
import type { HeadingsFile, TextsFile } from '../search/index-format.ts';
import { createPartsOfPage, type PassagePart } from '../search/passages.ts';
import { documentHash, hashOf } from './document-hash.ts';
import { ResultCache } from './result-cache.ts';

/**
 * The maximum length of all texts together, in characters. A browser loads them all before a full-text search, so on a
 * large site each part is indexed by its beginning only, which keeps the download at about 150 KB.
 */
const maxCharacters = 420_000;

/**
 * The index files for searching in the browser, by URL. `cache` has what earlier builds read of the pages; all texts
 * together have at most `max` characters.
 */
export function buildSearchFiles(
  tree: SiteTree,
  cache: ResultCache<SearchedPage> = new ResultCache(),
  max = maxCharacters,
): Map<string, string> {
  const { language, search } = tree.settings;
  const isSought = createSought(tree);
  const pages = tree.pages.map((page) => ({
    address: page.address,
    language: page.language,
    title: page.document.title,
    label: page.label,
    listed: isSought(page),
  }));
  const searched = searchPages(tree, cache, max);
  const parts = searched.flatMap(({ parts: pageParts }, position) =>
    pageParts.map(({ anchor, heading }): HeadingsFile['parts'][number] => [
      position,
      anchor ?? '',
      heading,
    ]),
  );
  const texts = searched.flatMap(({ parts: pageParts }) => pageParts.map((part) => part.texts));
  const { synonyms, slash } = search;
  const lists = {
    pages: JSON.stringify(pages satisfies HeadingsFile['pages']),
    parts: JSON.stringify(parts),
    texts: JSON.stringify(texts satisfies TextsFile['texts']),
  };
  const version = createHash('sha256')
    .update(`[${lists.pages},${lists.parts},${lists.texts}]`)
    .digest('base64url')
    .slice(0, 8);
  const others: Omit<HeadingsFile, 'pages' | 'parts'> = {
    version,
    synonyms,
    slash,
    language,
    words: createLocales(tree.settings)(language).words.search,
    help: { pages: mainPages(editionOf(tree, language)), phone: telephoneOf(tree) },
  };
  // Put together as text, because the lists of a large site are long, and have been written for the hash.
  const beginning = JSON.stringify(others).slice(0, -1);
  return new Map([
    [headingsAddress, `${beginning},"pages":${lists.pages},"parts":${lists.parts}}`],
    [textsAddress, `{"version":${JSON.stringify(version)},"texts":${lists.texts}}`],
  ]);
}

function telephoneOf({ settings: { contacts } }: SiteTree): HeadingsFile['help']['phone'] {
  const phone = contacts['main']?.phone;
  return phone === undefined ? null : { text: phone, href: telephoneHref(phone) };
}

/** The search entries of a page. */
export type SearchedPage = {
  /** A hash of their input. */
  inputs: string;
  /** The full length of the text of each part, in characters, and its beginning, up to `max` characters. */
  parts: (PassagePart & { length: number })[];
  max: number;
};

/** The length of a text that is not cut: unlike Infinity, JSON can store it. */
const wholeLength = Number.MAX_SAFE_INTEGER;

/** More of each text is stored than is used now, because more can be used once other pages become shorter. */
const maxLength = (limit: number): number => Math.min(2 * limit + 64, wholeLength);

/** The parts of every page, with their texts cut to the length used on this site. */
function searchPages(
  tree: SiteTree,
  cache: ResultCache<SearchedPage>,
  total: number,
): SearchedPage[] {
  const partsOfPage = createPartsOfPage(tree);
  const site = hashOf(JSON.stringify([tree.settings, [...tree.data]]));
  // On a large site the full texts are never in memory all at once.
  const enough = Math.min((3 * total) / tree.pages.length, wholeLength);
  const read = (page: Page, inputs: string, max: number): SearchedPage => {
    const parts = partsOfPage(page).map((part) => {
      const length = part.texts.reduce((sum, text) => sum + text.length, 0);
      return { ...part, length, texts: cutTo(part.texts, length, max) };
    });
    // Copied, because the beginning of a text keeps all of it in memory.
    return structuredClone({ inputs, max, parts });
  };
  const found = tree.pages.map((page) => {
    const inputs = hashOf(site, page.language, documentHash(page));
    const cached = cache.find(page.address);
    return cached?.inputs === inputs ? cached : read(page, inputs, enough);
  });
  const limit = commonLimit(
    found.flatMap(({ parts }) => parts.map(({ length }) => length)),
    total,
  );
  return found.map((one, position) => {
    const page = tree.pages[position];
    const isCutTooShort = one.max < limit && one.parts.some(({ length }) => length > one.max);
    const whole = page && isCutTooShort ? read(page, one.inputs, wholeLength) : one;
    if (page) cache.store(page.address, cutPage(whole, maxLength(limit)));
    return cutPage(whole, limit);
  });
}

const cutPage = (page: SearchedPage, max: number): SearchedPage =>
  max >= page.max
    ? page
    : {
        ...page,
        max,
        parts: page.parts.map((part) => ({
          ...part,
          texts: cutTo(part.texts, part.length, max),
        })),
      };

/** The total length of some texts if each is cut to `max`. */
export const cutTo = (texts: string[], length: number, max: number): string[] =>
  length <= max ? texts : cut(texts, max);

/** The maximum length of each text with which all together do not exceed `max`. */
export function commonLimit(lengths: readonly number[], max: number): number {
  let left = max;
  // Typed arrays sort numbers ten times as fast.
  const sorted = Float64Array.from(lengths).toSorted();
  for (const [index, length] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - index));
    if (length > share) return share;
    left -= length;
  }
  return Infinity;
}

function cut(texts: readonly string[], max: number): string[] {
  const parts: string[] = [];
  let left = max;
  for (const text of texts) {
    if (left <= 0) break;
    const part =
      text.length <= left ? text : text.slice(0, Math.max(0, text.lastIndexOf(' ', left)));
    left -= text.length;
    if (part !== '') parts.push(part);
  }
  return parts;
}
