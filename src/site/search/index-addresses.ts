/** The first part of the index: all headings. It is small, so that the first results are immediate. */
export const headingsAddress = '/search/headings.json';

/** The second part: all texts. */
export const textsAddress = '/search/texts.json';
