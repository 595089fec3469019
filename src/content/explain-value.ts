import type { FieldPath } from '../problems/problem.ts';
import { anyOf, suggest } from '../problems/suggest.ts';
import { asName, entry, fieldsIn, isColour, isName, sampleOf, typed } from './field.ts';
import type { Field } from './field.ts';

/** What is wrong with one value: a fault without its file and path. */
export type Finding = {
  code: string;
  message: string;
  help: string;
  example?: string;
  suggestions?: string[];
  fix?: string;
};

/** A value that a field does not take: what it is, how the editor typed it, what the field is called. */
export type Wrong = { value: unknown; raw: string; field: Field; path: FieldPath };

const nameOf = (path: FieldPath) => path.at(-1);

/** What a message calls the thing at a path. */
export function subject(path: FieldPath): string {
  const name = nameOf(path);
  if (name === undefined) return 'This file';
  if (typeof name === 'string') return `The ${name}`;
  return path.length === 2 && path[0] === 'blocks' ? 'This block' : 'This row';
}

const one = (path: FieldPath, raw: string) => entry(nameOf(path), raw);
const tell = (field: Field) => (field.description ? ` ${field.description}` : '');

const isSingle = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A text was wanted and something else is there. */
export function notText({ value, raw, field, path }: Wrong): Finding {
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
    fix: `"${raw}"`,
  };
}

function textReadAsFields(value: object, raw: string, path: FieldPath, field: Field): Finding {
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
export function notNumber({ value, raw, field, path }: Wrong): Finding {
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
      ...(isPlain ? { fix: number } : {}),
    };
  }
  return {
    code: 'text-not-number',
    message: `${subject(path)} must be a plain number. ${shown(raw)} is not a number.`,
    help: `Write it in digits.${tell(field)}`,
    example: one(path, typed(sampleOf(field, String(nameOf(path))))),
  };
}

