import { existsSync } from 'node:fs';
import path from 'node:path';
import { readExamples } from '../../content/read-examples.ts';
import { isValue } from '../../editing/edit-op.ts';
import type { StoredBlock } from '../../editor/store/store.ts';

/** Where the guide has a picture of each block, below the project folder. */
const pictures = 'content/guide';

/** What a new block of each kind begins with, and how it looks. */
export const readBlocks = (root: string): StoredBlock[] =>
  readExamples(path.join(root, 'schema', 'examples')).flatMap(({ type, examples }) => {
    const picture = `${pictures}/${type}.webp`;
    if (!isValue(examples.default)) return [];
    return [
      {
        type,
        example: examples.default,
        picture: existsSync(path.join(root, picture)) ? `/${picture}` : null,
      },
    ];
  });
