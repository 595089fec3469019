import { visitorOf } from '../../../schema/fields/visit-fields.ts';
import { schemaOfFile } from '../../../schema/file-schemas.ts';
import type { FieldPath } from '../../messages/index.ts';
import { picturesInText } from '../../site/index.ts';
import { isValue, type EditOp } from '../yaml/edit-op.ts';
import { openText } from '../yaml/open-text.ts';
import { pictureOps, readPictureValue, type PictureValue } from './picture-value.ts';

/** Where a picture is used; in a text, together with the text. */
export type PictureUse = { file: string; path: FieldPath; picture: PictureValue; text?: string };

const visitPictures = visitorOf(new Set(['image', 'prose']));

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
      if (typeof field.value === 'string') {
        const written = picturesInText({ part: 'text', form: 'prose', markdown: field.value });
        for (const { src, alt } of written)
          uses.push({
            file,
            path: field.path,
            picture: { src, alt, focus: null },
            text: field.value,
          });
        return;
      }
      const picture = readPictureValue(field.value);
      if (picture.src !== '') uses.push({ file, path: field.path, picture });
    });
  }
  read.set(file, { text, uses });
  return uses;
}

/** The changes that put another picture in all places of one; `altOf` gives its description there by the former one. */
export function replaceUses(
  uses: readonly PictureUse[],
  { src, focus }: Pick<PictureValue, 'src' | 'focus'>,
  altOf: (before: string) => string,
): { file: string; op: EditOp }[] {
  const texts = new Set<string>();
  return uses.flatMap(({ file, path, picture, text }) => {
    const alt = altOf(picture.alt);
    if (text === undefined)
      return pictureOps(path, picture, { src, focus, alt }).map((op) => ({ file, op }));
    const key = JSON.stringify([file, path]);
    if (texts.has(key)) return [];
    texts.add(key);
    const before = picturesInText({ part: 'text', form: 'prose', markdown: text });
    const alts = before.filter((one) => one.src === picture.src).map((one) => altOf(one.alt));
    const value = text.replaceAll(written, (whole, start: string, name: string) =>
      name.normalize('NFC') === picture.src ? `![${alts.shift() ?? alt}](${start}${src}` : whole,
    );
    return [{ file, op: { op: 'set', path, value } }];
  });
}

/** A picture in a text, up to the name of its file. */
const written = /!\[(?:[^\]\\]|\\.)*\]\((<?)([^\s<>()]+)/g;
