import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { labelledLink } from '../fields/link.ts';

export const buttonsBlock = defineBlock(
  'buttons',
  {
    description:
      'One or more buttons. Of up to three the first is the filled one; more are equals.',
  },
  {
    ...sectionFields,
    items: z.array(labelledLink('A button.')).min(1).max(8).describe('The buttons, in order.'),
  },
);
