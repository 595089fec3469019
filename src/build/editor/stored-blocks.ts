import { guidePictures, pictureFile } from '../content-files/guide/guide-pictures.ts';
import { shownExamples } from '../content-files/read-examples.ts';
import { isValue, type StoredBlock } from '../../content/index.ts';

/** What a new block of each kind and look begins with, and its picture; the guide's are below the address `guide`. */
export function readBlocks(guide: string): StoredBlock[] {
  const pictures = guidePictures();
  return shownExamples().flatMap(({ type, name, example }) => {
    if (!isValue(example)) return [];
    const file = pictureFile(type, name);
    const picture = pictures.has(file) ? `${guide}guide/${file}` : null;
    return [{ type, ...(name === 'default' ? {} : { look: name }), example, picture }];
  });
}
