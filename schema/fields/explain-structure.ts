import { type Explanation, counted, phrase, say, sayAsIs } from '../../src/messages/index.ts';
import { bounds, exampleOf, sampleOf } from './example-of.ts';
import { isObject, type FieldObject } from '../is-object.ts';
import { entriesOf, fieldsOf, isOptional, itemOf, metaOf } from './field.ts';
import { notAllowed, type Explain, type Wrong } from './wrong.ts';

/** Explains a value that is not a valid list. */
export const explainList: Explain = (wrong) => {
  const { value, subject, field, schema, issues, line } = wrong;
  if (!Array.isArray(value)) return notList(wrong);
  const item = itemOf(schema);
  const example = item ? sampleOf(item) : 'A few words';
  const { min, max } = bounds(schema);
  const exactly = min === max ? 'exactly' : null;
  const isNamed = subject.form === 'field';
  if (value.length === 0) {
    return {
      code: 'empty-list',
      message: isNamed ? say('list-empty', subject.values) : say('text-empty', { subject }),
      help: [
        ...say(isOptional(schema) ? 'list-addOrRemoveField' : 'list-addOne'),
        ...sayAsIs(field.hint),
      ],
      example: line([example]),
    };
  }
  const items = counted('items', value.length);
  const has = isNamed
    ? say('list-has', { ...subject.values, items })
    : say('list-itemHas', { subject, items });
  for (const issue of issues) {
    if (issue.code === 'too_small') {
      return {
        code: 'too-few-rows',
        message: [...has, ...mustHave(exactly ?? 'min', issue.minimum)],
        help: [...say('list-addOne'), ...sayAsIs(field.hint)],
        example: line([...value, example]),
      };
    }
    if (issue.code === 'too_big') {
      const surplus = value.length - Number(issue.maximum);
      return {
        code: 'too-many-rows',
        message: [...has, ...mustHave(exactly ?? 'max', issue.maximum)],
        help: say(surplus === 1 ? 'list-removeThis' : 'list-removeThese'),
      };
    }
  }
  return notAllowed(wrong);
};

const mustHave = (bound: 'min' | 'max' | 'exactly', number: number | bigint) =>
  say('list-must', { rowsBound: phrase('rowsBound', bound, { number: String(number) }) });

/** Explains a value that should be a list and is something else. */
function notList({ value, raw, subject, field, lineAsTyped }: Wrong): Explanation {
  const lines = raw.split('\n').map((row) => row.trim());
  const item = isObject(value) ? lines.slice(0, 2).join('\n  ') : raw;
  return {
    code: 'list-wanted',
    message: [
      ...say('list-wanted', { subject }),
      ...(isObject(value) ? say('list-noDash') : writtenAs(value)),
    ],
    help: [...say('list-ownLines'), ...sayAsIs(field.hint)],
    example: lineAsTyped(`- ${item}`),
  };
}

const writtenAs = (value: unknown) =>
  say('writtenAs', { shape: phrase('shape', Array.isArray(value) ? 'list' : 'value') });

/** Explains a value that should be an object and is something else. */
export const explainObject: Explain = (wrong) => {
  const { value, subject, field, schema, line, lineAsTyped } = wrong;
  if (typeof value === 'string' && /^[a-z]\w*:\S/i.test(value) && !/^\w+:\/\//.test(value)) {
    const [first = ''] = value.replace(':', ': ').split('\n', 1);
    return {
      code: 'no-space-after-colon',
      message: say('colon-space'),
      help: say('colon-putSpace'),
      example: lineAsTyped(first),
    };
  }
  if (isObject(value)) return notAllowed(wrong);
  const fields = [...(fieldsOf(schema) ?? [])];
  const withoutColon = typeof value === 'string' ? /^([\w-]+) +(\S.*)$/.exec(value) : null;
  if (withoutColon && fields.some(([name]) => name === withoutColon[1])) {
    const [, name = '', words = ''] = withoutColon;
    return {
      code: 'no-colon',
      message: say('colon-missing', { name }),
      help: say('colon-write'),
      example: line({ [name]: words }),
    };
  }
  const required = fields.filter(([, inner]) => !isOptional(inner));
  const names = (required.length > 0 ? required : fields.slice(0, 3)).map(([name]) => name);
  return {
    code: 'fields-wanted',
    message: [...say('fields-wanted', { subject, names: names.join(', ') }), ...writtenAs(value)],
    help: [...say('fields-ownLines'), ...sayAsIs(field.hint)],
    example: line(fillIn(wrong)),
  };
};

/** A minimal object, with what the editor wrote in the field where it most likely belongs. */
function fillIn({ value, schema }: Wrong): unknown {
  const example = sampleOf(schema);
  if (!isObject(example) || typeof value !== 'string' || value.includes('\n')) return example;
  const kinds = value.startsWith('/')
    ? ['link']
    : /\.(svg|png|jpe?g|webp|avif)$/i.test(value)
      ? ['image-file']
      : ['line', 'inline', 'prose', 'alt'];
  const target = [...(fieldsOf(schema) ?? [])].find(
    ([name, field]) => Object.hasOwn(example, name) && kinds.includes(metaOf(field).kind),
  )?.[0];
  return target === undefined ? example : ({ ...example, [target]: value } satisfies FieldObject);
}

/** Explains a value that should be a record; invalid names in it are explained elsewhere. */
export const explainRecord: Explain = (wrong) =>
  isObject(wrong.value)
    ? notAllowed(wrong)
    : {
        code: 'fields-wanted',
        message: [...say('fields-any', { subject: wrong.subject }), ...writtenAs(wrong.value)],
        help: [...say('fields-namesOwnLines'), ...sayAsIs(wrong.field.hint)],
        example: wrong.line(exampleEntry(wrong)),
      };

/** An entry with a minimal value. */
function exampleEntry({ schema }: Wrong): FieldObject {
  const entries = entriesOf(schema);
  return entries ? { [String(exampleOf(entries.name))]: sampleOf(entries.value) } : {};
}
