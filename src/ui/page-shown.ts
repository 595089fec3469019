/** The event that tells the frame that another page, or another part of it, is shown in this document. */
export const pageShownEvent = 'site:page-shown';
