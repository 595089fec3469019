/**
 * The page of a language that is shown instead of one that cannot be fetched. Separate from the other addresses, which
 * the script of every page needs.
 */
export const offlineAddressOf = (language: string, { language: main }: { language: string }) =>
  language === main ? '/offline.html' : `/offline-${language}.html`;
