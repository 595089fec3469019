/** Words of another language in a short text, as longer texts write them too: `[Câmara Municipal](lang:pt)`. */
export const markedWords = /\[([^[\]\n]+)\]\(lang:([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\)/gi;

/** Whether a text may have such words: a quick test, because few have. */
export const mayHaveMarkedWords = (text: string): boolean => text.includes('](lang:');

/** A text as it is read, without the marks of languages. */
export const withoutMarks = (text: string): string =>
  mayHaveMarkedWords(text) ? text.replaceAll(markedWords, '$1') : text;
