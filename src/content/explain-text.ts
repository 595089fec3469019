import type { Explanation, FieldPath } from '../diagnostics/diagnostic.ts';
import { wrongDate } from './explain-date.ts';
import { nameOf, one, shown, subject, tell } from './explain-value.ts';
import type { Wrong } from './explain-value.ts';
import { asName, isColour, isName, sampleOf, typed } from './field.ts';

/** What is wrong with the words of a text, if anything. */
export function wrongText({ value, raw, field, path }: Wrong): Explanation | null {
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

function wrongForm({ value, raw, field, path }: Wrong & { value: string }): Explanation | null {
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

export const wrongName = (raw: string, value: string, path: FieldPath): Explanation => ({
  code: 'not-a-name',
  message: `${shown(raw)} cannot be a name here.`,
  help: 'Use small letters, digits and hyphens only, and begin with a letter.',
  example: one(path, asName(value)),
});

const wrongStitches = (raw: string, value: string, path: FieldPath): Explanation => ({
  code: 'not-a-tile-row',
  message: `${shown(raw)} is not a row of a tile.`,
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
