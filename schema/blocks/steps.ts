import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { inline, line } from '../fields/text.ts';

export const stepsBlock = defineBlock(
  'steps',
  { description: 'What happens, step by step, with numbers on a thread.' },
  {
    ...sectionFields,
    items: z
      .array(
        z
          .strictObject({
            title: line('The step in a few words.', 80),
            text: inline('What happens in this step.').optional(),
          })
          .describe('A step.'),
      )
      .min(2)
      .describe('The steps, in order.'),
  },
);
