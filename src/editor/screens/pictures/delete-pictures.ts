import { uploadFile } from '../../../content/index.ts';
import type { Session } from '../../session/index.ts';
import { counted } from '../../words/index.ts';
import type { ListedPicture } from './find-pictures.ts';
import { currentPicturesWords } from './pictures-words.ts';

/** Whether a picture can be deleted: nothing shows it, and the store can bring it back. */
export const isDeletable = ({ uses, id }: ListedPicture): boolean =>
  uses.length === 0 && id !== undefined;

/** Deletes pictures in one step of undo, reports it, and offers to take that back. */
export function deletePictures(session: Session, pictures: readonly ListedPicture[]): void {
  const text = counted(currentPicturesWords().deleted, pictures.length);
  session.changeTexts(
    pictures.map(({ name, id = null }) => ({
      file: uploadFile('images', name),
      before: id,
      after: null,
    })),
    text,
  );
  session.tellOutcome({ text, back: 'undo' });
}
