/** Among the types of the blocks of a page: it has numbered paragraphs, whose styles no other page needs. */
export const numberedParts = 'numbered-paragraphs';

/** Among those types: a longer text has a table, a quotation or the like, whose styles no other page needs. */
export const articleParts = 'article';

/** Among those types: it links to the pages before and after, whose styles a link to a named page does not need. */
export const neighbourParts = 'neighbour-links';

/** Among those types: other blocks follow which of its options is chosen, whose styles no other page needs. */
export const choiceParts = 'followed-choice';

/** Among those types: visitors can tick items, whose styles no other page needs. */
export const tickParts = 'ticks';

/** What a page contains besides the common frame. Its styles follow from it. */
export type PageParts = {
  blocks: readonly string[];
  hasFlyer: boolean;
  isNotFound: boolean;
  isSearch: boolean;
  /** Inline styles that were replaced by attributes (./style-attributes.ts). */
  styles: readonly string[];
};
