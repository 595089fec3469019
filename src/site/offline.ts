/** The service worker, which opens visited pages offline; its address never changes. */
export const workerAddress = '/worker.js';

/** The page shown instead of one that cannot be fetched. */
export const offlineAddress = '/offline.html';

/** The web app manifest. */
export const manifestAddress = '/site.webmanifest';

/** The attribute of the list in the offline page that gets the stored pages. */
export const listMark = 'data-kept-pages';
