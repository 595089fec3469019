import { formatProblem, summarise, type TextOptions } from './format-text.ts';
import type { Problem } from './diagnostic.ts';

/** What a check of the content found: its problems, the text of a file as it was read, and how many pages there are. */
export type Report = {
  problems: readonly Problem[];
  texts: (file: string) => string;
  pageCount: number;
};

/** A whole report for people: every problem in order, and a last line that says what they mean. */
export const formatReport = (
  { problems, texts, pageCount }: Report,
  options: TextOptions = {},
): string =>
  [
    ...problems.map((problem) => formatProblem(problem, texts(problem.file), options)),
    summarise(problems, pageCount),
  ].join('\n\n');
