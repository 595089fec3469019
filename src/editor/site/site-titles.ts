import type { Session } from '../session/index.ts';
import { spokenTitle } from './file-title.ts';
import { languageOf, languageOfFile } from './site-language.ts';
import type { Titles } from './describe-files.ts';

export const siteTitles = (session: Session): Titles => ({
  titleOf: (file) => spokenTitle(session, file),
  languageIn: (file) => languageOfFile(session, file),
  language: languageOf(session),
});
