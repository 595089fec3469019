import { isHidden } from '../document-name.ts';
import { say, type Message } from '../../messages/index.ts';
import { pictureKinds } from '../../site/index.ts';

/**
 * A picture among the files of a draft. Its text is the id of its bytes, which the store has: it can be deleted and
 * brought back, but not written.
 */
const folder = 'images/';

export const isPictureFile = (file: string): boolean => file.startsWith(folder);

export const pictureFile = (name: string): string => folder + name;

export const nameOfPictureFile = (file: string): string => file.slice(folder.length);

/** Why a picture cannot be deleted, or brought back by its id; null if it can. */
export function refusePictureFile(file: string, id: string | null): Message | null {
  const isNamed = pictureKinds.test(file) && !isHidden(file) && !/\\|\/\//.test(file);
  return isNamed && (id === null || /^[0-9a-f]{40}$/.test(id)) ? null : say('save-notAPicture');
}
