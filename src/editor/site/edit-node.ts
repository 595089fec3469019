import {
  fieldsOf,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import { childOf, optionFor } from '../../../schema/fields/option-for.ts';
import type { FieldKind } from '../../../schema/fields/field-kind.ts';
import { schemaOfFile } from '../../../schema/file-schemas.ts';
import type { FieldPath } from '../../messages/index.ts';
import { isValueObject, type Value } from '../../content/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { labelOf, nameInWords } from '../words/index.ts';
import { schemaAt, type OpenFile } from './schema-at.ts';

/** What the panel shows in one view: a file, a block or an item of a list. */
export type EditNode = {
  path: FieldPath;
  /** Its schema; for a union, the current option. */
  schema: FieldSchema;
  value: Value;
  title: string;
  /** Whether the site wrote its title, rather than its kind giving the name. */
  isNamed: boolean;
  /** Its list, and its position there from 0. */
  inList: {
    path: FieldPath;
    schema: FieldSchema;
    label: string;
    index: number;
    count: number;
  } | null;
};

const hiddenNames: readonly string[] = ['type', 'note', 'anchor', 'src', 'to', 'icon'];

const moments: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'date',
  'calendar-date',
  'time',
  'moment',
]);

/** The words by which the schema of an item has it called; null if it names no fields, or these are empty. */
export function calledWords(schema: FieldSchema, value: Value | undefined): string | null {
  const { calledBy = [] } = metaOf(schema);
  const words = isValueObject(value)
    ? calledBy.flatMap((name) => {
        const part = value[name];
        return typeof part === 'string' || typeof part === 'number' ? String(part) : [];
      })
    : [];
  return words.length === 0 ? null : shortened(words.join(' – '));
}

/** The first words of an item, its days and times last; null if it has none. */
export function wordsOf(schema: FieldSchema, value: Value | undefined): string | null {
  if (typeof value === 'string' && value !== '') return shortened(value);
  if (!isValueObject(value)) return null;
  const called = calledWords(schema, value);
  if (called !== null) return called;
  const { title, label } = value;
  const named = [title, label].find((one) => typeof one === 'string' && one !== '');
  if (typeof named === 'string') return shortened(named);
  if (metaOf(schema).kind === 'block') return null;
  const texts = Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'string' && one !== '' && !hiddenNames.includes(name) ? { name, text: one } : [],
  );
  const isMoment = (name: string) => {
    const field = childOf(schema, value, name);
    return field !== null && moments.has(metaOf(field).kind);
  };
  const first = texts.find(({ name }) => !isMoment(name)) ?? texts[0];
  return first ? shortened(first.text) : null;
}

/** The name of an item: its first words, or else its kind and number. */
export function titleOf(schema: FieldSchema, value: Value | undefined, index: number): string {
  const words = wordsOf(schema, value);
  if (words !== null) return words;
  const { kind, label } = metaOf(schema);
  return kind === 'block' && isValueObject(value)
    ? shortened(nameInWords(label))
    : `${labelOf(schema)} ${index + 1}`;
}

const longest = 60;

const shortened = (words: string): string => {
  const [line = ''] = words.trim().split('\n', 1);
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
};

const isOpened = (schema: FieldSchema, path: FieldPath): boolean =>
  typeof path.at(-1) === 'number' && fieldsOf(schema) !== null;

const takesAmount = (schema: FieldSchema): boolean =>
  metaOf(schema).kind === 'amount' || (optionsOf(schema) ?? []).some(takesAmount);

/** The field by which forms show the items of a list as rows with an amount; null if they have none. */
export function amountField(item: FieldSchema): string | null {
  const fields = metaOf(item).kind === 'block' ? null : fieldsOf(item);
  const found = [...(fields ?? [])].find(([, field]) => takesAmount(field));
  return found?.[0] ?? null;
}

/** The path to the form that shows a field: an amount in a table of amounts is in the form around the list. */
export function pathToForm(file: OpenFile, path: FieldPath): FieldPath {
  const [index, name] = path.slice(-2);
  const item = typeof index === 'number' ? schemaAt(file, path.slice(0, -1)) : null;
  const isCell = item !== null && amountField(item) === name;
  return isCell && !isValueObject(valueAt(file.root, path)) ? path.slice(0, -2) : path;
}

/** The nodes along the path to a field, from the whole file inwards. Ends at the first that no longer exists. */
export function nodesTo(file: string, root: Value, path: FieldPath): EditNode[] {
  let schema: FieldSchema = schemaOfFile(file, root);
  let value: Value | undefined = root;
  const nodes: EditNode[] = [
    { path: [], schema, value: root, title: labelOf(schema), isNamed: false, inList: null },
  ];
  for (const [depth, step] of path.entries()) {
    const list = { value, schema };
    const inner: Value | undefined = stepInto(value, step);
    const found: FieldSchema | null = childOf(schema, value, step);
    if (inner === undefined || !found) break;
    schema = optionFor(found, inner) ?? found;
    value = inner;
    const pathSoFar = path.slice(0, depth + 1);
    if (!isOpened(schema, pathSoFar) || typeof step !== 'number') continue;
    nodes.push({
      path: pathSoFar,
      schema,
      value: inner,
      title: titleOf(schema, inner, step),
      isNamed: wordsOf(schema, inner) !== null,
      inList: {
        path: path.slice(0, depth),
        schema: list.schema,
        label: labelOf(list.schema),
        index: step,
        count: Array.isArray(list.value) ? list.value.length : 0,
      },
    });
  }
  return nodes;
}

const stepInto = (value: Value | undefined, step: string | number): Value | undefined => {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  return isValueObject(value) ? value[String(step)] : undefined;
};

/** Whether the items of a list open separately, because they have fields of their own. */
export function hasOpenedItems(list: FieldSchema): boolean {
  const item = itemOf(list);
  if (item === null || metaOf(item).kind === 'line') return false;
  const options = optionsOf(item);
  return options
    ? options.every((option) => fieldsOf(option) !== null)
    : fieldsOf(optionFor(item, {}) ?? item) !== null;
}
