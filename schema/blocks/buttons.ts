import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { labelledLink } from '../parts/link.ts';

export const buttonsBlock = defineBlock(
  'buttons',
  { description: 'One or more buttons in a row. The first is the filled one.' },
  {
    ...sectionFields,
    items: z.array(labelledLink('A button.')).min(1).max(8).describe('The buttons, in order.'),
  },
);
