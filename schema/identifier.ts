/** Letters and digits of another script than Latin. Letters that scripts share, such as the ʻokina, are no sign of one. */
const ofOtherScript =
  /(?![0-9])\p{Nd}|(?=\p{L})[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** What the same word may have or not: vowel points of Arabic and Hebrew, the stretching of Arabic, invisible characters. */
const optional =
  /[\p{Cf}\p{Variation_Selector}\u0640\u064b-\u0652\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/gu;

/**
 * An HTML `id` made from some words, with the letters of every script: `Pure Sciences` → `pure-sciences`, `naïve` →
 * `naive`, `День открытых дверей` → `день-открытых-дверей`. It is in Unicode's normal form C, however the words are stored.
 */
export function toIdentifier(words: string): string {
  if (!ofOtherScript.test(words)) return toAsciiIdentifier(words);
  const plain = words
    .normalize('NFKD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(optional, '');
  return plain.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu)?.join('-') ?? 'part';
}

/**
 * The same with a–z and digits alone, for names of files that need no escaping: `Öffnung` → `offnung`, `日本` → `part`.
 * Latin words have had this `id` since the first version, so that links to them must find it: `Straße` → `stra-e`.
 */
export function toAsciiIdentifier(words: string): string {
  const plain = words.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'part';
}

/** The `id` that the fragment of a URL names: `#%E5%BC%80` → `开`. One that is no valid encoding names what it says. */
export function idOfFragment(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
