import { createHash } from 'node:crypto';
import { editionOf } from '../site/editions.ts';
import { telephoneHref } from '../site/links.ts';
import { createLocales } from '../site/locale.ts';
import { mainPages } from '../site/main-pages.ts';
import type { SiteTree } from '../site/site-tree.ts';
import { headingsAddress, textsAddress } from '../site/search-addresses.ts';
import type { HeadingsFile, TextsFile } from '../search/index-format.ts';
import { passagesOf, type Passage } from '../search/passages.ts';

/**
 * The most characters of all texts together. A browser fetches them all before it answers from them: on a large site
 * each part is searched by its beginning, so that a search costs no more than about 150 KB.
 */
const mostCharacters = 420_000;

/** The files that a search in the browser reads, by their addresses. */
export function buildSearchFiles(tree: SiteTree): Map<string, string> {
  const passages = passagesOf(tree);
  const { language, search } = tree.settings;
  const pages = tree.pages.map(({ address, language: own, label, listedInMenu, document }) => ({
    address,
    language: own,
    title: document.title,
    label,
    listed: listedInMenu,
  }));
  const positions = new Map(pages.map(({ address }, position) => [address, position]));
  const parts = passages.map(({ address, anchor, heading }): HeadingsFile['parts'][number] => [
    positions.get(address) ?? 0,
    anchor ?? '',
    heading,
  ]);
  const texts = shorten(passages, mostCharacters);
  const { synonyms, slash } = search;
  const version = createHash('sha256')
    .update(JSON.stringify([pages, parts, texts]))
    .digest('base64url')
    .slice(0, 8);
  const headings: HeadingsFile = {
    version,
    synonyms,
    slash,
    language,
    words: createLocales(tree.settings)(language).words.search,
    help: { pages: mainPages(editionOf(tree, language)), phone: telephoneOf(tree) },
    pages,
    parts,
  };
  const rest: TextsFile = { version, texts };
  return new Map([
    [headingsAddress, JSON.stringify(headings)],
    [textsAddress, JSON.stringify(rest)],
  ]);
}

function telephoneOf({ settings: { contacts } }: SiteTree): HeadingsFile['help']['phone'] {
  const phone = contacts['main']?.phone;
  return phone === undefined ? null : { text: phone, href: telephoneHref(phone) };
}

/** The texts of each passage, cut where all together are longer than `most`: short ones stay whole. */
export function shorten(passages: readonly Passage[], most: number): string[][] {
  const lengths = passages.map(({ texts }) => texts.reduce((sum, { length }) => sum + length, 0));
  const limit = commonLimit(lengths, most);
  return passages.map(({ texts }, index) =>
    (lengths[index] ?? 0) <= limit ? texts : cut(texts, limit),
  );
}

/** The length that each may have at most, so that all together are no longer than `most`. */
function commonLimit(lengths: readonly number[], most: number): number {
  let left = most;
  const sorted = lengths.toSorted((a, b) => a - b);
  for (const [index, length] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - index));
    if (length > share) return share;
    left -= length;
  }
  return Infinity;
}

function cut(texts: readonly string[], most: number): string[] {
  let left = most;
  return texts.flatMap((text) => {
    const part =
      text.length <= left ? text : text.slice(0, Math.max(0, text.lastIndexOf(' ', left)));
    left -= text.length;
    return part === '' || left + text.length <= 0 ? [] : [part];
  });
}
