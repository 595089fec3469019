import type { ValueObject } from '../../editing/edit-op.ts';
import { pictureList } from '../../editing/import/block-lists.ts';
import type { Session } from '../session/session.ts';
import { StoreUnavailable, type PictureRefusal } from '../../edit-protocol/store.ts';
import type { DescribedPicture, ImportEntry } from './import-entries.ts';

/** The block of uploaded pictures, or why one was refused. */
type UploadAnswer =
  | { value: ValueObject }
  | { refused: DescribedPicture; reason: PictureRefusal | 'away' };

/** Adds pictures to the site one by one, and makes their block. */
export async function uploadPictures(
  session: Session,
  { proposal: { value }, pictures }: ImportEntry,
): Promise<UploadAnswer> {
  const names: string[] = [];
  for (const picture of pictures) {
    const file = new File([picture.file], fileName(picture), { type: picture.file.type });
    // One by one, so that the first refusal ends it.
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

/** A file keeps its name; a picture of a letter has none, and is named after its description. */
function fileName({ file, name, alt }: DescribedPicture): string {
  if (file instanceof File) return file.name;
  const words = (name === '' ? alt : name).split(/\s+/).slice(0, 6).join('-');
  return `${words}.${file.type.replace(/^image\//, '').replace('jpeg', 'jpg')}`;
}

function listOf(pictures: readonly DescribedPicture[], names: readonly string[]): ValueObject {
  const list = pictureList();
  if (!list) return {};
  const items = pictures.map(({ name, alt }, index) => ({
    ...(name.trim() === '' ? {} : { [list.name]: name.trim() }),
    [list.image]: { src: names[index] ?? '', alt: alt.trim() },
  }));
  return { [list.list]: items };
}
