import type { Explanation } from '../../src/diagnostics/diagnostic.ts';
import { bounds, exampleOf, sampleOf } from './example-of.ts';
import { isObject, type FieldObject } from '../is-object.ts';
import { entriesOf, fieldsOf, isOptional, itemOf, metaOf } from './field.ts';
import { notAllowed, orRemove, type Explain, type Wrong } from './wrong.ts';

const count = (items: number) => `${items} ${items === 1 ? 'item' : 'items'}`;

/** Explains a value that is not a valid list. */
export const explainList: Explain = (wrong) => {
  const { value, subject, field, schema, issues, line } = wrong;
  if (!Array.isArray(value)) return notList(wrong);
  const item = itemOf(schema);
  const example = item ? sampleOf(item) : 'A few words';
  const { min, max } = bounds(schema);
  const exactly = min === max ? 'exactly' : null;
  const name = subject.replace(/^The field /, '');
  if (value.length === 0) {
    return {
      code: 'empty-list',
      message: `The list ${name} is empty.`,
      help: `Add an item${orRemove(schema, 'field')}. ${field.hint}`,
      example: line([example]),
    };
  }
  for (const issue of issues) {
    if (issue.code === 'too_small') {
      return {
        code: 'too-few-rows',
        message: `The list ${name} has ${count(value.length)}. It must have ${exactly ?? 'at least'} ${issue.minimum}.`,
        help: `Add an item. ${field.hint}`,
        example: line([...value, example]),
      };
    }
    if (issue.code === 'too_big') {
      const surplus = value.length - Number(issue.maximum);
      return {
        code: 'too-many-rows',
        message: `The list ${name} has ${count(value.length)}. It must have ${exactly ?? 'at most'} ${issue.maximum}.`,
        help: `Remove ${surplus === 1 ? 'this item' : 'this item and those after it'}, or others.`,
      };
    }
  }
  return notAllowed(wrong);
};

/** Explains a value that should be a list and is something else. */
function notList({ value, raw, subject, field, lineAsTyped }: Wrong): Explanation {
  const lines = raw.split('\n').map((row) => row.trim());
  const item = isObject(value) ? lines.slice(0, 2).join('\n  ') : raw;
  return {
    code: 'list-wanted',
    message: `${subject} must be a list. ${isObject(value) ? 'Its item has no dash in front of it.' : 'It is written as a single value.'}`,
    help: `Put each item on its own line, after a dash and a space. ${field.hint}`,
    example: lineAsTyped(`- ${item}`),
  };
}

/** Explains a value that should be an object and is something else. */
export const explainObject: Explain = (wrong) => {
  const { value, subject, field, schema, line, lineAsTyped } = wrong;
  if (typeof value === 'string' && /^[a-z]\w*:\S/i.test(value) && !/^\w+:\/\//.test(value)) {
    const [first = ''] = value.replace(':', ': ').split('\n', 1);
    return {
      code: 'no-space-after-colon',
      message: 'There must be a space after the colon.',
      help: 'Put a space between the colon and the value.',
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
      message: `There must be a colon after ${name}.`,
      help: 'Write the name of the field, a colon, a space and the value.',
      example: line({ [name]: words }),
    };
  }
  const required = fields.filter(([, inner]) => !isOptional(inner));
  const names = (required.length > 0 ? required : fields.slice(0, 3)).map(([name]) => name);
  return {
    code: 'fields-wanted',
    message: `${subject} must have fields (${names.join(', ')}). It is written as ${Array.isArray(value) ? 'a list' : 'a single value'}.`,
    help: `Put each field on its own line, indented by two more spaces. ${field.hint}`,
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
        message: `${wrong.subject} must have fields. It is written as ${Array.isArray(wrong.value) ? 'a list' : 'a single value'}.`,
        help: `Put each name on its own line, followed by a colon and indented by two more spaces. ${wrong.field.hint}`,
        example: wrong.line(exampleEntry(wrong)),
      };

/** An entry with a minimal value. */
function exampleEntry({ schema }: Wrong): FieldObject {
  const entries = entriesOf(schema);
  return entries ? { [String(exampleOf(entries.name))]: sampleOf(entries.value) } : {};
}
