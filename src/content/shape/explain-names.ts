import { sampleOf } from '../../../schema/fields/example-of.ts';
import { type FieldObject } from '../../../schema/is-object.ts';
import {
  entriesOf,
  fieldsOf,
  itemOf,
  metaOf,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import { isAlsoCalled } from '../../../schema/fields/other-words.ts';
import { meantBy } from '../../../schema/fields/option-for.ts';
import {
  type Explanation,
  type FieldPath,
  allNames,
  offerNames,
  say,
  sayAsIs,
  type Phrase,
  nearNames,
} from '../../messages/index.ts';
import { lineOf, typed } from '../write-yaml.ts';
import { subjectOf } from './subject.ts';

/** The most unknown names of an object for which suggestions are looked up. */
const maxCompared = 50;

/** An object in which some field names are wrong or missing. */
export type WrongNames = {
  object: FieldObject;
  schema: FieldSchema;
  path: FieldPath;
  unknown: readonly string[];
  missing: readonly string[];
  rawOf: (name: string) => string;
};

/** An explanation, and the names that it covers. */
export type ExplainedNames = {
  path: FieldPath;
  explanation: Explanation;
  unknown: string[];
  missing: string[];
  /** A field without a value whose inner fields are beside it instead of below it. */
  empty?: string;
};

/** Explains wrong names. A wrong name and the missing name that it probably stands for are one mistake. */
export function explainNames(wrong: WrongNames): ExplainedNames[] {
  const { object, schema, path } = wrong;
  const fields = fieldsOf(meantBy(schema, object)) ?? new Map<string, FieldSchema>();
  const missing = new Set(wrong.missing);
  const free = [...fields.keys()].filter((name) => !Object.hasOwn(object, name));
  const explained: ExplainedNames[] = [];
  const done = new Set<string>();
  wrong.unknown.forEach((name, index) => {
    if (done.has(name)) return;
    const holder = emptyHolder(name, object, fields);
    if (holder) {
      const inner = wrong.unknown.filter((other) => holder.fields.has(other) && !done.has(other));
      inner.forEach((other) => done.add(other));
      explained.push(notDeepEnough(wrong, holder.name, inner));
      return;
    }
    done.add(name);
    const near = index < maxCompared ? intendedNames(name, [...missing], free, fields) : [];
    const [right] = near;
    const isMissing = right !== undefined && missing.delete(right);
    explained.push({
      path: [...path, name],
      explanation: unknownField(name, near, [...fields.keys()], wrong.rawOf(name)),
      unknown: [name],
      missing: isMissing ? [right] : [],
    });
  });
  for (const name of missing) {
    const field = fields.get(name);
    if (!field) continue;
    explained.push({
      path: [...path, name],
      explanation: missingField(name, field, subjectOf(path, schema)),
      unknown: [],
      missing: [name],
    });
  }
  return explained;
}

/** The fields that a wrong name may stand for, missing ones first. */
function intendedNames(
  wrong: string,
  missing: readonly string[],
  free: readonly string[],
  fields: ReadonlyMap<string, FieldSchema>,
): string[] {
  const alsoCalled = (names: readonly string[]) =>
    names.filter((name) => {
      const field = fields.get(name);
      return field !== undefined && isAlsoCalled(field, wrong);
    });
  const near = nearNames(wrong, missing);
  if (near.length > 0) return near;
  const [alike] = alsoCalled(missing);
  if (alike !== undefined) return [alike];
  const nearFree = nearNames(wrong, free);
  if (nearFree.length > 0) return nearFree;
  // If it may stand for several optional fields, none is suggested.
  const alikeFree = alsoCalled(free);
  return alikeFree.length === 1 ? alikeFree : [];
}

/** An empty field whose inner fields are beside it instead of below it: `image:`, then `src:` at the same depth. */
function emptyHolder(
  name: string,
  object: FieldObject,
  fields: ReadonlyMap<string, FieldSchema>,
): { name: string; fields: ReadonlyMap<string, FieldSchema> } | null {
  for (const [holder, field] of fields) {
    if (object[holder] !== null) continue;
    const inner = fieldsOf(itemOf(field) ?? field);
    if (inner?.has(name)) return { name: holder, fields: inner };
  }
  return null;
}

function notDeepEnough(
  { path, rawOf }: WrongNames,
  holder: string,
  names: string[],
): ExplainedNames {
  const isOne = names.length === 1;
  return {
    path: [...path, names[0] ?? holder],
    explanation: {
      code: 'indentation',
      message: isOne
        ? say('yaml-underOne', { item: names.join(''), name: holder })
        : say('yaml-under', { all: allNames(names), name: holder }),
      help: say(isOne ? 'yaml-indentLine' : 'yaml-indentThese'),
      example: [`${holder}:`, ...names.map((name) => `  ${name}: ${rawOf(name)}`)].join('\n'),
      at: 'name',
    },
    unknown: names,
    missing: [],
    empty: holder,
  };
}

function unknownField(
  name: string,
  near: readonly string[],
  names: readonly string[],
  raw: string,
): Explanation {
  const [right] = near;
  return {
    code: 'unknown-field',
    message: [...say('unknown-field', { name }), ...offerNames(near)],
    help:
      right === undefined
        ? say('removeOrUseOneOf', { names: names.filter((other) => other !== 'note').join(', ') })
        : say('unknown-write', { right, name }),
    ...(right === undefined ? {} : { example: lineNamed(right, raw) }),
    suggestions: [...near],
    at: 'name',
  };
}

/** A line with another name, without the lines nested below it. */
function lineNamed(name: string, raw: string): string {
  const [line = ''] = raw.split('\n', 1);
  return `${name}:${/^[-[{]|^$/.test(line) ? '' : ` ${line}`}`;
}

function missingField(name: string, field: FieldSchema, subject: Phrase): Explanation {
  const { kind, hint } = metaOf(field);
  return {
    code: kind === 'alt' ? 'no-alt' : 'missing-field',
    message: say('missing-has', { subject, field: name }),
    help: [...say('missing-add'), ...sayAsIs(hint)],
    example: lineOf(name, typed(sampleOf(field))),
  };
}

/** The schema of the names of a record; null for anything else. */
export const nameSchemaOf = (schema: FieldSchema | null): FieldSchema | null =>
  schema && (entriesOf(schema)?.name ?? null);
