import { openText } from '../../editing/open-text.ts';
import type { PictureUse } from '../../editing/picture-uses.ts';
import { fileTitle } from '../screens/file-title.ts';
import { whereWords } from '../screens/where-words.ts';
import type { Session } from '../session/session.ts';

/** Where a picture is used, in the labels of the forms: Fees › Scene › Picture. */
export function whereUsed(session: Session, { file, path }: PictureUse): string {
  const root = openText(session.textOf(file) ?? '')?.value ?? null;
  return [fileTitle(session, file), ...whereWords(file, root, path)].join(' › ');
}
