import { fileCodes } from './codes/file-codes.ts';
import { linkCodes } from './codes/link-codes.ts';
import { meaningCodes } from './codes/meaning-codes.ts';
import type { CodeGuide, CodeEntry } from './codes/code-guide.ts';
import { fieldCodes } from './codes/field-codes.ts';

const all: Record<string, CodeEntry> = {
  ...fileCodes,
  ...fieldCodes,
  ...linkCodes,
  ...meaningCodes,
};

/** Every problem code, explained. Codes are permanent: messages, tests and the guide refer to them. */
export const problemGuide: ReadonlyMap<string, CodeGuide> = new Map(
  Object.entries(all).map(([code, [title, explanation, before, after]]) => [
    code,
    { title, explanation, before, after },
  ]),
);
