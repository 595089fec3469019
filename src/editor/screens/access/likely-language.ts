/** Words that almost every text of a language contains, and hardly any other. */
const commonWords = {
  en: ['the', 'and', 'of', 'to', 'is', 'are', 'with', 'for', 'you', 'your', 'this', 'that', 'from'],
  sw: [
    'na',
    'ya',
    'wa',
    'kwa',
    'ni',
    'za',
    'katika',
    'hii',
    'kila',
    'au',
    'lakini',
    'yako',
    'wako',
  ],
  fr: [
    'le',
    'les',
    'et',
    'des',
    'du',
    'une',
    'est',
    'pour',
    'vous',
    'dans',
    'avec',
    'votre',
    'sur',
  ],
} as const;

type LikelyLanguage = keyof typeof commonWords;

const isLanguage = (name: string): name is LikelyLanguage => Object.hasOwn(commonWords, name);

/** This many different common words make a language likely. */
const minWords = 3;

/** The likely language of a text; null if its words do not tell. */
export function likelyLanguage(text: string): LikelyLanguage | null {
  const inText = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const counts = Object.keys(commonWords)
    .filter(isLanguage)
    .map((name) => ({ name, count: commonWords[name].filter((one) => inText.has(one)).length }))
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  const isClear = first && first.count >= minWords && first.count >= 2 * (second?.count ?? 0);
  return isClear ? first.name : null;
}
