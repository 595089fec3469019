import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExamples } from '../read-examples.ts';

/** Where the pictures of the editors' guide lie, beside the guide. */
export const guideFolder = 'content/guide';

/** What each picture was drawn from, by type. */
export const drawnFromFile = `${guideFolder}/pictures.json`;

/** The width at which a block is drawn, in pixels. */
export const pictureWidth = 720;

/** The guide is part of the project: its pictures stay small. */
export const mostPictureBytes = 20_000;

export const pictureFile = (type: string): string => `${type}.webp`;

/**
 * A mark of what the picture of each block is drawn from: its example and its own code. Styles that all blocks
 * share stay out, or a change of one colour would call for every picture.
 */
export function pictureMarks(root = '.'): Record<string, string> {
  const marks = readExamples(join(root, 'schema', 'examples')).map(({ type, examples }) => {
    const hash = createHash('sha256').update(JSON.stringify(examples.default));
    for (const [file, text] of ownCode(join(root, 'src', 'blocks', type))) {
      hash.update(`\n${file}\n`).update(text);
    }
    return [type, hash.digest('hex').slice(0, 12)] as const;
  });
  return Object.fromEntries(marks.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What a component and its styles say, whatever the line ends of the computer. */
const ownCode = (folder: string): [file: string, text: string][] =>
  readdirSync(folder)
    .filter((file) => /\.(tsx|css)$/.test(file))
    .toSorted()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')]);
