import {
  createSought,
  editionOf,
  telephoneHref,
  createLocales,
  mainPages,
  type SiteTree,
  headingsAddress,
  textsAddress,
  type HeadingsFile,
  type SearchEdition,
  createPartsOfPage,
  type Page,
} from '../site/index.ts';
import { hash } from 'node:crypto';

/**
 * The maximum length of all texts together, in characters. A browser loads them all before a full-text search, so on a
 * large site each part is indexed by its beginning only, which keeps the download at about 150 KB.
 */
const maxCharacters = 420_000;

/**
 * On a site with more pages than this, each part is indexed by so many characters at most: there is hardly room for more, and
 * nobody has to read the rest of all texts.
 */
const [manyPages, openingLength] = [2000, 60];

/** The most characters by which a part of a page of this site can be indexed. */
export const maxOpening = ({ pages }: SiteTree): number =>
  pages.length > manyPages ? openingLength : Infinity;

/** The parts of a page as the index lists them, as JSON without brackets: a large site has a hundred thousand. */
export type Openings = {
  /** The anchor and the heading of each. */
  parts: string[];
  /** As much of the texts of each as can be indexed. */
  texts: string;
  /** How long these are, in characters. */
  lengths: number[];
};

/** Makes the function that returns the parts of a page for the index. */
export function createOpenings(tree: SiteTree): (page: Page) => Openings {
  const partsOfPage = createPartsOfPage(tree);
  const max = maxOpening(tree);
  return (page) => {
    const parts = partsOfPage(page);
    const texts = parts.map((part) => cutTo(part.texts, lengthOf(part.texts), max));
    return {
      parts: parts.map(({ anchor, heading }) => inside(JSON.stringify([anchor ?? '', heading]))),
      texts: inside(JSON.stringify(texts)),
      lengths: texts.map(lengthOf),
    };
  };
}

/** The items of a list that is written as JSON. */
const inside = (json: string): string => json.slice(1, -1);

/** Texts, cut where they are longer than a limit. */
function cutTexts({ texts, lengths }: Openings, limit: number): string {
  if (lengths.every((length) => length <= limit)) return texts;
  const parts: string[][] = JSON.parse(`[${texts}]`);
  return inside(JSON.stringify(parts.map((part, at) => cutTo(part, lengths[at] ?? 0, limit))));
}

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/** The index files for searching in the browser, by URL. */
export function buildSearchFiles(
  tree: SiteTree,
  openingsOfPage = createOpenings(tree),
): Map<string, string> {
  const { search, translations } = tree.settings;
  const languages = [tree.settings.language, ...Object.keys(translations)];
  const localeOf = createLocales(tree.settings);
  const editionIn = (language: string): SearchEdition => {
    const { found, nothing, didYouMean, mainPages: main, call } = localeOf(language).words.search;
    return {
      words: { found, nothing, didYouMean, mainPages: main, call },
      help: { pages: mainPages(editionOf(tree, language)), phone: telephoneOf(tree) },
    };
  };
  const isSought = createSought(tree);
  const pages = tree.pages.map((page) => ({
    address: page.address,
    language: page.language,
    title: page.document.title,
    label: page.label,
    listed: isSought(page),
  }));
  const openings = tree.pages.map(openingsOfPage);
  const limit = commonLimit(
    openings.flatMap(({ lengths }) => lengths),
    maxCharacters,
  );
  const parts = openings.flatMap((ofPage, position) =>
    ofPage.parts.map((part) => `[${position},${part}]`),
  );
  const texts = openings.map((one) => cutTexts(one, limit)).filter((one) => one !== '');
  const { synonyms, slash } = search;
  const lists = {
    pages: JSON.stringify(pages satisfies HeadingsFile['pages']),
    parts: `[${parts.join()}]`,
    texts: `[${texts.join()}]`,
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
    editions: Object.fromEntries(languages.map((language) => [language, editionIn(language)])),
  };
  // Put together as text, because the lists of a large site are long, and have been written for the hash.
  const beginning = JSON.stringify(others).slice(0, -1);
  return new Map([
    [headingsAddress, `${beginning},"pages":${lists.pages},"parts":${lists.parts}}`],
    [textsAddress, `{"version":${JSON.stringify(version)},"texts":${lists.texts}}`],
  ]);
}

function telephoneOf({ settings: { contacts } }: SiteTree): SearchEdition['help']['phone'] {
  const phone = contacts['main']?.phone;
  return phone === undefined ? null : { text: phone, href: telephoneHref(phone) };
}

/** Texts of a total length, cut to `max` characters together. */
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
