/** Where the news of the site are subscribed to (Atom). */
export const feedAddress = '/feed.xml';
