import type { Explanation, FieldPath } from '../diagnostics/diagnostic.ts';
import { anyOf, suggest } from '../diagnostics/suggest.ts';
import { entry, fieldsIn, sampleOf, typed } from './field.ts';
import type { Field } from './field.ts';

/** A value that a field does not take: what it is, how the editor typed it, what the field is called. */
export type Wrong = { value: unknown; raw: string; field: Field; path: FieldPath };

export const nameOf = (path: FieldPath) => path.at(-1);

/** What a message calls the thing at a path. */
export function subject(path: FieldPath): string {
  const name = nameOf(path);
  if (name === undefined) return 'This file';
  if (typeof name === 'string') return `The ${name}`;
  return path.length === 2 && path[0] === 'blocks' ? 'This block' : 'This row';
}

/** The line or row at a path with another value. */
export const one = (path: FieldPath, raw: string) => entry(nameOf(path), raw);
/** What a field is for, to put behind a piece of advice. */
export const tell = (field: Field) => (field.description ? ` ${field.description}` : '');

const isSingle = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A text was wanted and something else is there. */
export function notText({ value, raw, field, path }: Wrong): Explanation {
  if (Array.isArray(value)) {
    const words = value.filter(isSingle).map(String).join(', ');
    return {
      code: 'one-not-list',
      message: `${subject(path)} must be one text. It is written as a list.`,
      help: `Write it on one line, without the dash.`,
      example: one(path, typed(words || sampleOf(field, String(nameOf(path))))),
    };
  }
  if (typeof value === 'object' && value !== null) return textReadAsFields(value, raw, path, field);
  const kind = typeof value === 'number' ? 'a number' : 'yes or no';
  return {
    code: 'number-not-text',
    message: `${subject(path)} must be text. ${raw} without quotes is read as ${kind}.`,
    help: 'Put it in quotes.',
    example: one(path, `"${raw}"`),
    replaceWith: { typed: `"${raw}"` },
  };
}

function textReadAsFields(value: object, raw: string, path: FieldPath, field: Field): Explanation {
  const line = raw.split('\n', 1)[0] ?? '';
  const isSentence = !raw.includes('\n') && Object.keys(value).length === 1 && /: /.test(line);
  if (isSentence && !line.startsWith('{')) {
    return {
      code: 'colon-in-text',
      message: `${subject(path)} must be text. The colon with a blank after it makes it a field with a value.`,
      help: 'Put the whole text in quotes.',
      example: one(path, `"${line.replaceAll('"', "'")}"`),
    };
  }
  return {
    code: 'one-not-fields',
    message: `${subject(path)} must be one text. It has fields of its own.`,
    help: `Write it on one line.${tell(field)}`,
    example: one(path, typed(sampleOf(field, String(nameOf(path))))),
  };
}

const digitsIn = (text: string) =>
  text.replace(/^(KES|KSH|KSHS|SH)\.?\s*/i, '').replace(/\/[-=]$/, '');

/** A number was wanted and something else is there. */
export function notNumber({ value, raw, field, path }: Wrong): Explanation {
  const digits = typeof value === 'string' ? digitsIn(value.trim()) : '';
  const number = digits.replaceAll(/[,\s]/g, '');
  if (/^-?\d+(\.\d+)?$/.test(number)) {
    const [how, help] = digits.includes(',')
      ? [
          'text with a comma',
          'Leave out the quotes and the comma. The website adds the comma itself.',
        ]
      : /\s/.test(digits)
        ? ['text with a blank', 'Leave out the blank. The website divides the digits itself.']
        : digits === value
          ? ['text, because of the quotes', 'Leave out the quotes.']
          : [
              'text with more than digits',
              'Write the digits alone. The website adds the currency itself.',
            ];
    const isPlain = digits === value && /^\d{1,3}(,\d{3})+$|^\d+$/.test(digits);
    return {
      code: 'text-not-number',
      message: `${subject(path)} must be a plain number. It is written as ${how}.`,
      help: raw.startsWith('"') || raw.startsWith("'") ? help : help.replace('the quotes and ', ''),
      example: one(path, number),
      ...(isPlain ? { replaceWith: { typed: number } } : {}),
    };
  }
  return {
    code: 'text-not-number',
    message: `${subject(path)} must be a plain number. ${shown(raw)} is not a number.`,
    help: `Write it in digits.${tell(field)}`,
    example: one(path, typed(sampleOf(field, String(nameOf(path))))),
  };
}

