/** A digit group separated by a space, a comma, a full stop or an apostrophe: 115,500. */
const thousands = /(?<=\d)[,.'’\s\u00A0\u202F](?=\d{3}(?!\d))/g;
const word = /\p{L}+|\p{N}+/gu;
const marks = /\p{M}+/gu;

/**
 * The normalised words of a text: lower case without accents, numbers separated from letters (`Grade10` is two words)
 * and without separators (`115,500` is one word).
 */
export const searchWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(/[’'](?=\p{L})/gu, '')
    .replaceAll(thousands, '')
    .match(word) ?? [];
