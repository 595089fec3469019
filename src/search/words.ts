/** A digit group separated by a space, a comma, a full stop or an apostrophe: 115,500. */
const thousands = /(?<=\d)[,.'’\s\u00A0\u202F](?=\d{3}(?!\d))/g;
/** The number of a paragraph, of three levels or more, is one word: 2.1.1.2. */
const word = /(?<![\p{N}.])\p{N}{1,3}(?:\.\p{N}{1,3}){2,}(?![\p{N}.]*\p{N})|\p{L}+|\p{N}+/gu;
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
