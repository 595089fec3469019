import { blockCodes } from './codes/block-codes.ts';
import { fieldCodes } from './codes/field-codes.ts';
import { fileCodes } from './codes/file-codes.ts';
import { fontCodes } from './codes/font-codes.ts';
import { languageCodes } from './codes/language-codes.ts';
import { linkCodes } from './codes/link-codes.ts';
import { localeCodes } from './codes/locale-codes.ts';
import { meaningCodes } from './codes/meaning-codes.ts';
import { attachmentCodes } from './codes/attachment-codes.ts';
import { pictureCodes } from './codes/picture-codes.ts';
import { siteCodes } from './codes/site-codes.ts';

/** The guide's entries for the codes of the engine itself; further ones come with blocks. */
export const engineCodes = {
  ...blockCodes,
  ...fileCodes,
  ...fieldCodes,
  ...fontCodes,
  ...languageCodes,
  ...linkCodes,
  ...localeCodes,
  ...meaningCodes,
  ...siteCodes,
  ...attachmentCodes,
  ...pictureCodes,
};

/** Every code of the engine itself. A code without an entry in the guide does not compile. */
export type DiagnosticCode = keyof typeof engineCodes;
