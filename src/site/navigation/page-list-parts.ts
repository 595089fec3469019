import { addressWords } from '../addresses/address-words.ts';
import type { ListedPage } from './page-list.ts';

/** The data of the not-found page: all pages of a small site, or where to find those of a large one. */
export type PageListFile = ListedPage[] | PageListIndex;

/**
 * The parts of a long list of pages. Each page is listed in order of what its words begin with ("swimming lessons") and
 * in order of what they end with, read backwards ("gnimmiws"), so that a typo in one half of a word leaves the other
 * half to find it by. Listed here is where each part but the first begins.
 */
export type PageListIndex = Record<Order, string[]>;

/** The orders in which pages are listed. */
export const orders = ['starts', 'ends'] as const;
/** One of the orders. */
export type Order = (typeof orders)[number];

/** The file of the list, or of its index. */
export const pageListAddress = '/pages.json';

/** The file of one part, in a folder that no page can have. */
export const partAddress = (order: Order, part: number): string =>
  `/search/pages-${order}-${part}.json`;

/** The keys of a text in an order: from each of its words on (or backwards), most words first. */
function keysOf(words: string, order: Order): string[] {
  const steps = words.split(' ').filter((step) => step !== '');
  const joined = order === 'starts' ? steps : steps.map(backwards).toReversed();
  const whole = joined.join(' ');
  let start = 0;
  return joined.map((step) => {
    const key = whole.slice(start);
    start += step.length + 1;
    return key;
  });
}

const backwards = (word: string) => Array.from(word).toReversed().join('');

/** The number of words of an address by which its page is looked up: the last ones are the page's own. */
const maxWords = 3;

/** The parts in which the pages similar to an address are; at most eight. `base` is the folder of the site. */
export function partsFor(path: string, index: PageListIndex, base = ''): string[] {
  const words = addressWords(path.slice(base.length));
  const found = orders.flatMap((order) => {
    const keys = keysOf(words, order);
    const keysInRange = order === 'starts' ? keys.slice(-maxWords) : keys.slice(0, maxWords);
    // The whole address comes first, so that another spelling of an address is always found.
    return [keys[0] ?? '', ...keysInRange].map((key) =>
      partAddress(order, index[order].filter((first) => first <= key).length),
    );
  });
  return [...new Set(found)];
}

/** A part of a long list: its pages, and where it begins. */
type Part = { first: string; pages: Set<ListedPage> };

/** A page with the words of its addresses and of its title: reading them takes longest, and both orders need them. */
type PageWords = { page: ListedPage; words: readonly string[] };

const wordsOf = (page: ListedPage, base: string): PageWords => ({
  page,
  words: [
    ...[page.address, ...(page.from ?? [])].map((one) => addressWords(one.slice(base.length))),
    addressWords(page.title),
  ],
});

/** How many pages may share a key: of more, the nearest three can be among any. */
const maxPerKey = 20;

function partsOf(pages: readonly PageWords[], order: Order, perPart: number): Part[] {
  const listed = new Map<string, ListedPage[]>();
  const list = (keys: readonly string[], page: ListedPage) => {
    for (const [at, key] of keys.entries()) {
      const pagesOfKey = listed.get(key);
      if (pagesOfKey === undefined) listed.set(key, [page]);
      // The keys of a page come one after the other. The page with exactly this address is never left out.
      else if (pagesOfKey.at(-1) !== page && (at === 0 || pagesOfKey.length < maxPerKey))
        pagesOfKey.push(page);
    }
  };
  for (const { page, words } of pages) for (const one of words) list(keysOf(one, order), page);
  const keys = [...listed.keys()].toSorted();
  const max = Math.max(perPart, Math.ceil(Math.sqrt(keys.length)));
  const parts: Part[] = [{ first: '', pages: new Set() }];
  let size = 0;
  for (const [at, key] of keys.entries()) {
    const pagesOfKey = listed.get(key) ?? [];
    if (size > 0 && size + pagesOfKey.length > max) {
      parts.push({ first: shortestAfter(keys[at - 1] ?? '', key), pages: new Set() });
      size = 0;
    }
    size += pagesOfKey.length;
    for (const page of pagesOfKey) parts.at(-1)?.pages.add(page);
  }
  return parts;
}

/** The shortest beginning of a key that comes after the key before it. */
function shortestAfter(before: string, key: string): string {
  let length = 1;
  while (key.slice(0, length) <= before) length += 1;
  return key.slice(0, length);
}

/** The number of pages from which on their list is divided, and the number of keys in a part. */
const usual = { max: 500, perPart: 60 };

/**
 * The files of the list of pages, by address: pages.json with all pages, or with the index of a list in parts that a
 * browser loads only as it needs them. The parts grow with the square root of the number of pages.
 */
export function pageListFiles(
  pages: readonly ListedPage[],
  base: string,
  { max, perPart } = usual,
): Map<string, string> {
  if (pages.length <= max) return new Map([[pageListAddress, JSON.stringify(pages)]]);
  const files = new Map<string, string>();
  const withWords = pages.map((page) => wordsOf(page, base));
  const texts = new Map(pages.map((page) => [page, JSON.stringify(page)]));
  const writeParts = (order: Order): string[] => {
    const parts = partsOf(withWords, order, perPart);
    for (const [number, part] of parts.entries())
      files.set(
        partAddress(order, number),
        `[${Array.from(part.pages, (page) => texts.get(page)).join()}]`,
      );
    return parts.slice(1).map(({ first }) => first);
  };
  const index: PageListIndex = { starts: writeParts('starts'), ends: writeParts('ends') };
  return files.set(pageListAddress, JSON.stringify(index));
}
