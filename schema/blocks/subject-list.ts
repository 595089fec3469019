import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { labelledLink } from '../fields/link.ts';
import { inline, line } from '../fields/text.ts';

export const subjectListBlock = defineBlock(
  'subject-list',
  {
    description: 'Numbered rows: a name, a sentence and a link each. For subjects and programmes.',
  },
  {
    ...sectionFields,
    items: z
      .array(
        z
          .strictObject({
            name: line('The name.', 80),
            text: inline('A sentence about it.').optional(),
            link: labelledLink('Where to read more.').optional(),
          })
          .describe('A row.'),
      )
      .min(1)
      .describe('The rows, in order.'),
  },
);
