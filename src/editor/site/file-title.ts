import { dataName, folderOf, uploadName, type UploadFolder } from '../../content/index.ts';
import { addressOfFile } from '../../site/index.ts';
import { pageTitle } from './site-offers.tsx';
import type { Session } from '../session/index.ts';
import { quoted, type Sentence, currentWords, fill } from '../words/index.ts';
import { languageOfFile } from './site-language.ts';

/** What an uploaded file is called in words. */
export const uploadKind = (folder: UploadFolder) => (folder === 'images' ? 'picture' : 'document');

export function fileTitle(session: Session, file: string): string {
  const words = currentWords();
  if (file === 'site.yaml') return words.publish.settings;
  if (file === 'theme.yaml') return words.publish.theme;
  if (file.startsWith('data/')) return fill(words.pages.list, { name: dataName(file) });
  const folder = folderOf(file);
  if (folder !== null) return fill(words.review[uploadKind(folder)], { name: uploadName(file) });
  if (!file.startsWith('pages/')) return file;
  return session.textOf(file) === null ? addressOfFile(file) : pageTitle(session, file);
}

/** The title of a file, with its language for screen readers. */
export function spokenTitle(session: Session, file: string): Sentence {
  const title = fileTitle(session, file);
  return file.startsWith('pages/') ? quoted(title, languageOfFile(session, file)) : title;
}
