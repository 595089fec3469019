import { blockDefinitions } from '../../../schema/blocks/index.ts';
import {
  describedSchema,
  formHint,
  metaOf,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import { quotedEnglish } from '../../messages/index.ts';
import type { FieldWords } from './read-field-words.ts';

/** What fields and blocks are called in one language. */
export type FieldNames = {
  /** The label of a field. */
  labelOf(schema: FieldSchema): string;
  /** The hint of a field, or the purpose of a block. */
  hintOf(schema: FieldSchema): string;
  /** What editors call a type of block: fee-table → Fee table. */
  nameInWords(type: string): string;
  /** What editors call a value of a choice: HighSchool → High school. */
  choiceInWords(schema: FieldSchema, value: string): string;
};

/** The sentences of a hint, of which a site's block can translate one, and another belongs to the kind of the field. */
export const sentencesOf = (hint: string): string[] => hint.split(/(?<=\.) (?=[A-Z“])/);

function hintByEnglish(hint: string, { byEnglish, inEnglish }: FieldWords): string {
  const whole = byEnglish.get(hint);
  if (whole !== undefined) return whole;
  const quoted = quotedEnglish(hint);
  if (quoted !== undefined && inEnglish !== undefined) return `${inEnglish} ${quoted}.`;
  const sentences = sentencesOf(hint).map((one) => byEnglish.get(one) ?? null);
  return sentences.includes(null) ? hint : sentences.join(' ');
}

const readable = (name: string): string =>
  name.replaceAll(/-|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The names in the language of these words; null is English, in which the schemas are. */
export function namesIn(words: FieldWords | null): FieldNames {
  const translated = (schema: FieldSchema) => words?.ofField.get(describedSchema(schema));
  return {
    labelOf: (schema) => {
      const { label } = metaOf(schema);
      return (
        translated(schema)?.label ?? words?.byEnglish.get(label) ?? words?.names[label] ?? label
      );
    },
    hintOf: (schema) => {
      const hint = formHint(metaOf(schema));
      if (hint === '') return '';
      return translated(schema)?.hint ?? (words ? hintByEnglish(hint, words) : hint);
    },
    nameInWords: (type) =>
      capitalised(words?.names[type] ?? blockDefinitions.get(type)?.name ?? readable(type)),
    choiceInWords: (schema, value) =>
      capitalised(words?.names[value] ?? metaOf(schema).names?.[value] ?? readable(value)),
  };
}
