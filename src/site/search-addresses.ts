/** The search page, which the engine generates. */
export const searchAddress = '/search';

/** Tells browsers how to search the site from their address bar (OpenSearch 1.1). */
export const openSearchAddress = '/search/opensearch.xml';

/** The first part of the index: all headings. It is small, so that the first results are immediate. */
export const headingsAddress = '/search/headings.json';

/** The second part: all texts. */
export const textsAddress = '/search/texts.json';
