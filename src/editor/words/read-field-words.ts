import { z } from 'zod';
import { formHint, metaOf, type FieldSchema } from '../../../schema/fields/field.ts';
import { readFieldKeys } from '../../../schema/field-keys.ts';

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
export type FieldWords = {
  inEnglish: string | undefined;
  names: Readonly<Record<string, string>>;
  ofField: ReadonlyMap<FieldSchema, Text>;
  /** The same words by the English ones, for fields that are made while the editor runs: those of a list's columns. */
  byEnglish: ReadonlyMap<string, string>;
};

/**
 * The words of a translation, by the fields to which they belong.
 * @param translation what a file of the translation contains; undefined if there is none
 * @param ofBlocks what a site's blocks have besides, by the English words
 */
export function readFieldWords(
  translation: unknown,
  ofBlocks: Readonly<Record<string, string>>,
): FieldWords {
  const { inEnglish, names = {}, fields = {} } = translationSchema.parse(translation ?? {});
  const ofField = new Map<FieldSchema, Text>();
  const byEnglish = new Map<string, string>();
  for (const [schema, keys] of readFieldKeys()) {
    const text = keys.map((key) => fields[key]).find((one) => one !== undefined);
    if (!text) continue;
    ofField.set(schema, text);
    const { label, ...meta } = metaOf(schema);
    if (text.label !== undefined) byEnglish.set(label, text.label);
    if (text.hint !== undefined) byEnglish.set(formHint(meta), text.hint);
  }
  for (const [english, words] of Object.entries(ofBlocks)) byEnglish.set(english, words);
  return { inEnglish, names: { ...names, ...ofBlocks }, ofField, byEnglish };
}
