import type { ValueObject } from '../../editing/edit-op.ts';
import { pictureList } from '../../editing/import/block-lists.ts';
import type { Session } from '../session/session.ts';
import { StoreUnavailable, type PictureRefusal } from '../../edit-protocol/store.ts';
import type { DescribedPicture, ImportEntry } from './import-entries.ts';

/** The block of some pictures that were uploaded, or why one of them was not. */
type UploadAnswer =
  | { value: ValueObject }
  | { refused: DescribedPicture; reason: PictureRefusal | 'away' };

/** Adds pictures to the site, one after the other, and makes their block. */
export async function uploadPictures(
  session: Session,
  { proposal: { value }, pictures }: ImportEntry,
): Promise<UploadAnswer> {
  const names: string[] = [];
  for (const picture of pictures) {
    const file = new File([picture.file], fileName(picture), { type: picture.file.type });
    // One after the other, so that the first refusal ends it.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await session.uploadPicture(file).catch((error: Error) => {
      if (error instanceof StoreUnavailable) return null;
      throw error;
    });
    if (answer?.kind !== 'taken') return { refused: picture, reason: answer?.reason ?? 'away' };
    names.push(answer.picture.name);
  }
  return { value: { ...value, ...listOf(pictures, names) } };
}

/** A file keeps its name; a picture of a letter has none, and is named by what it shows. */
function fileName({ file, name, alt }: DescribedPicture): string {
  if (file instanceof File) return file.name;
  const words = (name === '' ? alt : name).split(/\s+/).slice(0, 6).join('-');
  return `${words}.${file.type.replace(/^image\//, '').replace('jpeg', 'jpg')}`;
}

/** The list of some pictures, with the names of their files in the site. */
function listOf(pictures: readonly DescribedPicture[], names: readonly string[]): ValueObject {
  const list = pictureList();
  if (!list) return {};
  const items = pictures.map(({ name, alt }, index) => ({
    ...(name.trim() === '' ? {} : { [list.name]: name.trim() }),
    [list.image]: { src: names[index] ?? '', alt: alt.trim() },
  }));
  return { [list.list]: items };
}
