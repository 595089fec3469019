import { z } from 'zod';
import { isObject } from '../../../schema/is-object.ts';
import {
  discriminatorOf,
  optionsOf,
  type FieldSchema,
  isOptional,
  metaOf,
} from '../../../schema/fields/field.ts';
import { plainNotation, type Notation } from '../../../schema/fields/notation.ts';
import { optionFor, meantBy } from '../../../schema/fields/option-for.ts';
import {
  type Diagnose,
  type Diagnostic,
  type FieldPath,
  type Explanation,
  phrase,
  say,
  sayAsIs,
} from '../../messages/index.ts';
import type { Source } from '../source.ts';
import { explainOtherType, explainType, explainNameAlone } from './explain-block-type.ts';
import { explainNames, nameSchemaOf } from './explain-names.ts';
import { valueAt } from '../../../schema/value-at.ts';
import { leafIssues, schemaAt, type Issue, type LeafIssue, type Root } from './leaf-issues.ts';
import { sampleOf } from '../../../schema/fields/example-of.ts';
import { fieldKinds } from '../../../schema/fields/field-kinds.ts';
import { explainObject } from '../../../schema/fields/explain-structure.ts';
import { refusalOf } from '../../../schema/fields/refusal.ts';
import type { Wrong } from '../../../schema/fields/wrong.ts';
import { lineOf, typed } from '../write-yaml.ts';
import { subjectOf } from './subject.ts';

/** A diagnostic, and the zod issues that it explains. */
export type ExplainedIssues = { diagnostic: Diagnostic; issues: LeafIssue[] };

type Context = { source: Source; root: Root; diagnose: Diagnose; notation: Notation };

/** Explains every zod issue of a file, each in exactly one diagnostic. */
export function explainIssues(
  source: Source,
  root: Root,
  issues: readonly Issue[],
  diagnose: Diagnose,
  notation = plainNotation,
): ExplainedIssues[] {
  return explainLeaves(leafIssues(root, issues), { source, root, diagnose, notation });
}

function explainLeaves(leaves: readonly LeafIssue[], context: Context): ExplainedIssues[] {
  const types = leaves.filter(isAboutType);
  const named = leaves.filter((leaf) => isAboutNames(leaf, context) && !types.includes(leaf));
  const groups = groupsOf(named, parentKey);
  const others = blocksAround(leaves, context).flatMap((path) =>
    explainOtherBlock(path, leaves, context),
  );
  const ofOthers = new Set(others.flatMap(({ issues }) => issues));
  const names = groups
    .filter((group) => !group.some((leaf) => ofOthers.has(leaf)))
    .flatMap((group) => explainObjectNames(group, leaves, context));
  const explained = new Set([
    ...types,
    ...named,
    ...ofOthers,
    ...names.flatMap(({ issues }) => issues),
  ]);
  const values = leaves.filter((leaf) => !explained.has(leaf));
  return [
    ...types.flatMap((leaf) => explainBlockType(leaf, context)),
    ...others,
    ...names,
    ...groupsOf(values, ({ path }) => keyOf(path)).map((group) => explainOneValue(group, context)),
  ];
}

function groupsOf(leaves: readonly LeafIssue[], keyOfLeaf: (leaf: LeafIssue) => string) {
  const groups = new Map<string, LeafIssue[]>();
  for (const leaf of leaves) {
    const key = keyOfLeaf(leaf);
    const group = groups.get(key);
    if (group) group.push(leaf);
    else groups.set(key, [leaf]);
  }
  return [...groups.values()];
}

const keyOf = (path: FieldPath) => JSON.stringify(path);

/** The object whose names an issue is about: the one with the unknown field, or the one that lacks a field. */
const parentOf = ({ path, name }: LeafIssue): FieldPath =>
  name === undefined ? path.slice(0, -1) : path;
const parentKey = (leaf: LeafIssue) => keyOf(parentOf(leaf));

/** Whether the type of a block is missing or unknown. */
const isAboutType = ({ issue }: LeafIssue): boolean =>
  issue.code === 'invalid_union' && issue.errors.length === 0;

function isAboutNames({ path, name }: LeafIssue, { root }: Context): boolean {
  if (name !== undefined) return true;
  const last = path.at(-1);
  const parent = valueAt(root.value, path.slice(0, -1));
  return typeof last === 'string' && isObject(parent) && !Object.hasOwn(parent, last);
}

