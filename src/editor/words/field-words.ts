import { blocks } from '../../../schema/blocks/index.ts';
import type { FieldSchema } from '../../../schema/fields/field.ts';
import { namesIn } from './field-names.ts';
import { loadTranslation } from './language-files.ts';

const files = import.meta.glob('./languages/*/fields.json', { import: 'default' });

let spoken = namesIn(null);

/** Sets the language of labels, hints and names of blocks, as far as there are translations. */
export async function speakOfFields(language: string): Promise<void> {
  const translation = await loadTranslation(files, language);
  const ofBlocks = wordsOfBlocks(language);
  if (translation === undefined && Object.keys(ofBlocks).length === 0) {
    spoken = namesIn(null);
    return;
  }
  // An editor in English, which the schemas have already, does not load it.
  const { readFieldWords } = await import('./read-field-words.ts');
  spoken = namesIn(readFieldWords(translation, ofBlocks));
}

/** What the definitions of a site's blocks contain themselves in a language, by the English words. */
function wordsOfBlocks(language: string): Readonly<Record<string, string>> {
  const [primary = ''] = language.toLowerCase().split('-');
  return Object.fromEntries(
    blocks.flatMap((block) => Object.entries(block.translations[primary] ?? {})),
  );
}

/** The label of a field. */
export const labelOf = (schema: FieldSchema): string => spoken.labelOf(schema);

/** A label within a sentence: Question → question, but PDF stays. */
export const inSentence = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** The hint of a field, or the purpose of a block. */
export const hintOf = (schema: FieldSchema): string => spoken.hintOf(schema);

/** What editors call a type of block: fee-table → Fee table. */
export const nameInWords = (type: string): string => spoken.nameInWords(type);

/** What editors call a value of a choice: HighSchool → High school. */
export const choiceInWords = (schema: FieldSchema, value: string): string =>
  spoken.choiceInWords(schema, value);
