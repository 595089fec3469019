/** The service worker, which opens visited pages offline; its address never changes. */
export const workerAddress = '/worker.js';

/** The page shown instead of one that cannot be fetched. */
export const offlineAddress = '/offline.html';

/** The web app manifest. */
export const manifestAddress = '/site.webmanifest';

/**
 * The prefix of the worker's cache names; the version of the build follows. Several sites in folders of one host keep
 * out of each other's caches.
 */
export const keptPrefix = (base: string): string => (base === '' ? 'site-' : `site${base}/-`);

/** Where the offline page gets its list of stored pages. */
export const listMark = 'data-kept-pages=""';
