import { sampleOf } from '../../../schema/fields/example-of.ts';
import {
  discriminatorOf,
  isOptional,
  metaOf,
  type FieldSchema,
} from '../../../schema/fields/field.ts';
import { fieldKinds } from '../../../schema/fields/field-kinds.ts';
import { plainNotation, type Notation } from '../../../schema/fields/notation.ts';
import { meantBy } from '../../../schema/fields/option-for.ts';
import { explainObject } from '../../../schema/fields/explain-structure.ts';
import { refusalOf } from '../../../schema/fields/refusal.ts';
import type { Wrong } from '../../../schema/fields/wrong.ts';
import { type Explanation, type FieldPath, phrase, say, sayAsIs } from '../../messages/index.ts';
import type { Source } from '../source.ts';
import { lineOf, typed } from '../write-yaml.ts';
import { explainNameAlone } from './explain-block-type.ts';
import type { Issue } from './leaf-issues.ts';
import { subjectOf } from './subject.ts';

/** An invalid value, with all of its zod issues. */
export type WrongValue = {
  source: Source;
  path: FieldPath;
  value: unknown;
  schema: FieldSchema;
  notation: Notation;
  issues: readonly Issue[];
};

/** Explains an invalid value with the messages of its field kind. */
export function explainValue(wrong: WrongValue): Explanation {
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
export function explainChosenName(
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
