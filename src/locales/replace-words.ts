/** Words, some of which are replaced by others: by those of a language, or of a site. Plural forms are replaced as one. */
export function relocationWords<T>(words: T, replacements: unknown): T;
export function relocationWords(words: unknown, replacements: unknown): unknown {
  if (replacements === undefined) return words;
  if (!isGroup(words) || !isGroup(replacements) || 'other' in words) return replacements;
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key, relocationWords(word, replacements[key])]),
  );
}

/** Whether words are a group of words, or the forms of a plural. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
