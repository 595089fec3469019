import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { inline } from '../fields/text.ts';

export const checklistBlock = defineBlock(
  'checklist',
  { description: 'A list of things to have or to know, each with a tick.' },
  {
    ...sectionFields,
    items: z
      .array(
        z
          .strictObject({
            text: inline('The thing itself.'),
            detail: inline('A quiet line under it.').optional(),
          })
          .describe('A line of the list.'),
      )
      .min(1)
      .describe('The lines, in order.'),
  },
);
