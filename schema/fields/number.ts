import { z } from 'zod';
import type { Explanation } from '../../src/diagnostics/diagnostic.ts';
import type { FieldText } from './field.ts';
import { notAllowed, shown, type Explain, type Wrong } from './wrong.ts';

type NumberOptions = FieldText & { min?: number; max?: number };

/** A whole number. */
export const wholeNumber = ({
  min = Number.MIN_SAFE_INTEGER,
  max = Number.MAX_SAFE_INTEGER,
  ...field
}: NumberOptions) =>
  z
    .number()
    .int()
    .min(min)
    .max(max)
    .meta({ kind: 'number', example: Math.max(min, Math.min(10, max)), ...field });

/** Any number; it may have decimals. */
export const anyNumber = (field: FieldText) =>
  z.number().meta({ kind: 'number', example: 12.5, ...field });

/** A percentage from 0 to 100; it may have decimals. */
export const percent = (field: FieldText) =>
  z
    .number()
    .min(0)
    .max(100)
    .meta({ kind: 'number', example: 50, ...field });

/** Explains a value that is not a number, or not one that the field takes. */
export const explainNumber: Explain = (wrong) => {
  const { value, raw, subject, field, issues } = wrong;
  if (typeof value !== 'number') return notNumber(wrong);
  if (issues.some(({ code }) => code === 'invalid_type') && Number.isFinite(value)) {
    const [below, above] = [Math.floor(value), Math.ceil(value)];
    return {
      code: 'whole-number',
      message: `${subject} must be a whole number. It is ${raw}.`,
      help: `Check which number is right (${below} or ${above}?) and write it without a decimal point.`,
    };
  }
  if (issues.some(({ code }) => code === 'not_multiple_of')) {
    return {
      code: 'amount-too-fine',
      message: `${subject} is ${raw}, which has more than three decimal places.`,
      help: 'Check the right amount, and write no more decimal places than the currency has.',
    };
  }
  for (const issue of issues) {
    if (issue.code !== 'too_small' && issue.code !== 'too_big') continue;
    const isLow = issue.code === 'too_small';
    const bound = Number(isLow ? issue.minimum : issue.maximum);
    return {
      code: 'number-out-of-range',
      message: `${subject} is ${raw}. It must be ${isLow ? 'at least' : 'at most'} ${bound}.`,
      help: `Correct the number. ${field.hint}`,
    };
  }
  return notAllowed(wrong);
};

/** An amount without surrounding currency: KSh before it, /= or /- after it. */
const withoutCurrency = (text: string) =>
  text.replace(/^\p{L}{1,4}\.?\s*(?=\d)/u, '').replace(/\/[-=]$/, '');

/** Explains a value that should be a number and is something else. */
function notNumber(wrong: Wrong): Explanation {
  const { value, raw, subject, field, lineAsTyped } = wrong;
  const words = typeof value === 'string' ? value.trim() : '';
  const range = explainRange(words, wrong);
  if (range) return range;
  const digits = withoutCurrency(words);
  const [ambiguous, whole, fraction] = /^(-?\d{1,3})\.(\d{3})$/.exec(digits) ?? [];
  if (ambiguous !== undefined) {
    return {
      code: 'text-not-number',
      message: `${subject} must be a plain number. ${shown(raw)} may mean ${whole}${fraction} or ${Number(digits)}.`,
      help: 'Write the right one of the two.',
    };
  }
  const how = formOf(digits, digits === words);
  if (!how) {
    return {
      code: 'text-not-number',
      message: `${subject} must be a plain number. ${shown(raw)} is not a number.`,
      help: `Write it in digits, without letters or symbols. ${field.hint}`,
    };
  }
  const number = digits.replaceAll(/[, ]/g, '');
  const isSure = digits === words && !words.includes(' ');
  return {
    code: 'text-not-number',
    message: `${subject} must be a plain number. ${shown(raw)} is written ${how.form}.`,
    help: /^["']/.test(raw) && how.inQuotes ? how.inQuotes : how.help,
    example: lineAsTyped(number),
    ...(isSure ? { replaceWith: { typed: number } } : {}),
  };
}

/** Two amounts in place of one: 350–420, 350 to 420; null if a text is not a range. */
function explainRange(words: string, { raw, subject, field }: Wrong): Explanation | null {
  const ends = words.split(/[-–—…]|\bto\b/);
  const [from, to] = ends.map((end) =>
    /\d/.test(end)
      ? Number(withoutCurrency(end.trim()).replaceAll(/(?<=\d)[, ](?=\d{3}(?!\d))/g, ''))
      : Number.NaN,
  );
  if (ends.length !== 2 || from === undefined || to === undefined || !(from < to)) return null;
  const message = `${subject} is one amount. ${shown(raw)} is a range of two.`;
  const code = 'range-not-number';
  if (field.kind !== 'amount' || !field.takesRange) {
    return {
      code,
      message,
      help: 'Write one amount here. A price-list can show ranges of prices.',
    };
  }
  return {
    code,
    message,
    help: 'Write the two amounts in fields of their own.',
    example: `from: ${from}\nto: ${to}`,
    replaceWith: { typed: `{ from: ${from}, to: ${to} }` },
  };
}

type NumberForm = { form: string; help: string; inQuotes?: string };

/** The form of a number that is not plain digits; null for words and for digits that could mean two numbers. */
function formOf(digits: string, isBare: boolean): NumberForm | null {
  if (!/^-?\d+(\.\d+)?$|^-?\d{1,3}(,\d{3})+(\.\d+)?$|^-?\d{1,3}( \d{3})+$/.test(digits))
    return null;
  if (!isBare) {
    return {
      form: 'with a currency',
      help: 'Write the digits only. The website adds the currency.',
    };
  }
  if (digits.includes(',')) {
    return {
      form: 'with a comma',
      help: 'Leave out the comma. The website adds it.',
      inQuotes: 'Leave out the quotes and the comma. The website adds the comma.',
    };
  }
  if (digits.includes(' ')) {
    return {
      form: 'with a space',
      help: 'Leave out the space. The website groups the digits.',
      inQuotes: 'Leave out the quotes and the space. The website groups the digits.',
    };
  }
  return { form: 'as text, because of the quotes', help: 'Leave out the quotes.' };
}
