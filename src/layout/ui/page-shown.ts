/** Fires when this document shows another page or another part of it. */
export const pageShownEvent = 'site:page-shown';
