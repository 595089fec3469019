import { withoutMarks } from '../../site/index.ts';

/** The length of the longest word, which limits the size of a heading in a narrow column. */
export const longestWord = (text: string): number =>
  Math.max(
    ...withoutMarks(text)
      .split(/[\s-]+/)
      .map((word) => word.length),
  );
