import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { amount } from '../fields/amount.ts';
import { inline, line } from '../fields/text.ts';

export const chargesBlock = defineBlock(
  'charges',
  { description: 'What is paid once: each charge with its amount, or the word free or nil.' },
  {
    ...sectionFields,
    items: z
      .array(
        z
          .strictObject({
            title: line('What the charge is for.'),
            detail: inline('A quiet line under it.', 200).optional(),
            amount: z
              .union([amount('The amount in digits.'), z.enum(['free', 'nil'])])
              .describe('The amount in digits (20000), or the word free or nil.'),
          })
          .describe('A charge.'),
      )
      .min(1)
      .describe('The charges, in order.'),
  },
);
