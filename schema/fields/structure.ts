import { z } from 'zod';
import type { FieldText } from './field.ts';

/** A group of fields. Unknown fields are refused. */
export const object = <Fields extends z.ZodRawShape>(field: FieldText, fields: Fields) =>
  z.strictObject(fields).meta({ kind: 'object', ...field });

type ListOptions = FieldText & { min?: number; max?: number };

/** A list of items of one kind, with at least one item unless `min` says otherwise. */
export const list = <Item extends z.ZodType>(
  item: Item,
  { min = 1, max, ...field }: ListOptions,
) => {
  const schema = z.array(item).min(min);
  return (max === undefined ? schema : schema.max(max)).meta({ kind: 'list', ...field });
};

/** The rows of a table, which editors change cell by cell. */
export const rows = <Row extends z.ZodType>(row: Row, field: FieldText) =>
  z.array(row).meta({ kind: 'rows', ...field });

/** Values under names chosen by the editor. */
export const record = <Name extends z.ZodType<string, string>, Value extends z.ZodType>(
  name: Name,
  value: Value,
  field: FieldText,
) => z.record(name, value).meta({ kind: 'record', ...field });

/** A field that takes values of different forms. */
export const either = <const Options extends readonly [z.ZodType, z.ZodType, ...z.ZodType[]]>(
  options: Options,
  field: FieldText,
) => z.union(options).meta({ kind: 'either', ...field });
