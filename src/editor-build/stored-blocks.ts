import { existsSync } from 'node:fs';
import path from 'node:path';
import { readExamples } from '../content/read-examples.ts';
import { isValue } from '../editing/edit-op.ts';
import type { StoredBlock } from '../editor/store/store.ts';
import { engineRoot } from '../roots.ts';

/** The folder of the guide's block pictures, in the engine's. */
const pictures = 'content/guide';

/** The initial content of a new block of each kind, and its picture. */
export const readBlocks = (): StoredBlock[] =>
  readExamples().flatMap(({ type, examples }) => {
    const picture = `${pictures}/${type}.webp`;
    if (!isValue(examples.default)) return [];
    return [
      {
        type,
        example: examples.default,
        picture: existsSync(path.join(engineRoot, picture)) ? `/${picture}` : null,
      },
    ];
  });
