import { z } from 'zod';
import { formerTypes } from '../../../schema/former-types.ts';
import { isObject, type FieldObject } from '../../../schema/is-object.ts';
import {
  choicesOf,
  discriminatorOf,
  fieldsOf,
  optionsOf,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import { optionFor } from '../../../schema/fields/option-for.ts';
import { shown } from '../../../schema/fields/wrong.ts';
import {
  type Explanation,
  type FieldPath,
  anyName,
  offerNames,
  phrase,
  say,
  nearNames,
} from '../../messages/index.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { leafIssues, type LeafIssue } from './leaf-issues.ts';

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
  const type = value[discriminator];
  const present = formerTypes.get(String(type));
  if (present) {
    return {
      path: [discriminator],
      explanation: {
        code: 'unknown-block',
        message: say('unknown-formerType', { name: String(type), ...present }),
        help: say('unknown-writeLook', present),
        example: `${discriminator}: ${present.type}\nlook: ${present.look}`,
      },
    };
  }
  const near = typeof type === 'string' ? bestFitting(union, value, nearNames(type, names)) : [];
  const [right] = near;
  return {
    path: [discriminator],
    explanation: {
      code: 'unknown-block',
      message: [
        ...say('unknown-block', { name: shown(rawOf(discriminator) || String(type)) }),
        ...offerNames(near),
      ],
      help: [
        ...(right === undefined
          ? say('unknown-useGuide')
          : say('unknown-writeType', { name: right })),
        ...say('unknown-ownBlock'),
      ],
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
        message: [...say('unknown-field', { name: misspelt }), ...offerNames([discriminator])],
        help: say('unknown-write', { right: discriminator, name: misspelt }),
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
      message: say('missing-has', { subject: phrase('subject', 'block'), field: discriminator }),
      help: [...say('missing-typeLine'), ...say('missing-guideTypes')],
      example: `${discriminator}: …`,
    },
  };
}

/** A type that a block has the fields of is named with at most this many others. */
const maxFitting = 3;

/** A block with more problems than these is not compared with every other type: it takes too long. */
const maxProblems = 200;

/**
 * Explains a block of an existing type that has the fields of another one: null unless something in it that is wrong in
 * its own type is right in another, and nothing, or at least two things fewer, is wrong for the first time in that one. So
 * the message is the same if there are further mistakes in the block.
 */
export function explainOtherType(union: FieldSchema, block: FieldObject): WrongType | null {
  const discriminator = discriminatorOf(union);
  if (discriminator === null) return null;
  const type = String(block[discriminator]);
  const asGiven = problemsAs(union, block, { discriminator, name: type });
  // What is missing says nothing: a block that was just begun lacks most of its fields.
  const present = asGiven?.filter((leaf) => isOfOtherShape(leaf, block)) ?? [];
  if (!asGiven || present.length === 0 || asGiven.length > maxProblems) return null;
  if (present.every((leaf) => listsPages(leaf, block))) return null;
  const others = namesOf(union, discriminator).flatMap((name) => {
    const problems = name === type ? null : problemsAs(union, block, { discriminator, name });
    if (!problems || !present.some(isOutside(problems))) return [];
    const right = asGiven.filter(isOutside(problems));
    const wrong = problems.filter(isOutside(asGiven));
    const isBetter = wrong.length === 0 || right.length - wrong.length >= 2;
    return isBetter ? [{ name, count: wrong.length + problems.length }] : [];
  });
  const least = Math.min(...others.map(({ count }) => count));
  const fitting = others.filter(({ count }) => count === least).map(({ name }) => name);
  const [right, ...rest] = fitting.slice(0, maxFitting);
  if (right === undefined) return null;
  const isOnly = rest.length === 0;
  return {
    path: [discriminator],
    explanation: {
      code: 'unknown-block',
      message: say('unknown-otherType', { name: type, any: anyName([right, ...rest]) }),
      help: isOnly ? say('unknown-writeType', { name: right }) : say('unknown-meantType'),
      ...(isOnly ? { example: `${discriminator}: ${right}` } : {}),
      suggestions: [right, ...rest],
    },
  };
}

/** What is wrong with a block if it has a type; null if there is no such type. */
function problemsAs(
  union: FieldSchema,
  block: FieldObject,
  { discriminator, name }: { discriminator: string; name: string },
): LeafIssue[] | null {
  const value = { ...block, [discriminator]: name };
  const schema = optionFor(union, value);
  return schema && leafIssues({ schema, value }, z.safeParse(schema, value).error?.issues ?? []);
}

/** Whether a name is unknown, or a text stands where there should be a group or a list, or the reverse. */
const isOfOtherShape = ({ issue, path, name }: LeafIssue, block: FieldObject): boolean =>
  name !== undefined || (issue.code === 'invalid_type' && valueAt(block, path) !== undefined);

/** Whether the unknown field lists pages by hand: no tag and no term is an address, so another type is not meant. */
function listsPages({ path, name }: LeafIssue, block: FieldObject): boolean {
  const value = name === undefined ? undefined : valueAt(block, [...path, name]);
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => typeof item === 'string' && item.startsWith('/'))
  );
}

/** Where a problem is: at a value, or at a name. */
const locationOf = ({ path, name }: LeafIssue): FieldPath =>
  name === undefined ? path : [...path, name];

/** Whether a problem is neither at nor below one of others. */
function isOutside(others: readonly LeafIssue[]): (leaf: LeafIssue) => boolean {
  const keys = new Set(others.map((leaf) => keyOf(locationOf(leaf))));
  return (leaf) => {
    const path = locationOf(leaf);
    return path.every((_, depth) => !keys.has(keyOf(path.slice(0, depth + 1))));
  };
}

const keyOf = (path: FieldPath): string => JSON.stringify(path);

/** Explains the name of a block without `type:` before it. */
export function explainNameAlone(union: FieldSchema, value: unknown): Explanation | null {
  const discriminator = discriminatorOf(union);
  if (discriminator === null || isObject(value)) return null;
  const name = String(value).trim();
  if (!namesOf(union, discriminator).includes(name)) return null;
  return {
    code: 'missing-field',
    message: say('missing-onlyName'),
    help: say('missing-writeType'),
    example: `- ${discriminator}: ${name}`,
  };
}
