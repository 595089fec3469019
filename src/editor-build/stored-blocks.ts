import { pictureFile, picturedBlocks } from '../content-files/guide/guide-pictures.ts';
import { readExamples } from '../content-files/read-examples.ts';
import { isValue } from '../editing/edit-op.ts';
import type { StoredBlock } from '../edit-protocol/store.ts';

/** The initial content of a new block of each kind, and its picture; the guide's are below the address `guide`. */
export function readBlocks(guide: string): StoredBlock[] {
  const pictured = picturedBlocks();
  return readExamples().flatMap(({ type, examples }) => {
    if (!isValue(examples.default)) return [];
    const picture = pictured.has(type) ? `${guide}guide/${pictureFile(type)}` : null;
    return [{ type, example: examples.default, picture }];
  });
}
