import { z } from 'zod';
import {
  type Explanation,
  phrase,
  say,
  sayAsIs,
  type Message,
  type Phrase,
} from '../../src/messages/index.ts';
import type { FieldText } from './field.ts';
import { readNumberText, withoutMark } from './notation.ts';
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
      message: [...say('number-whole', { subject }), ...say('number-isRaw', { digits: raw })],
      help: say('number-whichRight', { low: below, high: above }),
    };
  }
  if (issues.some(({ code }) => code === 'not_multiple_of')) {
    return {
      code: 'amount-too-fine',
      message: say('number-tooFine', { subject, digits: raw }),
      help: say('number-checkFine'),
    };
  }
  for (const issue of issues) {
    if (issue.code !== 'too_small' && issue.code !== 'too_big') continue;
    const bound =
      issue.code === 'too_small'
        ? phrase('bound', 'min', { number: Number(issue.minimum) })
        : phrase('bound', 'max', { number: Number(issue.maximum) });
    return {
      code: 'number-out-of-range',
      message: [...say('number-is', { subject, digits: raw }), ...say('number-bound', { bound })],
      help: [...say('number-correct'), ...sayAsIs(field.hint)],
    };
  }
  return notAllowed(wrong);
};

/** An amount without surrounding currency: KSh before it, /= or /- after it. */
const withoutCurrency = (text: string) =>
  text.replace(/^\p{L}{1,4}\.?\s*(?=\d)/u, '').replace(/\/[-=]$/, '');

/** Explains a value that should be a number and is something else. */
function notNumber(wrong: Wrong): Explanation {
  const { value, raw, subject, field, notation, lineAsTyped } = wrong;
  const words = typeof value === 'string' ? value.trim() : '';
  const range = explainRange(words, wrong);
  if (range) return range;
  const mustBePlain = say('number-plain', { subject });
  const digits = withoutCurrency(withoutMark(words, notation));
  const reading = readNumberText(digits, notation);
  if (reading && 'may' in reading) return ambiguousNumber(subject, shown(raw), reading.may);
  const how = formOf(digits, digits === words);
  if (!how && reading) {
    const form = phrase('form', digits === words ? 'comma' : 'currency');
    return {
      code: 'text-not-number',
      message: [...mustBePlain, ...say('number-written', { value: shown(raw), form })],
      help: say('number-pointOnly'),
      example: lineAsTyped(reading.typed),
    };
  }
  const letter = how ? undefined : letterAsDigit(digits);
  if (letter) {
    return {
      code: 'text-not-number',
      message: [
        ...mustBePlain,
        ...say('number-letter', { value: shown(raw), letter: letter.sign, digit: letter.digit }),
      ],
      help: say('number-digitsOnly'),
      example: lineAsTyped(letter.number),
      replaceWith: { typed: letter.number },
    };
  }
  if (!how) {
    return {
      code: 'text-not-number',
      message: [...mustBePlain, ...say('number-not', { value: shown(raw) })],
      help: [...say('number-inDigits'), ...sayAsIs(field.hint)],
    };
  }
  const number = digits.replaceAll(/[, ]/g, '');
  const isSure = digits === words && !words.includes(' ');
  return {
    code: 'text-not-number',
    message: [
      ...mustBePlain,
      ...say('number-written', { value: shown(raw), form: phrase('form', how.form) }),
    ],
    help: /^["']/.test(raw) && how.inQuotes ? how.inQuotes : how.help,
    example: lineAsTyped(number),
    ...(isSure ? { replaceWith: { typed: number } } : {}),
  };
}

/** A letter that looks like the digit that belongs there, and the number with it: 12O is 120. */
function letterAsDigit(
  digits: string,
): { sign: string; digit: string; number: string } | undefined {
  const sign = /[OoIl]/.exec(digits)?.[0];
  const number = digits.replaceAll(/[Oo]/g, '0').replaceAll(/[Il]/g, '1').replaceAll(',', '');
  return sign !== undefined && /\d/.test(digits) && /^\d+$/.test(number)
    ? { sign, digit: /o/i.test(sign) ? '0' : '1', number }
    : undefined;
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
  const message = [
    ...say('number-oneAmount', { subject }),
    ...say('number-range', { value: shown(raw) }),
  ];
  const code = 'range-not-number';
  if (field.kind !== 'amount' || !field.takesRange) {
    return {
      code,
      message,
      help: [...say('number-oneHere'), ...say('number-priceList')],
    };
  }
  return {
    code,
    message,
    help: say('number-twoFields'),
    example: `from: ${from}\nto: ${to}`,
    replaceWith: { typed: `{ from: ${from}, to: ${to} }` },
  };
}

/** Explains digits that mean two numbers, of which only the editor knows the right one. */
export const ambiguousNumber = (
  subject: Phrase,
  value: string,
  [low, high]: readonly [whole: string, part: string],
): Explanation => ({
  code: 'text-not-number',
  message: [...say('number-plain', { subject }), ...say('number-mayMean', { value, low, high })],
  help: say('number-rightOne'),
});

type NumberForm = {
  form: 'currency' | 'comma' | 'space' | 'quotes';
  help: Message;
  inQuotes?: Message;
};

/** The form of a number that is not plain digits; null for words and for digits that could mean two numbers. */
function formOf(digits: string, isBare: boolean): NumberForm | null {
  if (!/^-?\d+(\.\d+)?$|^-?\d{1,3}(,\d{3})+(\.\d+)?$|^-?\d{1,3}( \d{3})+$/.test(digits))
    return null;
  if (!isBare) {
    return {
      form: 'currency',
      help: [...say('number-digitsOnly'), ...say('number-addsCurrency')],
    };
  }
  if (digits.includes(',')) {
    return {
      form: 'comma',
      help: [...say('number-noComma'), ...say('number-addsIt')],
      inQuotes: [...say('number-noQuotesComma'), ...say('number-addsComma')],
    };
  }
  if (digits.includes(' ')) {
    return {
      form: 'space',
      help: [...say('number-noSpace'), ...say('number-groups')],
      inQuotes: [...say('number-noQuotesSpace'), ...say('number-groups')],
    };
  }
  return { form: 'quotes', help: say('number-noQuotes') };
}
