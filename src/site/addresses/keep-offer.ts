/** The address of the offer to keep the site on a phone, in a language; the same for all builds. */
export const keepOfferAddress = (language: string): string => `/keep-offer-${language}.json`;

/** What is fetched: the offer as HTML, and its stylesheet. */
export type KeepOfferFile = { html: string; styles: string };
