import { partWords } from '../../words/index.ts';
import en from '../../words/languages/en/pictures.json';

const files = import.meta.glob(['../words/languages/*/pictures.json', '!../words/languages/en/*'], {
  import: 'default',
});

const words = partWords(en, files);

/** The words of the pictures screen, loaded with it. */
export const currentPicturesWords = words.current;

export const speakOfPictures = words.speak;
