/** The event by which code that has shown another page, or another part of it, in this document tells the frame so. */
export const pageShownEvent = 'site:page-shown';