function explainObjectNames(
  group: readonly LeafIssue[],
  all: readonly LeafIssue[],
  { source, root, diagnose }: Context,
): ExplainedIssues[] {
  const [first] = group;
  const path = first ? parentOf(first) : [];
  const object = valueAt(root.value, path);
  const schema = schemaAt(root, path);
  if (!isObject(object) || !schema) return [];
  const missing = group.filter(({ name }) => name === undefined);
  const unknown = new Map(
    group.flatMap((leaf) => (leaf.name === undefined ? [] : [[leaf.name, leaf]])),
  );
  const explained = explainNames({
    object,
    schema,
    path,
    unknown: [...unknown.keys()],
    missing: missing.map((leaf) => String(leaf.path.at(-1))),
    rawOf: (name) => source.rawAt([...path, name]),
  });
  return explained.map((one) => ({
    diagnostic: diagnose(source.file, one.path, one.explanation),
    issues: [
      ...one.unknown.flatMap((name) => unknown.get(name) ?? []),
      ...missing.filter((leaf) => one.missing.includes(String(leaf.path.at(-1)))),
      ...(one.empty === undefined ? [] : issuesAt(all, [...path, one.empty])),
    ],
  }));
}

/** The paths of the blocks in which something is wrong. */
function blocksAround(leaves: readonly LeafIssue[], { root }: Context): FieldPath[] {
  const found = new Map<string, FieldPath>();
  for (const { path } of leaves) {
    for (let depth = 0; depth <= path.length; depth += 1) {
      const outer = path.slice(0, depth);
      const schema = schemaAt(root, outer);
      if (!schema || discriminatorOf(schema) === null) continue;
      found.set(keyOf(outer), outer);
      break;
    }
  }
  return [...found.values()];
}

/** A block with the fields of another type: everything else that is wrong in it comes from that. */
function explainOtherBlock(
  path: FieldPath,
  all: readonly LeafIssue[],
  { source, root, diagnose }: Context,
): ExplainedIssues[] {
  const block = valueAt(root.value, path);
  const union = schemaAt(root, path);
  const wrong = isObject(block) && union ? explainOtherType(union, block) : null;
  if (!wrong) return [];
  const diagnostic = diagnose(source.file, [...path, ...wrong.path], wrong.explanation);
  const isInside = (leaf: LeafIssue) => path.every((step, index) => leaf.path[index] === step);
  return [{ diagnostic, issues: all.filter(isInside) }];
}

const issuesAt = (leaves: readonly LeafIssue[], path: FieldPath) =>
  leaves.filter((leaf) => leaf.name === undefined && keyOf(leaf.path) === keyOf(path));

/** If the type is given under a misspelt name, the other fields of the block are checked as that type. */
function explainBlockType(leaf: LeafIssue, context: Context): ExplainedIssues[] {
  const { source, root, diagnose } = context;
  const path = leaf.path.slice(0, -1);
  const block = valueAt(root.value, path);
  const union = schemaAt(root, path);
  if (!isObject(block) || !union) return [];
  const wrong = explainType(union, block, (name) => source.rawAt([...path, name]));
  const diagnostic = diagnose(source.file, [...path, ...wrong.path], wrong.explanation);
  const others =
    wrong.misspelt === undefined
      ? []
      : explainMeantBlock(union, block, wrong.misspelt, path, context);
  return [{ diagnostic, issues: [leaf] }, ...others];
}

function explainMeantBlock(
  union: FieldSchema,
  { ...block }: Record<string, unknown>,
  misspelt: string,
  path: FieldPath,
  context: Context,
): ExplainedIssues[] {
  const { [misspelt]: type, ...rest } = block;
  const completed = { type, ...rest };
  const option = optionFor(union, completed);
  if (!option || !optionsOf(union)) return [];
  const issues = z.safeParse(option, completed).error?.issues ?? [];
  const root = {
    schema: context.root.schema,
    value: withValueAt(context.root.value, path, completed),
  };
  return explainLeaves(leafIssues(root, issues, path), { ...context, root });
}

/** A copy of a value with another value at a path. */
function withValueAt(root: unknown, path: FieldPath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = withValueAt(valueAt(root, [step]), rest, value);
  if (Array.isArray(root) && typeof step === 'number') return root.with(step, inner);
  return isObject(root) ? { ...root, [step]: inner } : root;
}

