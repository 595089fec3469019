import type { Words } from '../locales/words.ts';
import type { Passage } from './passages.ts';
import type { Synonyms } from './read-query.ts';

/*
 * What the build writes for the search and the browser reads back: a first part with every heading, which is small
 * and answers immediately, and a second one with all texts.
 */

/** The words that the search shows, in the language of the site. */
export type SearchWords = Words['search'];

/** The first file. */
export type HeadingsFile = {
  /** The same in both files of one build. */
  version: string;
  synonyms: Synonyms;
  /** Whether the key / opens the search. */
  slash: boolean;
  words: SearchWords;
  /** The language of the words. */
  language: string;
  /** Where somebody who finds nothing goes on. */
  help: {
    pages: { label: string; address: string }[];
    phone: { text: string; href: string } | null;
  };
  pages: { address: string; language: string; title: string; label: string; listed: boolean }[];
  /** Every part of a page: the position of the page in `pages`, the anchor (empty for the page's beginning), its heading. */
  parts: [page: number, anchor: string, heading: string][];
};

/** The second file: the texts of each part, in the order of the first file. */
export type TextsFile = { version: string; texts: string[][] };

/** The passages of a site again; without the second file they have no texts. */
export function readPassages({ pages, parts }: HeadingsFile, texts: TextsFile | null): Passage[] {
  return parts.flatMap(([position, anchor, heading], index) => {
    const page = pages[position];
    if (!page) return [];
    const { listed, ...names } = page;
    const own = texts?.texts[index] ?? [];
    return [{ ...names, anchor: anchor || null, isListed: listed, heading, texts: own }];
  });
}
