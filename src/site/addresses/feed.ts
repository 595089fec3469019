/** The address of the feed of all news (Atom), below the folder of the site. */
export const feedAddress = '/feed.xml';

/** The address of the feed with the entries that a page lists: of a collection, or of a tag. */
export const feedBelow = (address: string): string => `${address}/feed.xml`;
