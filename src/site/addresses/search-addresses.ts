/** The search page, which the engine generates. */
export const searchAddress = '/search';

/** Tells browsers how to search the site from their address bar (OpenSearch 1.1). */
export const openSearchAddress = '/search/opensearch.xml';
