import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { line, prose } from '../fields/text.ts';

export const faqBlock = defineBlock(
  'faq',
  { description: 'Questions that open to show their answers, one at a time.' },
  {
    ...sectionFields,
    items: z
      .array(
        z
          .strictObject({
            question: line('The question, as a parent would ask it.', 200),
            answer: prose('The answer.', 4000),
          })
          .describe('A question with its answer.'),
      )
      .min(1)
      .describe('The questions, in order.'),
  },
);
