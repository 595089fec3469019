import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { amount } from '../fields/amount.ts';
import { inline, line } from '../fields/text.ts';

export const feeTableBlock = defineBlock(
  'fee-table',
  { description: 'What is paid each term, with the total for the year, which must add up.' },
  {
    ...sectionFields,
    terms: z
      .array(
        z
          .strictObject({
            term: line('The name of the term.', 40),
            amount: amount('What is paid for it, in digits: 115500.'),
          })
          .describe('A term.'),
      )
      .min(1)
      .describe('The terms, in order.'),
    annualTotal: amount('The sum of all terms, in digits: 346500.'),
    totalLabel: line('The words beside the total.', 60).default('The whole year'),
    totalNote: inline('A short line beside the total.', 200).optional(),
  },
  ({ terms, annualTotal }) => {
    const sum = terms.reduce((total, { amount: paid }) => total + paid, 0);
    if (sum === annualTotal) return [];
    return [
      {
        code: 'total-wrong',
        path: ['annualTotal'],
        message: `The terms add up to ${sum}. The annualTotal says ${annualTotal}.`,
        help: 'Correct the total, or the amount of a term.',
        example: `annualTotal: ${sum}`,
      },
    ];
  },
);
