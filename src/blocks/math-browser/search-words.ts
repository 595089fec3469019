import type { Words } from 'woven-site/components';

type SearchedWords = {
  searchLabel?: string | undefined;
  emptyTitle?: string | undefined;
  emptyText?: string | undefined;
};

/** The interface words of a curriculum browser, merged with those of its block. */
export const replaceSearchWords = (
  words: Words['curriculum'],
  { searchLabel, emptyTitle, emptyText }: SearchedWords,
): Words['curriculum'] => ({
  ...words,
  search: searchLabel ?? words.search,
  noResults: emptyTitle ?? words.noResults,
  tryAnother: emptyText ?? words.tryAnother,
});
