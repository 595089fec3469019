import { fileProblems } from './file-problems.ts';
import { linkProblems } from './link-problems.ts';
import { meaningProblems } from './meaning-problems.ts';
import type { ProblemEntry, ShortEntry } from './problem-entry.ts';
import { shapeProblems } from './shape-problems.ts';

const all: Record<string, ShortEntry> = {
  ...fileProblems,
  ...shapeProblems,
  ...linkProblems,
  ...meaningProblems,
};

/** Every problem code, explained. Codes are permanent: messages, tests and the guide refer to them. */
export const problemGuide: ReadonlyMap<string, ProblemEntry> = new Map(
  Object.entries(all).map(([code, [title, explanation, before, after]]) => [
    code,
    { title, explanation, before, after },
  ]),
);
