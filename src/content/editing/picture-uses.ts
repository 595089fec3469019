import { visitorOf } from '../../../schema/fields/visit-fields.ts';
import { schemaOfFile } from '../../../schema/file-schemas.ts';
import type { FieldPath } from '../../messages/index.ts';
import { isValue } from '../yaml/edit-op.ts';
import { openText } from '../yaml/open-text.ts';
import { readPictureValue, type PictureValue } from './picture-value.ts';

export type PictureUse = { file: string; path: FieldPath; picture: PictureValue };

const visitPictures = visitorOf(new Set(['image']));

/** Where each picture is used, by its file name. Files that cannot be read show none. */
export function pictureUses(
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly PictureUse[]> {
  const uses = new Map<string, PictureUse[]>();
  for (const [file, text] of texts) {
    for (const use of usesIn(file, text)) {
      const { src } = use.picture;
      uses.set(src, [...(uses.get(src) ?? []), use]);
    }
  }
  return uses;
}

/** A text is opened once: most files are the same at every keystroke. */
const read = new Map<string, { text: string; uses: readonly PictureUse[] }>();

function usesIn(file: string, text: string): readonly PictureUse[] {
  const cached = read.get(file);
  if (cached?.text === text) return cached.uses;
  const value = openText(text)?.value;
  const uses: PictureUse[] = [];
  if (value !== undefined) {
    visitPictures(schemaOfFile(file, value), value, (field) => {
      if (field.isDefault || !isValue(field.value)) return;
      const picture = readPictureValue(field.value);
      if (picture.src !== '') uses.push({ file, path: field.path, picture });
    });
  }
  read.set(file, { text, uses });
  return uses;
}
