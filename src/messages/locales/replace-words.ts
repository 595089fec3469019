/** Words with some replaced by a language's or a site's own. Plural forms are replaced as a whole. */
export function relocationWords<T>(words: T, replacements: unknown): T;
export function relocationWords(words: unknown, replacements: unknown): unknown {
  if (replacements === undefined) return words;
  if (!isGroup(words) || !isGroup(replacements) || isPlural(words)) return replacements;
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, relocationWords(word, replacements[key])]),
  );
}

/** Whether words are the forms of a plural: a group may have a word called other as well. */
export const isPlural = (words: object): boolean =>
  'other' in words && Object.keys(words).every((name) => pluralForms.has(name));

const pluralForms = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Whether words are a group of words, or the forms of a plural. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
