import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { labelledLink } from '../fields/link.ts';
import { inline } from '../fields/text.ts';

export const termsBlock = defineBlock(
  'terms',
  { description: 'Numbered terms and conditions.' },
  {
    ...sectionFields,
    items: z.array(inline('One term.', 1200)).min(1).describe('The terms, in order.'),
    link: labelledLink('A link under the terms, for example to all of them.').optional(),
  },
);
