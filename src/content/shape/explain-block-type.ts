import { z } from 'zod';
import {
  choicesOf,
  discriminatorOf,
  fieldsOf,
  isObject,
  isOptional,
  optionsOf,
  type FieldObject,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import { optionFor } from '../../../schema/fields/option-for.ts';
import { shown } from '../../../schema/fields/wrong.ts';
import type { Explanation } from '../../diagnostics/diagnostic.ts';
import { anyOf, didYouMean, nearNames } from '../../diagnostics/near-names.ts';

/** The names of the options of a union whose options have names. */
function namesOf(union: FieldSchema, discriminator: string): string[] {
  return (optionsOf(union) ?? []).flatMap((option) => {
    const field = fieldsOf(option)?.get(discriminator);
    return field ? (choicesOf(field) ?? []) : [];
  });
}

/** A block whose type is missing or wrong; `misspelt` is the field that was probably meant to be the type. */
export type WrongType = { explanation: Explanation; path: string[]; misspelt?: string };

/** Explains a wrong type of a block (or of any object with a discriminator). */
export function explainType(
  union: FieldSchema,
  value: FieldObject,
  rawOf: (name: string) => string,
): WrongType {
  const discriminator = discriminatorOf(union) ?? 'type';
  const names = namesOf(union, discriminator);
  if (!Object.hasOwn(value, discriminator)) return noType(value, discriminator, names, rawOf);
  const given = value[discriminator];
  const near = typeof given === 'string' ? bestFitting(union, value, nearNames(given, names)) : [];
  const [right] = near;
  return {
    path: [discriminator],
    explanation: {
      code: 'unknown-block',
      message: `There is no block type ${shown(rawOf(discriminator) || String(given))}.${didYouMean(near)}`,
      help: `${
        right === undefined
          ? 'Use one of the block types in the guide.'
          : `Write ${discriminator}: ${right}.`
      } A block of this site itself is a folder in blocks, which npm run new:block makes.`,
      ...(right === undefined ? {} : { example: `${discriminator}: ${right}` }),
      suggestions: near,
    },
  };
}

/** Near names, first the one whose option has most of the fields of the object. */
function bestFitting(union: FieldSchema, value: FieldObject, near: readonly string[]): string[] {
  const discriminator = discriminatorOf(union) ?? 'type';
  const unknownFields = (name: string) => {
    const option = optionFor(union, { [discriminator]: name });
    const fields = option && fieldsOf(option);
    return Object.keys(value).filter((field) => !fields?.has(field)).length;
  };
  return near.toSorted((a, b) => unknownFields(a) - unknownFields(b));
}

function noType(
  value: FieldObject,
  discriminator: string,
  names: readonly string[],
  rawOf: (name: string) => string,
): WrongType {
  const misspelt =
    Object.keys(value).find((name) => names.includes(String(value[name]))) ??
    nearNames(discriminator, Object.keys(value))[0];
  if (misspelt !== undefined) {
    return {
      path: [misspelt],
      misspelt,
      explanation: {
        code: 'unknown-field',
        message: `There is no field ${misspelt} here. Did you mean ${discriminator}?`,
        help: `Write ${discriminator} instead of ${misspelt}.`,
        example: `${discriminator}: ${rawOf(misspelt)}`,
        suggestions: [discriminator],
        at: 'name',
      },
    };
  }
  return {
    path: [discriminator],
    explanation: {
      code: 'missing-field',
      message: `This block has no ${discriminator}.`,
      help: `Add a line with the ${discriminator}. The guide lists all block types.`,
      example: `${discriminator}: …`,
    },
  };
}

/** A type that a block has the fields of is named with at most this many others. */
const maxFitting = 3;

/**
 * Explains a block of an existing type that has the fields of another one: null unless it lacks fields of its own type,
 * has others, and is valid as another type.
 */
export function explainOtherType(union: FieldSchema, block: FieldObject): WrongType | null {
  const discriminator = discriminatorOf(union);
  const option = discriminator === null ? null : optionFor(union, block);
  const fields = option && fieldsOf(option);
  if (discriminator === null || !fields) return null;
  const hasOthers = Object.keys(block).some((name) => !fields.has(name));
  const lacksSome = [...fields].some(
    ([name, field]) => !isOptional(field) && !Object.hasOwn(block, name),
  );
  if (!hasOthers || !lacksSome) return null;
  const given = String(block[discriminator]);
  const fitting = namesOf(union, discriminator).filter((name) => {
    const meant = { ...block, [discriminator]: name };
    const other = name === given ? null : optionFor(union, meant);
    return other !== null && z.safeParse(other, meant).success;
  });
  const [right, ...others] = fitting.slice(0, maxFitting);
  if (right === undefined) return null;
  const isOnly = others.length === 0;
  return {
    path: [discriminator],
    explanation: {
      code: 'unknown-block',
      message: `This block has the type ${given}, but the fields of ${anyOf([right, ...others])}.`,
      help: isOnly ? `Write ${discriminator}: ${right}.` : 'Write the type that is meant.',
      ...(isOnly ? { example: `${discriminator}: ${right}` } : {}),
      suggestions: [right, ...others],
    },
  };
}

/** Explains the name of a block without `type:` before it. */
export function explainNameAlone(union: FieldSchema, value: unknown): Explanation | null {
  const discriminator = discriminatorOf(union);
  if (discriminator === null || isObject(value)) return null;
  const name = String(value).trim();
  if (!namesOf(union, discriminator).includes(name)) return null;
  return {
    code: 'missing-field',
    message: `This block has no ${discriminator}, only its name.`,
    help: `Write ${discriminator} and a colon in front of it.`,
    example: `- ${discriminator}: ${name}`,
  };
}