function explainOneValue(
  group: readonly LeafIssue[],
  { source, root, diagnose, notation }: Context,
): ExplainedIssues {
  const path = group[0]?.path ?? [];
  const issues = group.map(({ issue }) => issue);
  const value = valueAt(root.value, path);
  const name = path.at(-1);
  const [first] = issues;
  const nameSchema = nameSchemaOf(schemaAt(root, path.slice(0, -1)));
  if (first?.code === 'invalid_key' && typeof name === 'string' && nameSchema) {
    const explanation = explainChosenName(name, path, nameSchema, first.issues);
    return { diagnostic: diagnose(source.file, path, explanation), issues: [...group] };
  }
  const schema = schemaAt(root, path) ?? root.schema;
  const explanation = explainValue({ source, path, value, schema, notation, issues });
  // A list that is too long is marked where the surplus begins.
  const surplus = first?.code === 'too_big' && Array.isArray(value) ? [Number(first.maximum)] : [];
  return {
    diagnostic: diagnose(source.file, [...path, ...surplus], explanation),
    issues: [...group],
  };
}

/** An invalid value, with all of its zod issues. */
type WrongValue = {
  source: Source;
  path: FieldPath;
  value: unknown;
  schema: FieldSchema;
  notation: Notation;
  issues: readonly Issue[];
};

/** Explains an invalid value with the messages of its field kind. */
function explainValue(wrong: WrongValue): Explanation {
  const { value, path } = wrong;
  if (value === null && path.length > 0) return noValue(wrong);
  const schema = meantBy(wrong.schema, value);
  const refusal = refusalIn(wrong);
  if (refusal) return refusal;
  if (discriminatorOf(schema) !== null) {
    return explainNameAlone(schema, value) ?? explainObject(toWrong(wrong, schema));
  }
  return fieldKinds[metaOf(schema).kind](toWrong(wrong, schema));
}

/** The message of a field's own check, for a value of the right shape. */
function refusalIn({ path, issues }: WrongValue): Explanation | null {
  for (const issue of issues) {
    const refusal = refusalOf(issue);
    if (!refusal) continue;
    const { value, ...words } = refusal;
    const example = value === undefined ? {} : { example: lineOf(path.at(-1), typed(value)) };
    return { ...words, ...example };
  }
  return null;
}

function toWrong(
  { source, path, value, notation, issues }: WrongValue,
  schema: FieldSchema,
): Wrong {
  const name = path.at(-1);
  const meta = metaOf(schema);
  return {
    value,
    raw: source.rawAt(path) || String(value),
    subject: subjectOf(path, schema),
    field: { ...meta, example: sampleOf(schema) },
    schema,
    notation,
    issues,
    line: (other) => lineOf(name, typed(other)),
    lineAsTyped: (other) => lineOf(name, other),
  };
}

const nameLine = (name: unknown) => `${typed(name)}:`;

/** Explains a name chosen by the editor that is not valid as a name. */
function explainChosenName(
  name: string,
  path: FieldPath,
  schema: FieldSchema,
  issues: readonly Issue[],
): Explanation {
  const meta = metaOf(schema);
  const explanation = fieldKinds[meta.kind]({
    value: name,
    raw: name,
    subject: subjectOf(path, schema),
    field: { ...meta, example: sampleOf(schema) },
    schema,
    notation: plainNotation,
    issues,
    line: nameLine,
    lineAsTyped: nameLine,
  });
  return { ...explanation, at: 'name' };
}

function noValue({ source, path, schema }: WrongValue): Explanation {
  const name = path.at(-1);
  const line = source.lineAt(source.rangeOf(path, 'name'));
  const remark = /:\s+(#\S.*)$/.exec(line)?.[1];
  if (remark !== undefined) {
    return {
      code: 'hash-without-quotes',
      message: say('value-comment', { subject: subjectOf(path, schema) }),
      help: say('value-quotes'),
      example: lineOf(name, `"${remark}"`),
      at: 'name',
    };
  }
  const { hint } = metaOf(schema);
  return {
    code: 'no-value',
    message: say('value-none', { subject: subjectOf(path, schema) }),
    help: [
      ...say(isOptional(schema) ? 'value-writeOrRemove' : 'value-write', {
        after: phrase('after', typeof name === 'number' ? 'dash' : 'colon'),
      }),
      ...sayAsIs(hint),
    ],
    example: lineOf(name, typed(sampleOf(schema))),
    at: 'name',
  };
}
