import type { Words } from '../../messages/index.ts';
import type { Passage } from './passages.ts';
import type { Synonyms } from './read-query.ts';

/*
 * The format of the search index, written by the build and read by the browser: a small first part with every heading,
 * for immediate results, and a second one with all texts.
 */

/** What surrounds the results in a language. */
export type SearchEdition = {
  words: Pick<Words['search'], 'found' | 'nothing' | 'didYouMean' | 'mainPages' | 'call'>;
  /** The links shown without results. */
  help: {
    pages: { label: string; address: string }[];
    phone: { text: string; href: string } | null;
  };
};

/** The first file of the search index, which is fetched when the search opens: pages and headings, without texts. */
export type HeadingsFile = {
  /** Identical in both files of a build. */
  version: string;
  synonyms: Synonyms;
  /** Whether the / key opens the search. */
  slash: boolean;
  /** What surrounds the results, in each language of the site; the first is that of the site itself. */
  editions: Record<string, SearchEdition>;
  pages: { address: string; language: string; title: string; label: string; listed: boolean }[];
  /**
   * Every part of a page: the index of the page in `pages`, the anchor (empty for the start of the page), its heading.
   */
  parts: [page: number, anchor: string, heading: string][];
};

/** The second file of the search index: the texts of each part, in the order of `parts` in the first. */
export type TextsFile = { version: string; texts: string[][] };

/** The passages of a site, restored from the files; without the second file they have no texts. */
export function readPassages({ pages, parts }: HeadingsFile, texts: TextsFile | null): Passage[] {
  return parts.flatMap(([position, anchor, heading], index) => {
    const page = pages[position];
    if (!page) return [];
    const { listed, ...names } = page;
    const cut = texts?.texts[index] ?? [];
    return [{ ...names, anchor: anchor || null, isListed: listed, heading, texts: cut }];
  });
}
