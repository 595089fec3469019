/**
 * The prefix of the worker's cache names; the version of the build follows. Several sites in folders of one host keep
 * out of each other's caches.
 */
export const storedPrefix = (base: string): string => (base === '' ? 'site-' : `site${base}/-`);
