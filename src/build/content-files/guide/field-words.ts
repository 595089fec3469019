import { bounds } from '../../../../schema/fields/example-of.ts';
import {
  choicesOf,
  coreOf,
  defaultOf,
  entriesOf,
  fieldsOf,
  isOptional,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from '../../../../schema/fields/field.ts';
import type { FieldKind } from '../../../../schema/fields/field-kind.ts';

/** The values that a kind takes, for kinds where this does not depend on the field. */
const kindWords: Partial<Record<FieldKind, string>> = {
  'yes-no': '`true` or `false`',
  amount: 'a number',
  number: 'a number',
  date: 'a date (see Dates)',
  'calendar-date': 'a date (see Dates)',
  time: 'a time such as `08:00`',
  moment: 'a day, with or without an hour',
  period: 'fields of its own',
  image: 'a picture (see Pictures)',
  'labelled-link': 'a link with its words (see Links)',
  object: 'fields of its own',
  repetition: 'fields of its own',
  'list-view': 'fields of its own',
  record: 'fields of its own',
  url: 'a web address',
  embed: 'a web address',
  email: 'an e-mail address',
  telephone: 'a telephone number',
  colour: 'a colour',
  identifier: 'a name in small letters',
  anchor: 'a name in small letters',
};

/** Describes the values that a field takes. */
export function fieldWords(schema: FieldSchema): string {
  const { kind } = metaOf(schema);
  const options = optionsOf(schema);
  if (options && kindWords[kind] === undefined) return options.map(fieldWords).join(', or ');
  const choices = choicesOf(schema);
  if (choices) {
    return kind === 'icon'
      ? `one of ${choices.length} names (see Icons)`
      : `one of ${choices.map(code).join(', ')}`;
  }
  const item = itemOf(schema);
  if (item) {
    const ofItems = fieldsOf(item) || optionsOf(item) ? '' : ` of ${plural(fieldWords(item))}`;
    return `a list${lengthWords(schema)}${ofItems}`;
  }
  const { max } = bounds(schema);
  return kindWords[kind] ?? (max === null ? 'text' : `text of up to ${max} characters`);
}

const code = (words: string) => `\`${words}\``;
const plural = (words: string) => words.replace(/^an? /, '').replace(/^(text|name)\b/, '$1s');

function lengthWords(schema: FieldSchema): string {
  const { min, max } = bounds(schema);
  if (min !== null && min === max) return ` of exactly ${min}`;
  if ((min ?? 0) > 1 && max !== null) return ` of ${min} to ${max}`;
  if (max !== null) return ` of at most ${max}`;
  return (min ?? 0) > 1 ? ` of at least ${min}` : '';
}

const explainedOnce: ReadonlySet<FieldKind> = new Set([
  'image',
  'labelled-link',
  'calendar-date',
  'price',
  'either',
]);

/**
 * The fields of a block or a file as a nested Markdown list. Fields that occur in two parts of a file are listed once.
 */
export function fieldList(
  schema: FieldSchema,
  without: readonly string[] = [],
  depth = 0,
  described = new Set<FieldSchema>(),
): string[] {
  return [...(fieldsOf(schema) ?? [])]
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, field]) => {
      const standard = defaultOf(field);
      const { label, hint } = metaOf(field);
      const must = isOptional(field) ? '' : ', must be there';
      const leftOut =
        standard == null || typeof standard === 'object' ? '' : ` Left out: ${String(standard)}.`;
      const inner = itemOf(field) ?? entriesOf(field)?.value ?? field;
      const isDescribed = fieldsOf(inner) !== null && described.has(coreOf(inner));
      described.add(coreOf(inner));
      const line = `${'  '.repeat(depth)}- ${code(name)} (${fieldWords(field)}${must}): ${hint || `${label}.`}${isDescribed ? ' Its fields are those above.' : ''}${leftOut}`;
      const deeper =
        isDescribed || explainedOnce.has(metaOf(inner).kind)
          ? []
          : fieldList(inner, [], depth + 1, described);
      return [line, ...deeper];
    });
}
