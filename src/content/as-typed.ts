import { coreOf, type FieldSchema } from '../../schema/fields/field.ts';
import { visitorOf } from '../../schema/fields/visit-fields.ts';
import { isObject } from '../../schema/is-object.ts';
import { valueAt } from '../../schema/value-at.ts';
import type { FieldPath } from '../messages/index.ts';
import type { Source } from './source.ts';

const visitNumbers = visitorOf(new Set(['number', 'amount']));

/** How a number is written that is read as it stands. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** A number has so many digits that it can hold exactly. */
const maxDigits = 15;

/** A number of a file that is read as another one: 007, 0x1F, or one with more digits than it can hold. */
export type OtherNumber = { typed: string; number: number; path: FieldPath; isInexact: boolean };

/** The numbers of a file that are read otherwise than they are typed, where fields hold numbers. */
export function numbersReadOtherwise(
  schema: FieldSchema,
  value: unknown,
  source: Source,
): OtherNumber[] {
  const found: OtherNumber[] = [];
  if (source.asWritten.isPlain) return found;
  visitNumbers(schema, value, ({ meta, value: number, path }) => {
    if (typeof number !== 'number' || meta.isShownAsTyped === true) return;
    const typed = source.numberAt(path);
    if (typed === null) return;
    const digits = typed.replace(/^[-+]?0*/, '').replaceAll(/\D/g, '');
    const isInexact = /^[-+\d.]+$/.test(typed) && digits.length > maxDigits;
    if (isInexact || !plainNumber.test(typed)) found.push({ typed, number, path, isInexact });
  });
  return found;
}

/** Whether a number may be in thousands, with a point between them. */
export const hasThreeDecimals = (typed: string): boolean => /^-?[1-9]\d{0,2}\.\d{3}$/.test(typed);

/**
 * The amounts and numbers of a file that are typed with three decimals. A field with bounds, such as a percentage, is none:
 * its number cannot be in thousands.
 */
export function numbersWithThreeDecimals(
  schema: FieldSchema,
  value: unknown,
  source: Source,
): { typed: string; path: FieldPath }[] {
  const found: { typed: string; path: FieldPath }[] = [];
  // Most files have none, and finding how a number is typed may be slow.
  if (!/\d\.\d{3}(?!\d)/.test(source.asWritten.text)) return found;
  visitNumbers(schema, value, ({ meta, schema: field, value: number, path }) => {
    if (typeof number !== 'number' || meta.isShownAsTyped === true) return;
    if (meta.kind === 'number' && (coreOf(field)._zod.def.checks ?? []).length > 0) return;
    const typed = source.numberAt(path) ?? String(number);
    if (hasThreeDecimals(typed)) found.push({ typed, path });
  });
  return found;
}

/**
 * The value of a file, with the characters of the file in place of a number that would be written in another way, where a
 * field shows numbers as they are typed: `02142` is read as 2142, and `1.10` as 1.1. All other values stay.
 */
export function asTyped(schema: FieldSchema, value: unknown, source: Source): unknown {
  if (!source.hasOtherNumbers) return value;
  let typedValue = value;
  visitNumbers(schema, value, ({ meta, value: number, path }) => {
    if (meta.isShownAsTyped !== true || typeof number !== 'number') return;
    const typed = source.numberAt(path);
    const name = path.at(-1);
    if (typed === null || typed === String(number) || name === undefined) return;
    if (typedValue === value) typedValue = structuredClone(value);
    const holder = valueAt(typedValue, path.slice(0, -1));
    if (isObject(holder) || Array.isArray(holder)) Reflect.set(holder, name, typed);
  });
  return typedValue;
}