export function wrongNumber({ value, raw, field, path }: Wrong): Explanation | null {
  if (typeof value !== 'number') return null;
  const { minimum, maximum } = field;
  if (field.type === 'integer' && !Number.isInteger(value)) {
    return {
      code: 'whole-number',
      message: `${subject(path)} must be a whole number. It is ${raw}.`,
      help: 'Leave out what stands after the point.',
      example: one(path, Number.isFinite(value) ? String(Math.round(value)) : '10'),
    };
  }
  const least = minimum !== undefined && value < minimum;
  const most = maximum !== undefined && value > maximum;
  if (!least && !most) return null;
  const bound = least ? minimum : maximum;
  return {
    code: 'number-out-of-range',
    message: `${subject(path)} is ${raw}. It must be ${least ? 'at least' : 'at most'} ${bound}.`,
    help: `Correct the number.${tell(field)}`,
    example: one(path, String(bound)),
  };
}

/** true or false was wanted and something else is there. */
export function notYesNo({ value, raw, path }: Wrong): Explanation {
  const word = String(value).trim().toLowerCase();
  const yes = ['yes', 'y', 'on', 'true', '1'].includes(word);
  const known = yes || ['no', 'n', 'off', 'false', '0'].includes(word);
  return {
    code: 'true-or-false',
    message: `${subject(path)} must be true or false. It is ${shown(raw)}.`,
    help: known ? `Write ${yes}, without quotes.` : 'Write true for yes, or false for no.',
    example: one(path, String(known ? yes : true)),
    ...(known ? { replaceWith: { typed: String(yes) } } : {}),
  };
}

export function notChoice({ value, raw, field, path }: Wrong): Explanation {
  const choices = (field.enum ?? []).map(String);
  const near = isSingle(value) ? suggest(String(value), choices) : [];
  const offer =
    choices.length > 8
      ? `${choices.slice(0, 6).join(', ')} and ${choices.length - 6} more`
      : anyOf(choices);
  return {
    code: 'not-a-choice',
    message: `${subject(path)} cannot be ${shown(raw)}.${near.length > 0 ? ` Did you mean ${anyOf(near)}?` : ''}`,
    help: `Choose one of: ${offer}.`,
    example: one(path, typed(near[0] ?? choices[0])),
    suggestions: near,
  };
}

/** A list was wanted and something else is there. */
export function notList({ value, raw, field, path }: Wrong): Explanation {
  const isGroup = typeof value === 'object' && value !== null;
  const lines = raw.split('\n').map((row) => row.trim());
  const rows = isGroup ? lines.slice(0, 2).join('\n    ') : raw;
  return {
    code: 'list-wanted',
    message: `${subject(path)} must be a list. ${isGroup ? 'Its row has no dash before it.' : 'It is written as one text.'}`,
    help: `Put each row on a line of its own, with a dash and a blank before it.${tell(field)}`,
    example: `${nameOf(path)}:\n  - ${rows}`,
  };
}

/** Fields were wanted and something else is there. */
export function notGroup({ value, field, path }: Wrong): Explanation {
  if (typeof value === 'string' && /^[a-z]\w*:\S/i.test(value) && !/^\w+:\/\//.test(value)) {
    const mended = value.replace(':', ': ').split('\n', 1)[0] ?? '';
    return {
      code: 'blank-after-colon',
      message: 'There must be a blank after the colon.',
      help: 'Put a blank between the colon and the value.',
      example: typeof nameOf(path) === 'number' ? `- ${mended}` : mended,
    };
  }
  const names = fieldsIn(field).map(([name]) => name);
  const required = field.required ?? [];
  const wanted = required.length > 0 ? required : names.slice(0, 3);
  const sample = sampleOf(field);
  const filled = fillIn(typeof sample === 'object' && sample !== null ? sample : {}, value);
  const found = Array.isArray(value) ? 'a list' : 'one value';
  const own = wanted.length > 0 ? ` (${wanted.join(', ')})` : '';
  return {
    code: 'fields-wanted',
    message: `${subject(path)} must have fields of its own${own}. It is written as ${found}.`,
    help: `Put each field on a line of its own, two blanks further in.${tell(field)}`,
    example: nameOf(path) === undefined ? typed(filled) : one(path, typed(filled)),
  };
}

/** Puts what the editor wrote where it most likely belongs: an address into `to`, a file into `src`. */
function fillIn(sample: object, value: unknown): object {
  if (typeof value !== 'string' || value.includes('\n')) return sample;
  const names = Object.keys(sample);
  const target = value.startsWith('/')
    ? 'to'
    : /\.(svg|png|jpe?g|webp)$/i.test(value)
      ? 'src'
      : names.find((name) => name !== 'src' && name !== 'to' && name !== 'type');
  return target && names.includes(target) ? { ...sample, [target]: value } : sample;
}

/** The first words of a value, in quotes, as the editor typed them. */
export function shown(raw: string): string {
  const line = raw.split('\n', 1)[0] ?? '';
  const words = line.length > 60 ? `${line.slice(0, 57)}…` : line;
  return /^["']/.test(words) ? words : `"${words}"`;
}
