/** Letters that Unicode does not decompose, each with the letters that people without its key type. */
const plainLetters = new Map(
  (
    'ıi łl øo đd ðd þth ßss æae œoe ħh ŧt ŋn ɓb ɗd ƙk ƴy ɖd ƒf ɣg ɛe ɔo əe ʋv ' +
    'ςσ ґг қк ғг ңн ұу үу өо әа һх ךכ םמ ןנ ףפ ץצ ٱا ةه ىي یي ےي کك ہه ھه ँं'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/**
 * Marks that readers may leave out: accents, niqqud, harakat, tatweel, nuktas, soft hyphens and joiners. The vowel
 * signs of Indian and Thai scripts, and the voiced sounds of kana, distinguish words and stay.
 */
const optionalMarks =
  /(?![\u3099\u309A\u200B])(?:[\u0640\p{Cf}\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]|(?=\p{M})[\p{sc=Zinh}\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Latn}])/gu;

const unfoldable = /(?![a-z])\p{Ll}|[\p{Lo}\u0901]/gu;
const katakana = /[\u30A1-\u30F6]/g;
const otherDigits = /(?![0-9])\p{Nd}/gu;

/** The digit 0 to 9 of any script; the ten digits of a script begin at a multiple of 16, or 6 after it. */
function toDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const block = code & ~15;
  return String(code - block - (/\p{Nd}/u.test(String.fromCodePoint(block)) ? 0 : 6));
}

/**
 * A text as searches compare it, in any script: without case, accents, widths, and forms of letters and digits that
 * readers do not distinguish.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(optionalMarks, '')
    .toLowerCase()
    .replaceAll(unfoldable, (letter) => plainLetters.get(letter) ?? letter)
    .replaceAll(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replaceAll(otherDigits, toDigit)
    .normalize('NFC');

/** Signs inside words, which some people leave out: Wi-Fi, l’école. */
const joiners = /(?<=[\p{L}\p{N}])['’‘ʼʻ`‐־-](?=[\p{L}\p{N}])/gu;

/** A text as finders compare it. */
export const foldForSearch = (text: string): string => foldText(text).replaceAll(joiners, '');

/**
 * Makes the test whether a text contains what somebody has typed, compared as searches do. From the beginning of a word
 * on, compounds may also be written separately. `fold` can remember the texts that it has folded.
 */
export function createFinder(query: string, fold = foldForSearch): (text: string) => boolean {
  const typed = fold(query).trim();
  const letters = typed.match(/[\p{L}\p{M}\p{N}]/gu) ?? [];
  if (letters.length < 2) return (text) => fold(text).includes(typed);
  const separately = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])${letters.join('[^\\p{L}\\p{M}\\p{N}]?')}`,
    'u',
  );
  return (text) => {
    const words = fold(text);
    return words.includes(typed) || separately.test(words);
  };
}

/** The smallest number up to `max` for which a test is true, if it is true for all larger ones. */
function smallest(max: number, isEnough: (count: number) => boolean): number {
  let [low, high] = [0, max];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Where in a text the first match begins and ends; null where there is none. */
export function rangeFound(text: string, find: (text: string) => boolean): [number, number] | null {
  if (!find(text)) return null;
  const end = smallest(text.length, (length) => find(text.slice(0, length)));
  const length = smallest(end, (count) => find(text.slice(end - count, end)));
  return [end - length, end];
}
