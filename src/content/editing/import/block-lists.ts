import { blocks } from '../../../../schema/blocks/index.ts';
import type { BlockDefinition } from '../../../../schema/define-block.ts';
import { bounds } from '../../../../schema/fields/example-of.ts';
import {
  fieldsOf,
  isOptional,
  itemOf,
  metaOf,
  maxCharacters,
  type FieldSchema,
} from '../../../../schema/fields/field.ts';
import { columnsOf, numbersOption } from '../list-columns.ts';
import type { Column } from '../paste-table.ts';

/** A column of a block's list, with the signs of the texts that belong there. */
export type ListColumn = Column & {
  /** The label in English, and in the language of the editor. */
  names: readonly string[];
  max: number | null;
  example: string;
  /** Whether it takes emphasis and links. */
  isRich: boolean;
};

/** A list of a block that rows of a table can fill, and the other fields that the block then needs. */
export type BlockList = {
  type: string;
  field: string;
  columns: readonly ListColumn[];
  least: number;
  max: number | null;
  /** The field of the block for the sum of its amounts; null if it has none. */
  total: string | null;
  /** The field of the block for the year of its dates; null if it has none. */
  year: string | null;
};

/** The field by which a block is named; null if it has none. */
export function headingOf(type: string): { field: string; max: number | null } | null {
  for (const [field, schema] of fieldsOfType(type)) {
    if (metaOf(schema).isHeading === true) return { field, max: maxCharacters(schema) };
  }
  return null;
}

/** The fields of a block in the order of its schema, its type first. */
export const fieldsInOrder = (type: string): string[] => [
  'type',
  ...fieldsOfType(type).map(([field]) => field),
];

const fieldsOfType = (type: string): readonly [string, FieldSchema][] => {
  const block = blocks.find((one) => one.type === type);
  return block ? fieldsOfBlock(block) : [];
};

const fieldsOfBlock = ({ schema }: BlockDefinition): [string, FieldSchema][] =>
  [...(fieldsOf(schema) ?? [])].filter(([field]) => field !== 'type');

const required = (fields: readonly [string, FieldSchema][]) =>
  fields.filter(([, schema]) => !isOptional(schema));

/** The lists of all blocks that rows of a table can fill, read from their schemas. */
export function blockLists(labelOf: (schema: FieldSchema) => string): BlockList[] {
  return blocks
    .filter(({ type }) => type !== tableBlock?.type)
    .flatMap((block) => listsOf(block, labelOf));
}

function listsOf(block: BlockDefinition, labelOf: (schema: FieldSchema) => string): BlockList[] {
  const fields = fieldsOfBlock(block);
  const needed = required(fields);
  return fields.flatMap(([field, schema]): BlockList[] => {
    const item = itemOf(schema);
    if (!item || !fieldsOf(item) || metaOf(schema).kind !== 'list') return [];
    const columns = columnsIn(schema, labelOf);
    const inItem = required([...(fieldsOf(item) ?? [])]);
    const canFill = inItem.every(([name]) => columns.some((column) => column.field === name));
    if (columns.length === 0 || !canFill) return [];
    const others = needed.filter(([name]) => name !== field);
    const total = others.find(([, one]) => metaOf(one).kind === 'amount')?.[0] ?? null;
    // Where rows have days, a block that can do without a year still says which one they are in.
    const hasDays = columns.some(({ valueType }) => valueType === 'date');
    const numbers = (hasDays ? fields : others).filter(([, one]) => metaOf(one).kind === 'number');
    const year = numbers[0]?.[0] ?? null;
    if (others.some(([name]) => name !== total && name !== year)) return [];
    const { min, max } = bounds(schema);
    return [{ type: block.type, field, columns, least: min ?? 0, max, total, year }];
  });
}

function columnsIn(list: FieldSchema, labelOf: (schema: FieldSchema) => string): ListColumn[] {
  const item = itemOf(list);
  const fields = item && fieldsOf(item);
  return columnsOf(list, labelOf).flatMap((column): ListColumn[] => {
    const schema = fields?.get(column.field);
    if (!schema) return [];
    const { kind, label, example } = metaOf(schema);
    return [
      {
        ...column,
        names: [column.field, label, column.label],
        max: maxCharacters(schema),
        example: typeof example === 'string' ? example : '',
        isRich: kind === 'inline' || kind === 'prose',
      },
    ];
  });
}

/** A block that takes any table: its list of columns with their labels and the option for numbers, and its rows of cells. */
type TableBlock = {
  type: string;
  columns: string;
  label: string;
  rows: string;
  numbers: string | null;
};

function findTableBlock(): TableBlock | null {
  for (const block of blocks) {
    const fields = fieldsOfBlock(block);
    const rows = fields.find(([, schema]) => metaOf(schema).kind === 'rows');
    const columns = fields.find(([, schema]) => {
      const item = itemOf(schema);
      const needed = item ? required([...(fieldsOf(item) ?? [])]) : [];
      return needed.length === 1 && metaOf(schema).kind === 'list';
    });
    const item = columns && itemOf(columns[1]);
    const [label] = item ? required([...(fieldsOf(item) ?? [])]) : [];
    if (rows && item && columns && label && required(fields).length === 0)
      return {
        type: block.type,
        columns: columns[0],
        label: label[0],
        rows: rows[0],
        numbers: fieldsOf(item)?.has(numbersOption) ? numbersOption : null,
      };
  }
  return null;
}

/** The block that takes any table; null if there is none. */
export const tableBlock = findTableBlock();

/** A block with a list of pictures, each with a name. */
type PictureList = { type: string; list: string; image: string; name: string };

function findPictureList(): PictureList | null {
  const found = blocks.flatMap((block) => {
    const fields = fieldsOfBlock(block);
    return fields.flatMap(([list, schema]) => {
      const item = itemOf(schema);
      const inner = item ? [...(fieldsOf(item) ?? [])] : [];
      // A picture with another name shows something particular: a portrait, a map.
      const image = inner.find(
        ([, one]) => metaOf(one).kind === 'image' && metaOf(one).label === 'Picture',
      );
      const [name, ...others] = required(inner).filter(([field]) => field !== image?.[0]);
      const isOnlyList = required(fields).every(([field]) => field === list);
      const isFree = (bounds(schema).min ?? 0) <= 1 && bounds(schema).max === null;
      return image &&
        name &&
        metaOf(name[1]).kind === 'line' &&
        others.length === 0 &&
        isOnlyList &&
        isFree
        ? [{ type: block.type, list, image: image[0], name: name[0], size: inner.length }]
        : [];
    });
  });
  const [first] = found.toSorted((a, b) => a.size - b.size);
  return first ?? null;
}

/** The simplest block whose items can be a picture and its name; null if there is none. */
export const pictureList = findPictureList();

function findProseBlock(): { type: string; field: string } | null {
  const found = blocks.flatMap((block) => {
    const fields = fieldsOfBlock(block);
    const others = required(fields).filter(([, schema]) => metaOf(schema).kind !== 'prose');
    const texts = fields.filter(([, schema]) => metaOf(schema).kind === 'prose');
    const [single] = texts;
    const isProse = single && others.length === 0;
    return isProse ? [{ type: block.type, field: single[0], size: fields.length }] : [];
  });
  const [first] = found.toSorted((a, b) => a.size - b.size);
  return first ? { type: first.type, field: first.field } : null;
}

/**
 * The block that takes any longer text, and its field; null if there is none. It needs nothing but the text, which may be
 * optional because there is another way to write it.
 */
export const proseBlock = findProseBlock();