export function wrongNumber({ value, raw, field, path }: Wrong): Finding | null {
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
export function notYesNo({ value, raw, path }: Wrong): Finding {
  const word = String(value).trim().toLowerCase();
  const yes = ['yes', 'y', 'on', 'true', '1'].includes(word);
  const known = yes || ['no', 'n', 'off', 'false', '0'].includes(word);
  return {
    code: 'true-or-false',
    message: `${subject(path)} must be true or false. It is ${shown(raw)}.`,
    help: known ? `Write ${yes}, without quotes.` : 'Write true for yes, or false for no.',
    example: one(path, String(known ? yes : true)),
    ...(known ? { fix: String(yes) } : {}),
  };
}

export function notChoice({ value, raw, field, path }: Wrong): Finding {
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
export function notList({ value, raw, field, path }: Wrong): Finding {
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
export function notGroup({ value, field, path }: Wrong): Finding {
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

/** What is wrong with the words of a text, if anything. */
export function wrongText({ value, raw, field, path }: Wrong): Finding | null {
  if (typeof value !== 'string') return null;
  const words = value.trim();
  if (words === '') {
    return {
      code: 'empty-text',
      message: `${subject(path)} is empty.`,
      help: `Write the text, or remove the line if it may be left out.${tell(field)}`,
      example: one(path, typed(sampleOf(field, String(nameOf(path))))),
    };
  }
  const most = field.maxLength;
  if (most !== undefined && words.length > most) {
    return {
      code: 'text-too-long',
      message: `${subject(path)} has ${words.length} characters. There is room for ${most}.`,
      help: `Shorten it by ${words.length - most} characters or more.`,
    };
  }
  return wrongForm({ value: words, raw, field, path });
}

function wrongForm({ value, raw, field, path }: Wrong & { value: string }): Finding | null {
  if (field.format === 'date') return wrongDate(value, raw, path);
  if (field.format === 'email' && !/^[^\s@"(),:;<>[\\\]]+@[^\s@]+\.[^\s@.]{2,}$/.test(value)) {
    return {
      code: 'not-an-email',
      message: `${shown(raw)} is not an e-mail address.`,
      help: 'Write it as name, @ and host, without blanks.',
      example: one(
        path,
        value
          .replaceAll(/\s/g, '')
          .replace(/^mailto:/, '')
          .replace(/^[^@]+$/, 'office@school.example'),
      ),
    };
  }
  if (field.format === 'uri' && !isWebAddress(value)) {
    const mended = `https://${value.replace(/^(\w+:)?\/*/, '').replaceAll(/\s/g, '')}`;
    return {
      code: 'not-a-web-address',
      message: `${shown(raw)} is not a complete web address.`,
      help: 'Write it in full, beginning with https://.',
      example: one(
        path,
        isWebAddress(mended) && /\./.test(mended) ? mended : 'https://school.example',
      ),
    };
  }
  if (field.pattern === undefined || field.format || new RegExp(field.pattern).test(value))
    return null;
  if (isColour(field)) {
    return {
      code: 'not-a-colour',
      message: `${shown(raw)} is not a colour.`,
      help: 'Write a hash and six digits (0 to 9, a to f), in quotes.',
      example: one(path, `"${mendColour(value)}"`),
    };
  }
  return isName(field) ? wrongName(raw, value, path) : wrongStitches(raw, value, path);
}

export const wrongName = (raw: string, value: string, path: FieldPath): Finding => ({
  code: 'not-a-name',
  message: `${shown(raw)} cannot be a name here.`,
  help: 'Use small letters, digits and hyphens only, and begin with a letter.',
  example: one(path, asName(value)),
});

const wrongStitches = (raw: string, value: string, path: FieldPath): Finding => ({
  code: 'not-a-pattern-row',
  message: `${shown(raw)} is not a row of a pattern.`,
  help: 'Use only # for a stitch and . for the ground, in quotes.',
  example: one(path, `"${value.replaceAll(/[xX*@]/g, '#').replaceAll(/[^#.]/g, '.')}"`),
});

function mendColour(value: string): string {
  const digits = value.replace(/^#/, '');
  if (/^[0-9a-f]{6}$/i.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/i.test(digits))
    return `#${[...digits].map((digit) => digit + digit).join('')}`;
  return '#0b4636';
}

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:\/\/[^/]/.test(value);

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

function wrongDate(value: string, raw: string, path: FieldPath): Finding | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!iso) {
    return {
      code: 'date-form',
      message: `${subject(path)} must be a date. ${shown(raw)} is not written as year-month-day.`,
      help: 'Write four digits for the year, two for the month and two for the day.',
      example: one(path, guessDate(value) ?? '2025-01-08'),
    };
  }
  const [, year = '', month = '', day = ''] = iso;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const monthName = months[Number(month) - 1];
  if (monthName && Number(day) >= 1 && Number(day) <= lastDay) return null;
  const name = monthName ? monthName.charAt(0).toUpperCase() + monthName.slice(1) : '';
  return {
    code: 'date-impossible',
    message: monthName
      ? `There is no such day: ${name} ${year} has ${lastDay} days, so ${shown(raw)} cannot be right.`
      : `There is no such day: a year has 12 months, so ${shown(raw)} cannot be right.`,
    help: 'Correct the date. If a printed calendar gives it like this, write it under asPublished instead.',
    example: monthName
      ? one(path, `${year}-${month}-${Number(day) < 1 ? '01' : lastDay}`)
      : one(path, `${year}-12-${day}`),
  };
}

/** A date as it is often typed (8 January 2025, 8/1/2025), in the form that is wanted; the day comes first. */
function guessDate(value: string): string | null {
  const words = /^(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,})\.?,?\s+(\d{4})$/i.exec(value);
  const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value);
  const loose = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(value);
  const month = words
    ? months.findIndex((name) => name.startsWith((words[2] ?? '').toLowerCase())) + 1
    : Number(numbers?.[2] ?? loose?.[2]);
  const day = words?.[1] ?? numbers?.[1] ?? loose?.[3];
  const year = words?.[3] ?? numbers?.[3] ?? loose?.[1];
  if (!day || !year || !(month >= 1 && month <= 12)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The first words of a value, in quotes, as the editor typed them. */
export function shown(raw: string): string {
  const line = raw.split('\n', 1)[0] ?? '';
  const words = line.length > 60 ? `${line.slice(0, 57)}…` : line;
  return /^["']/.test(words) ? words : `"${words}"`;
}
