import { z } from 'zod';
import { blocks } from '../../../schema/blocks/index.ts';
import { describedSchema, metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { quotedEnglish, readFieldKeys } from './field-keys.ts';
import { loadTranslation } from './language-files.ts';

const files = import.meta.glob('./languages/*/fields.json', { import: 'default' });

const translationSchema = z.object({
  /** What introduces words that are quoted in English. */
  inEnglish: z.string().optional(),
  /** Types of blocks and choices, by their names in content. */
  names: z.record(z.string(), z.string()).optional(),
  /** Labels and hints of fields, by their keys (field-keys.ts). */
  fields: z
    .record(z.string(), z.object({ label: z.string().optional(), hint: z.string().optional() }))
    .optional(),
});

type Text = { label?: string | undefined; hint?: string | undefined };

/** The words of the forms in a language other than English. */
type FieldWords = {
  inEnglish: string | undefined;
  names: Readonly<Record<string, string>>;
  ofField: ReadonlyMap<FieldSchema, Text>;
  /** The same words by the English ones, for fields that are made while the editor runs: those of a list's columns. */
  byEnglish: ReadonlyMap<string, string>;
};

let spoken: FieldWords | null = null;

/** Sets the language of labels, hints and names of blocks, as far as there are translations. */
export async function speakOfFields(language: string): Promise<void> {
  const translation = await loadTranslation(files, language);
  const ofBlocks = wordsOfBlocks(language);
  if (translation === undefined && Object.keys(ofBlocks).length === 0) {
    spoken = null;
    return;
  }
  const { inEnglish, names = {}, fields = {} } = translationSchema.parse(translation ?? {});
  const ofField = new Map<FieldSchema, Text>();
  const byEnglish = new Map<string, string>();
  for (const [schema, keys] of readFieldKeys()) {
    const text = keys.map((key) => fields[key]).find((one) => one !== undefined);
    if (!text) continue;
    ofField.set(schema, text);
    const { label, hint } = metaOf(schema);
    if (text.label !== undefined) byEnglish.set(label, text.label);
    if (text.hint !== undefined) byEnglish.set(hint, text.hint);
  }
  for (const [english, words] of Object.entries(ofBlocks)) byEnglish.set(english, words);
  spoken = { inEnglish, names: { ...names, ...ofBlocks }, ofField, byEnglish };
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

const translated = (schema: FieldSchema): Text | undefined =>
  spoken?.ofField.get(describedSchema(schema));

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
