import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { line } from '../fields/text.ts';

export const paymentMethodsBlock = defineBlock(
  'payment-methods',
  { description: 'Two lists: the ways of paying that are accepted, and those that are not.' },
  {
    ...sectionFields,
    acceptedHeading: line('The heading of the first list.', 60).default('We accept'),
    refusedHeading: line('The heading of the second list.', 60).default('We do not accept'),
    methods: z
      .array(
        z
          .strictObject({
            name: line('The way of paying.', 80),
            accepted: z.boolean().describe('true if it is accepted, false if not.'),
          })
          .describe('A way of paying.'),
      )
      .min(1)
      .describe('The ways of paying, in order.'),
  },
);
