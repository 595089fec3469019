import {
  fieldsOf,
  itemOf,
  metaOf,
  optionsOf,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import { childOf, optionFor } from '../../../schema/fields/option-for.ts';
import { fileSchemas, kindOfFile } from '../../content/file-schemas.ts';
import type { FieldPath } from '../../diagnostics/diagnostic.ts';
import { isValueObject, type Value } from '../../editing/edit-op.ts';
import { labelOf, nameInWords } from '../words/field-words.ts';

/** What the panel shows in one view: a whole file, a block or an item of a list. */
export type EditNode = {
  path: FieldPath;
  /** What it may be; of several kinds, the one that it is. */
  schema: FieldSchema;
  value: Value;
  title: string;
  /** The list that it is in, and its position there from 0. */
  inList: {
    path: FieldPath;
    schema: FieldSchema;
    label: string;
    index: number;
    count: number;
  } | null;
};

const hiddenNames: readonly string[] = ['type', 'note', 'anchor', 'src', 'to', 'icon'];

/** What an item is called: by its own first words, else by its kind and number. */
export function titleOf(schema: FieldSchema, value: Value | undefined, index: number): string {
  if (typeof value === 'string' && value !== '') return shortened(value);
  const { kind, label } = metaOf(schema);
  if (isValueObject(value)) {
    const { title, label: own } = value;
    const words =
      [title, own].find((one) => typeof one === 'string' && one !== '') ??
      (kind === 'block'
        ? nameInWords(label)
        : Object.entries(value).find(
            ([name, one]) => typeof one === 'string' && one !== '' && !hiddenNames.includes(name),
          )?.[1]);
    if (typeof words === 'string') return shortened(words);
  }
  return `${labelOf(schema)} ${index + 1}`;
}

const longest = 60;

const shortened = (words: string): string => {
  const [line = ''] = words.trim().split('\n', 1);
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
};

const isOpened = (schema: FieldSchema, path: FieldPath): boolean =>
  typeof path.at(-1) === 'number' && fieldsOf(schema) !== null;

/** The nodes on the way to a field, from the whole file to the innermost one. What is gone ends the way. */
export function nodesTo(file: string, root: Value, path: FieldPath): EditNode[] {
  let schema: FieldSchema = fileSchemas[kindOfFile(file)];
  let value: Value | undefined = root;
  const nodes: EditNode[] = [
    { path: [], schema, value: root, title: labelOf(schema), inList: null },
  ];
  for (const [depth, step] of path.entries()) {
    const list = { value, schema };
    const inner: Value | undefined = stepInto(value, step);
    const found: FieldSchema | null = childOf(schema, value, step);
    if (inner === undefined || !found) break;
    schema = optionFor(found, inner) ?? found;
    value = inner;
    const way = path.slice(0, depth + 1);
    if (!isOpened(schema, way) || typeof step !== 'number') continue;
    nodes.push({
      path: way,
      schema,
      value: inner,
      title: titleOf(schema, inner, step),
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

/** Whether the items of a list are opened one by one, because each has fields of its own. */
export function hasOpenedItems(list: FieldSchema): boolean {
  const item = itemOf(list);
  if (item === null || metaOf(item).kind === 'line') return false;
  const options = optionsOf(item);
  return options
    ? options.every((option) => fieldsOf(option) !== null)
    : fieldsOf(optionFor(item, {}) ?? item) !== null;
}
