import { metaOf, type FieldSchema } from '../../../schema/fields/field.ts';

/** What the schema says of fields, in the language of the site that is edited, by what it says in English. */
let translations: Readonly<Record<string, string>> = {};

/** Says labels, hints and names of blocks in a language from now on, as far as there are translations. */
export async function speakOfFields(language: string): Promise<void> {
  const { fieldsSw } = /^sw\b/i.test(language) ? await import('./fields-sw.ts') : { fieldsSw: {} };
  translations = fieldsSw;
}

const translated = (text: string): string => translations[text] ?? text;

/** A field as a form calls it. */
export const labelOf = (schema: FieldSchema): string => translated(metaOf(schema).label);

/** What belongs into a field. */
export const hintOf = (schema: FieldSchema): string => translated(metaOf(schema).hint);

/** What a block is for. */
export const purposeOf = translated;

/** What a name in a file is called: fee-table → Fee table, HighSchool → High school. */
export function nameInWords(name: string): string {
  const words = translations[name] ?? name.replaceAll(/-|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
