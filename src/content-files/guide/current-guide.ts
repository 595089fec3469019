import { readExamples } from '../read-examples.ts';
import { picturedBlocks } from './guide-pictures.ts';
import { writeGuide } from './write-guide.ts';

/** The guide to the files, with the blocks that there are, as Markdown; its pictures are in `guide/`. */
export const currentGuide = (): string =>
  writeGuide(
    new Map(readExamples().map(({ type, examples }) => [type, examples.default])),
    picturedBlocks(),
  );
