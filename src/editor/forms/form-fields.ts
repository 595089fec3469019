import {
  defaultOf,
  fieldsOf,
  isOptional,
  metaOf,
  questions,
  type FieldSchema,
  type Question,
} from '../../../schema/fields/field.ts';
import { type Maybe, isValueObject } from '../../content/index.ts';

/** A field of a form: the steps to it from the object that the form edits, its schema and its value. */
export type FormField = { steps: readonly string[]; schema: FieldSchema; value: Maybe };

/** The fields that answer a question of a form. */
export type FieldGroup = { question: Question; fields: readonly FormField[] };

/** With more fields at once, nobody finds the field she came for. */
const maxFirst = 6;

/** The fields that a form shows at once, and those that it folds. */
export function partsOfForm(
  schema: FieldSchema,
  value: Maybe,
): { first: readonly FormField[]; folded: readonly FieldGroup[] } {
  const all = fieldsIn(schema, value);
  const hidden = new Set(all.flatMap(hiddenBeside));
  const fields = all.filter((one) => !hidden.has(one.steps.join('.')) && isUsed(one, all));
  const open = fields.filter((one) => metaOf(one.schema).under === undefined);
  const required = open.filter((one) => !isOptional(one.schema));
  const optional = open.filter((one) => isOptional(one.schema));
  const shown = new Set([
    ...required,
    ...optional.slice(0, Math.max(0, maxFirst - required.length)),
  ]);
  const folded = questions.map((question) => ({
    question,
    fields: fields.filter(
      (one) => !shown.has(one) && (metaOf(one.schema).under ?? 'words') === question,
    ),
  }));
  return {
    first: fields.filter((one) => shown.has(one)),
    folded: folded.filter((group) => group.fields.length > 0),
  };
}

/** The steps to every field of a form, including folded fields and fields beside others. */
export const formSteps = (schema: FieldSchema, value: Maybe): (readonly string[])[] =>
  fieldsIn(schema, value).map(({ steps }) => steps);

/** The fields that another field's control shows, beside its own value or instead of it. */
function hiddenBeside({ schema, steps, value }: FormField): string[] {
  const { lastDay, standsFor, leavesOut, addsUp, publicDays = [] } = metaOf(schema);
  const around = steps.slice(0, -1);
  const inSentence = value === undefined ? [] : [standsFor, leavesOut];
  return [...publicDays, lastDay, addsUp, ...inSentence].flatMap((name) =>
    typeof name !== 'string' ? [] : [[...around, name].join('.')],
  );
}

/** Whether a field is used with the present value of the field that it goes with; what is set is never hidden. */
function isUsed({ schema, steps, value }: FormField, all: readonly FormField[]): boolean {
  const { goesWith } = metaOf(schema);
  if (!goesWith || value !== undefined) return true;
  const around = steps.slice(0, -1);
  const beside = all.find((one) => one.steps.join('.') === [...around, goesWith.field].join('.'));
  return goesWith.values.includes(String(beside?.value ?? (beside && defaultOf(beside.schema))));
}

/** The fields of an object, with those that an inner object shows among them. */
const fieldsIn = (schema: FieldSchema, value: Maybe, steps: readonly string[] = []): FormField[] =>
  [...(fieldsOf(schema) ?? [])]
    .filter(([name, field]) => name !== 'type' && !metaOf(field).isAutomatic)
    .flatMap(([name, field]) => {
      const inner = isValueObject(value) ? value[name] : undefined;
      return metaOf(field).isSpread
        ? fieldsIn(field, inner, [...steps, name])
        : [{ steps: [...steps, name], schema: field, value: inner }];
    });
