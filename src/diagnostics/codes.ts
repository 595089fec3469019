import { blockCodes } from './codes/block-codes.ts';
import type { CodeGuide } from './codes/code-guide.ts';
import { fieldCodes } from './codes/field-codes.ts';
import { fileCodes } from './codes/file-codes.ts';
import { fontCodes } from './codes/font-codes.ts';
import { languageCodes } from './codes/language-codes.ts';
import { linkCodes } from './codes/link-codes.ts';
import { localeCodes } from './codes/locale-codes.ts';
import { meaningCodes } from './codes/meaning-codes.ts';
import { pictureCodes } from './codes/picture-codes.ts';
import { siteCodes } from './codes/site-codes.ts';

const codes = {
  ...blockCodes,
  ...fileCodes,
  ...fieldCodes,
  ...fontCodes,
  ...languageCodes,
  ...linkCodes,
  ...localeCodes,
  ...meaningCodes,
  ...siteCodes,
  ...pictureCodes,
};

/** Every code that a diagnostic can have. A code without an entry in the guide does not compile. */
export type DiagnosticCode = keyof typeof codes;

/** What the editors' guide says of each code. */
export const codeGuides: ReadonlyMap<string, CodeGuide> = new Map(
  Object.entries(codes).map(([code, [title, explanation, before, after]]) => [
    code,
    { title, explanation, before, after },
  ]),
);
