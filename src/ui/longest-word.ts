/** How many letters the longest word has: what decides how large a heading can be in a narrow place. */
export const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s-]+/).map((word) => word.length));
