import { shownExamples } from '../read-examples.ts';
import { guidePictures } from './guide-pictures.ts';
import { writeGuide } from './write-guide.ts';

/** The guide to the files, with the blocks that there are, as Markdown; its pictures are in `guide/`. */
export const currentGuide = (): string => writeGuide(shownExamples(), guidePictures());
