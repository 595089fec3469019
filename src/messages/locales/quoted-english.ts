/** The interface words that a hint quotes in English, which need no translation; undefined if it is no such hint. */
export const quotedEnglish = (hint: string): string | undefined =>
  /^In English (“.*”)(?:, in the forms that the language has)?\.$/.exec(hint)?.[1];
