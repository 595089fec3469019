import {
  choicesOf,
  fieldsOf,
  isOptional,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { optionFor } from '../../../schema/fields/option-for.ts';
import { isValueObject, type Value } from '../yaml/edit-op.ts';
import type { Column } from './paste-table.ts';

const textKinds: readonly FieldKind[] = [
  'line',
  'inline',
  'prose',
  'choice',
  'email',
  'telephone',
  'identifier',
];

/** The option of a column of numbers. */
export const numbersOption = 'areNumbers';

/** Whether a column of a table holds numbers or amounts by its options. */
export const saysNumbers = (column: Value): boolean =>
  isValueObject(column) && (column['areAmounts'] === true || column[numbersOption] === true);

/** The fields of a list's items; null if items have none. */
export function fieldsOfItem(list: FieldSchema): ReadonlyMap<string, FieldSchema> | null {
  const item = itemOf(list);
  return item && fieldsOf(optionFor(item, {}) ?? item);
}

/**
 * The columns of a list shown as a table: the scalar fields of its items. Empty if there are none. In the rows of a
 * table, links are columns too; in other lists they stay with their items.
 */
export function columnsOf(list: FieldSchema, labelOf: (schema: FieldSchema) => string): Column[] {
  const withLinks = metaOf(list).kind === 'rows';
  return [...(fieldsOfItem(list) ?? [])].flatMap(([field, schema]): Column[] => {
    const isLink = withLinks && metaOf(schema).kind === 'link';
    const column = isLink ? { valueType: 'text' as const } : columnOf(schema);
    return column && field !== 'type'
      ? [{ field, label: labelOf(schema), isRequired: !isOptional(schema), ...column }]
      : [];
  });
}

function columnOf(schema: FieldSchema): Pick<Column, 'valueType' | 'words'> | null {
  const { kind } = metaOf(schema);
  const options = optionsOf(schema);
  if (options) {
    const found = options.map(columnOf).find((one) => one !== null);
    const words = options.flatMap((option) => choicesOf(option) ?? []);
    return found ? { ...found, words } : null;
  }
  if (kind === 'amount' || kind === 'number') return { valueType: 'amount' };
  if (kind === 'date') return { valueType: 'date' };
  if (kind === 'time') return { valueType: 'time' };
  if (kind === 'yes-no') return { valueType: 'yes-no' };
  const words = choicesOf(schema);
  return textKinds.includes(kind) ? { valueType: 'text', ...(words ? { words } : {}) } : null;
}
