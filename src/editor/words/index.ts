/*
 * The words of the editor, in each of its languages: screens, names of fields and blocks, and diagnostics.
 */
export { Spoken } from './Spoken.tsx';
export { chooseLanguage, speakAsChosen, useEditorLanguage } from './editor-language.ts';
export type { EditorWords } from './editor-words.ts';
export { type FieldNames, namesIn, sentencesOf } from './field-names.ts';
export { choiceInWords, hintOf, inSentence, labelOf, nameInWords } from './field-words.ts';
export { inEditorWords, messageInWords } from './message-words.ts';
export { partWords } from './part-words.ts';
export { readFieldWords } from './read-field-words.ts';
export { type Sentence, fillSentence, joinSentences, quoted, textOfSentence } from './sentence.ts';
export { useWords } from './use-words.ts';
export {
  counted,
  currentLanguage,
  currentWords,
  editorLanguages,
  englishWords,
  fill,
  speak,
  speakOnWeb,
} from './words.ts';
