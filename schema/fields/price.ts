import { z } from 'zod';
import { say, nearNames, type FieldPath } from '../../src/messages/index.ts';
import type { BlockDiagnostic } from '../block-diagnostic.ts';
import { amount } from './amount.ts';
import { choice } from './choice.ts';
import type { FieldText } from './field.ts';
import { either, object } from './structure.ts';
import { line } from './text.ts';
import type { ValidPart } from './valid-part.ts';

/** The words that the website writes in the language of the page. */
export const priceWords = ['free', 'ask'] as const;

/** Any other word in place of an amount. One with digits is an amount that is written wrongly. */
const otherWord = line({
  label: 'Other words',
  hint: 'In place of an amount, without digits.',
  max: 40,
  example: 'A donation',
})
  .check(z.regex(/^\P{N}+$/u))
  .refine((word) => nearNames(word, priceWords).length === 0);

/** A price: an amount, a range of amounts, free, on request, or any words. */
export const price = (field: FieldText) =>
  either(
    [
      amount({
        label: 'Amount',
        hint: 'In digits.',
        hintInForm: '',
        example: 450.5,
        takesRange: true,
      }),
      choice(priceWords, {
        label: 'Free, or on request',
        hint: 'The word free, or ask where the price is told on request.',
        hintInForm: '',
      }),
      object(
        { label: 'From and to' },
        {
          from: amount({ label: 'From', hint: 'In digits.', hintInForm: '', example: 300 }),
          to: amount({
            label: 'To',
            hint: 'If empty, there is no upper end.',
            example: 800,
          }).optional(),
        },
      ),
      otherWord,
    ],
    field,
  ).meta({ kind: 'price', ...field });

/** A checked price. */
export type Price = z.output<ReturnType<typeof price>>;

/** What a price is for, and what it was before; fields beside a price. */
export const priceDetails = {
  per: line({
    label: 'Per',
    hint: 'In a word: kilo, night, person.',
    max: 40,
    example: 'person',
  }).optional(),
  former: amount({
    label: 'Former price',
    hint: 'What it cost before. It is struck through.',
    under: 'words',
    example: 600,
  }).optional(),
};

/** Reports a range of prices that goes down; `path` leads to the price. */
export function checkPrice(
  written: ValidPart<Price> | undefined,
  path: FieldPath,
): BlockDiagnostic[] {
  if (typeof written !== 'object') return [];
  const { from, to } = written;
  if (from === undefined || to === undefined || from < to) return [];
  return [
    {
      code: 'amounts-reversed',
      path: [...path, 'to'],
      message: say('price-reversed', { from, to }),
      help: [...say('price-swap'), ...say('price-fixed')],
      related: [{ path: [...path, 'from'], message: say('see-lowerAmount') }],
    },
  ];
}
