import { partWords } from '../../words/index.ts';
import en from '../../words/languages/en/translate.json';

const files = import.meta.glob(
  ['../../words/languages/*/translate.json', '!../../words/languages/en/*'],
  {
    import: 'default',
  },
);

const words = partWords(en, files);

/** The words of the screen that translates, loaded with it. */
export const currentTranslateWords = words.current;

export const speakOfTranslating = words.speak;
