import { blocks } from '../../../schema/blocks/index.ts';
import { describedSchema, metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { loadTranslation } from './language-files.ts';
import { quotedEnglish } from './quoted-english.ts';
import type { FieldWords } from './read-field-words.ts';

const files = import.meta.glob('./languages/*/fields.json', { import: 'default' });

let spoken: FieldWords | null = null;

/** Sets the language of labels, hints and names of blocks, as far as there are translations. */
export async function speakOfFields(language: string): Promise<void> {
  const translation = await loadTranslation(files, language);
  const ofBlocks = wordsOfBlocks(language);
  if (translation === undefined && Object.keys(ofBlocks).length === 0) {
    spoken = null;
    return;
  }
  // An editor in English, which the schemas have already, does not load it.
  const { readFieldWords } = await import('./read-field-words.ts');
  spoken = readFieldWords(translation, ofBlocks);
}

/** What the definitions of a site's blocks contain themselves in a language, by the English words. */
function wordsOfBlocks(language: string): Readonly<Record<string, string>> {
  const [primary = ''] = language.toLowerCase().split('-');
  return Object.fromEntries(
    blocks.flatMap((block) => Object.entries(block.translations[primary] ?? {})),
  );
}

/** The sentences of a hint, of which a site's block can translate one, and another belongs to the kind of the field. */
const sentencesOf = (hint: string): string[] => hint.split(/(?<=\.) (?=[A-Z“])/);

function hintByEnglish(hint: string): string {
  if (!spoken) return hint;
  const { byEnglish, inEnglish } = spoken;
  const whole = byEnglish.get(hint);
  if (whole !== undefined) return whole;
  const quoted = quotedEnglish(hint);
  if (quoted !== undefined && inEnglish !== undefined) return `${inEnglish} ${quoted}.`;
  const sentences = sentencesOf(hint).map((one) => byEnglish.get(one) ?? null);
  return sentences.includes(null) ? hint : sentences.join(' ');
}

const translated = (schema: FieldSchema) => spoken?.ofField.get(describedSchema(schema));

/** The label of a field. */
export function labelOf(schema: FieldSchema): string {
  const { label } = metaOf(schema);
  return translated(schema)?.label ?? spoken?.byEnglish.get(label) ?? spoken?.names[label] ?? label;
}

/** The hint of a field, or the purpose of a block. */
export const hintOf = (schema: FieldSchema): string =>
  translated(schema)?.hint ?? hintByEnglish(metaOf(schema).hint);

/** A name in a file in readable form: fee-table → Fee table, HighSchool → High school. */
export function nameInWords(name: string): string {
  const words = spoken?.names[name] ?? name.replaceAll(/-|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
