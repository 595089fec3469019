import { createSought } from '../site/pages/page-versions.ts';
import { hash } from 'node:crypto';
import { editionOf } from '../site/language/editions.ts';
import { telephoneHref } from '../site/addresses/links.ts';
import { createLocales } from '../site/language/locale.ts';
import { mainPages } from '../site/navigation/main-pages.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';
import { headingsAddress, textsAddress } from '../search/index-addresses.ts';
import type { HeadingsFile } from '../search/index-format.ts';
import { createPartsOfPage } from '../search/passages.ts';
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
  const filled = searched.flatMap((page, position) =>
    page.lengths.length > 0 ? { ...page, position } : [],
  );
  // Lines, because JSON has line breaks only between values.
  const parts = filled.map(
    ({ headings, position }) => `[${position},${headings.replaceAll('\n', `,[${position},`)}`,
  );
  const { synonyms, slash } = search;
  const lists = {
    pages: JSON.stringify(pages satisfies HeadingsFile['pages']),
    parts: `[${parts.join(',')}]`,
    texts: `[${filled.map(({ shown }) => shown).join(',')}]`,
  };
  const version = hash(
    'sha256',
    `[${lists.pages},${lists.parts},${lists.texts}]`,
    'base64url',
  ).slice(0, 8);
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

/**
 * The search entries of a page, as JSON that goes into the files as it is: reading and writing all of a large site again
 * would take longer than all else here.
 */
export type SearchedPage = {
  /** What they are made from, as hashes. */
  inputs: string;
  /** The full length of the text of each part, in characters. */
  lengths: readonly number[];
  /** A line for each part, with its anchor and heading: the end of an array, whose beginning is the number of the page. */
  headings: string;
  /** The texts of each part, cut to `limit` characters. */
  shown: string;
  limit: number;
  /** The same with up to `max` characters, read only where another limit is to be shown. */
  texts: string;
  max: number;
};

/** The length of a text that is not cut. */
const wholeLength = Number.MAX_SAFE_INTEGER;

/** More of each text is stored than is used now, because more can be used once other pages become shorter. */
const maxLength = (limit: number): number => Math.min(2 * limit + 64, wholeLength);

/** Some values as JSON, without the brackets around them. */
const asJson = (values: readonly unknown[]): string => JSON.stringify(values).slice(1, -1);

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
    const parts = partsOfPage(page);
    const lengths = parts.map(({ texts }) => texts.reduce((sum, text) => sum + text.length, 0));
    const headings = parts
      .map(({ anchor, heading }) => JSON.stringify([anchor ?? '', heading]).slice(1))
      .join('\n');
    const texts = cutAll(
      parts.map((part) => part.texts),
      lengths,
      max,
    );
    return { inputs, lengths, headings, shown: '', limit: -1, texts, max };
  };
  const found = tree.pages.map((page) => {
    const inputs = `${site} ${page.language} ${documentHash(page)}`;
    const cached = cache.find(page.address);
    return cached?.inputs === inputs ? cached : read(page, inputs, enough);
  });
  const limit = commonLimit(
    found.flatMap(({ lengths }) => lengths),
    total,
  );
  return tree.pages.map((page, position) => {
    const one = found[position] ?? read(page, '', wholeLength);
    const isCutTooShort = one.max < limit && one.lengths.some((length) => length > one.max);
    const whole = isCutTooShort ? read(page, one.inputs, wholeLength) : one;
    return cache.store(page.address, cutPage(whole, limit));
  });
}

/** A page with its texts as they are shown at a limit, and with as much more of them as is stored. */
function cutPage(page: SearchedPage, limit: number): SearchedPage {
  const max = Math.min(page.max, maxLength(limit));
  if (page.limit === limit && page.max === max) return page;
  const texts: string[][] = JSON.parse(`[${page.texts}]`);
  return {
    ...page,
    shown: cutAll(texts, page.lengths, limit),
    limit,
    texts: max < page.max ? cutAll(texts, page.lengths, max) : page.texts,
    max,
  };
}

const cutAll = (texts: readonly string[][], lengths: readonly number[], max: number): string =>
  asJson(texts.map((ofPart, part) => cutTo(ofPart, lengths[part] ?? 0, max)));

/** The total length of some texts if each is cut to `max`. */
export const cutTo = (texts: string[], length: number, max: number): string[] =>
  length <= max ? texts : cut(texts, max);

/** The maximum length of each text with which all together do not exceed `max`. */
export function commonLimit(lengths: readonly number[], max: number): number {
  let remaining = max;
  // Typed arrays sort numbers ten times as fast.
  const sorted = Float64Array.from(lengths).toSorted();
  for (const [index, length] of sorted.entries()) {
    const share = Math.floor(remaining / (sorted.length - index));
    if (length > share) return share;
    remaining -= length;
  }
  return Infinity;
}

function cut(texts: readonly string[], max: number): string[] {
  const parts: string[] = [];
  let remaining = max;
  for (const text of texts) {
    if (remaining <= 0) break;
    const part = text.length <= remaining ? text : text.slice(0, lastBreak(text, remaining));
    remaining -= text.length;
    if (part !== '') parts.push(part);
  }
  return parts;
}

/** Above this many characters without a space, a text is in a script without spaces, and is cut between two letters. */
const longestWord = 60;

function lastBreak(text: string, max: number): number {
  const space = text.lastIndexOf(' ', max);
  if (max - space <= longestWord) return Math.max(0, space);
  return /[\uDC00-\uDFFF]/.test(text.charAt(max)) ? max - 1 : max;
}
