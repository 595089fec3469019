import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { line } from '../fields/text.ts';

export const tagsBlock = defineBlock(
  'tags',
  { description: 'A row of short words, for example further subjects.' },
  {
    ...sectionFields,
    items: z.array(line('A word or two.', 60)).min(1).describe('The words, in order.'),
  },
);
