import { foldText } from '../text/fold-text.ts';

/** A digit group separated by a space, a comma, a full stop or an apostrophe: 115,500. */
const thousands = /(?<=\d)[,.'’\s\u00A0\u202F](?=\d{3}(?!\d))/g;
const apostrophes = /(?<=\p{L})[’‘ʼʻ`׳"״](?=\p{L})/gu;
const hyphens = /(?<=\p{L})[‐־֊](?=\p{L})/gu;
/**
 * The number of a paragraph, of three levels or more, is one word: 2.1.1.2. Letters may be joined by apostrophes and
 * hyphens.
 */
const word =
  /(?<![\p{N}.])\p{N}{1,3}(?:\.\p{N}{1,3}){2,}(?![\p{N}.]*\p{N})|[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*|\p{N}+/gu;

/** Letters of scripts without spaces between words, or with several words together, as in Korean. */
const unspaced =
  '[ー\\p{sc=Hani}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}]';
const runs = new RegExp(`${unspaced}+|(?:(?!${unspaced}).)+`, 'gsu');
const beginsUnspaced = new RegExp(`^${unspaced}`, 'u');

/** Whether a word is a pair of letters from a script without spaces. */
export const isUnspaced = (text: string): boolean => beginsUnspaced.test(text);

/** A letter with its marks. */
const signs = /\P{M}\p{M}*/gu;

/** The pairs of neighbouring letters, by which a word is found inside a sentence without spaces; the last letter alone. */
const pairsOf = (run: string): string[] =>
  (run.match(signs) ?? []).map((sign, at, all) => sign + (all[at + 1] ?? ''));

/** The Arabic article with attached particles. */
const article = /^(?:[وفبك]?ال|لل)(?=.{3})/u;

/** Forms of a word: as written; and without an article or elision, as in l'école. */
function formsOf(piece: string): string[] {
  const whole = piece.replaceAll("'", '');
  const tail = piece.slice(piece.lastIndexOf("'") + 1).replace(article, '');
  return tail !== whole && tail.length > 2 ? [whole, tail] : [whole];
}

/** The compounds of a text: hyphenated words in their pieces. */
const compoundsOf = (text: string): string[][] =>
  (
    foldText(text)
      .replaceAll(apostrophes, "'")
      .replaceAll(hyphens, '-')
      .replaceAll(thousands, '')
      .match(word) ?? []
  ).map((compound) => compound.split('-').flatMap((piece) => piece.match(runs) ?? []));

/**
 * The words by which a text is found, folded, numbers separated from letters (`Grade10` is two words) and without
 * separators (`115,500` is one word). A hyphenated word is its pieces and also one word; scripts without spaces give pairs of letters.
 */
export const searchWords = (text: string): string[] =>
  compoundsOf(text).flatMap((pieces) => [
    ...pieces.flatMap((piece) => (isUnspaced(piece) ? pairsOf(piece) : formsOf(piece))),
    ...(pieces.length > 1 && !pieces.some(isUnspaced) ? [pieces.join('').replaceAll("'", '')] : []),
  ]);

/** The words of a query, each with its forms: alternatives, each a list of words that belong together. */
export const queryWords = (text: string): string[][][] =>
  compoundsOf(text)
    .flat()
    .map((piece) => {
      if (!isUnspaced(piece)) return formsOf(piece).map((form) => [form]);
      const pairs = pairsOf(piece);
      return [pairs.length > 1 ? pairs.slice(0, -1) : pairs];
    });
