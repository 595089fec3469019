/** The address of the news feed (Atom). */
export const feedAddress = '/feed.xml';
