/** The page of the search, which the engine makes itself. */
export const searchAddress = '/search';

/** Tells browsers how to search the site from their address bar (OpenSearch 1.1). */
export const openSearchAddress = '/search/opensearch.xml';

/** The first part of what the search reads: every heading. It is small and answers immediately. */
export const headingsAddress = '/search/headings.json';

/** The second part: all texts. */
export const textsAddress = '/search/texts.json';
