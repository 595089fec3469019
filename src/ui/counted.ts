/** `1 strand`, `3 strands`. */
export const counted = (count: number, word: string): string =>
  `${count} ${count === 1 ? word : `${word}s`}`;
