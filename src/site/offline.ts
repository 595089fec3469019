/** The worker that lets visited pages open without a network; its address never changes. */
export const workerAddress = '/worker.js';

/** The page that stands in the place of one that cannot be fetched. */
export const offlineAddress = '/offline.html';

/** What programs that install the site read (web app manifest). */
export const manifestAddress = '/site.webmanifest';

/**
 * What the worker keeps begins with this; the version of the build follows. Sites in several folders of one host leave
 * each other theirs.
 */
export const keptPrefix = (base: string): string => (base === '' ? 'site-' : `site${base}/-`);

/** Where the list of pages that can be opened goes into the offline page. */
export const listMark = 'data-kept-pages=""';
