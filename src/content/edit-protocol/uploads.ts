import slugify from '@sindresorhus/slugify';
import { isHidden } from '../document-name.ts';
import { say, type Message } from '../../messages/index.ts';
import { attachmentEndings, endingOf, findReservedStep, pictureKinds } from '../../site/index.ts';

/** The folders of the files that editors upload: pictures, and documents to download. */
export const uploadFolders = ['images', 'files'] as const;
export type UploadFolder = (typeof uploadFolders)[number];

/**
 * An uploaded file among the files of a draft. Its text is the id of its bytes, which the store has: it can be deleted
 * and brought back, but not written.
 */
export const isUpload = (file: string): boolean => folderOf(file) !== null;

/** The path of an uploaded file, from its folder and name. */
export const uploadFile = (folder: UploadFolder, name: string): string => `${folder}/${name}`;

/** The name of an uploaded file in its folder. */
export const uploadName = (file: string): string => file.slice(file.indexOf('/') + 1);

/** The folder of an uploaded file; null for any other file. */
export const folderOf = (file: string): UploadFolder | null =>
  uploadFolders.find((folder) => file.startsWith(`${folder}/`)) ?? null;

/** Whether the name of a file is that of a kind which its folder takes. */
export const isOfFolder = (file: string): boolean =>
  file.startsWith('images/')
    ? pictureKinds.test(file)
    : file.startsWith('files/') && attachmentEndings.has(endingOf(file));

/** Why an uploaded file cannot be deleted, or brought back by its id; null if it can. */
export function refuseUpload(file: string, id: string | null): Message | null {
  const isNamed = isOfFolder(file) && !isHidden(file) && !/\\|\/\//.test(file);
  return isNamed && (id === null || /^[0-9a-f]{40}$/.test(id)) ? null : say('save-notAnUpload');
}

/** What a file is called whose own name has no letters. */
const unnamed: Record<UploadFolder, string> = { images: 'picture', files: 'file' };

/** An unused name that is valid on every system, from the name of the chosen file. */
export function nameForUpload(
  folder: UploadFolder,
  name: string,
  extension: string,
  isTaken: (name: string) => boolean,
): string {
  const words = slugify(name.replace(/\.\w+$/, ''))
    .slice(0, 60)
    .replace(/-$/, '');
  const isReserved = words === '' || findReservedStep(`/${words}`) !== null;
  const stem = isReserved ? `${unnamed[folder]}${words === '' ? '' : `-${words}`}` : words;
  for (let number = 1; ; number += 1) {
    const file = `${stem}${number > 1 ? `-${number}` : ''}.${extension}`;
    if (!isTaken(file)) return file;
  }
}
