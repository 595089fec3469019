import { createFinder } from '../../../site/index.ts';
import { pictureUses, type PictureUse, type StoredPicture } from '../../../content/index.ts';
import { pictureName, fileTitle } from '../../site/index.ts';
import type { Session } from '../../session/index.ts';

export type ListedPicture = StoredPicture & { uses: readonly PictureUse[] };

export function listPictures(session: Session): ListedPicture[] {
  const uses = pictureUses(session.texts());
  return session
    .pictures()
    .map((picture) => ({ ...picture, uses: uses.get(picture.name) ?? [] }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Pictures whose name, descriptions, or pages contain all the words. */
export function findPictures(
  session: Session,
  pictures: readonly ListedPicture[],
  search: string,
): ListedPicture[] {
  const query = search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => createFinder(word));
  if (query.length === 0) return [...pictures];
  return pictures.filter(({ name, uses }) => {
    const texts = [
      name,
      pictureName(name),
      ...uses.flatMap(({ file, picture }) => [picture.alt, fileTitle(session, file)]),
    ];
    const text = texts.join('\n');
    return query.every((isFound) => isFound(text));
  });
}
