import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { line } from '../fields/text.ts';

export const factsBlock = defineBlock(
  'facts',
  { description: 'Two to four large figures, each with a line that says what it counts.' },
  {
    ...sectionFields,
    items: z
      .array(
        z
          .strictObject({
            figure: line('The figure, for example 2016 or 75 acres.', 20),
            text: line('What the figure says.', 120),
          })
          .describe('A figure.'),
      )
      .min(2)
      .max(4)
      .describe('The figures, in order.'),
  },
);
