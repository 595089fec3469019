import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { image } from '../fields/image.ts';
import { labelledLink } from '../fields/link.ts';
import { inline, line } from '../fields/text.ts';

export const pairBlock = defineBlock(
  'pair',
  { description: 'Two pictures with words, one large and one smaller, set unevenly side by side.' },
  {
    ...sectionFields,
    items: z
      .array(
        z
          .strictObject({
            title: line('The heading under the picture.', 80),
            text: inline('A sentence or two.').optional(),
            image: image('The picture.'),
            link: labelledLink('Where it leads.').optional(),
          })
          .describe('One of the two.'),
      )
      .length(2)
      .describe('Exactly two.'),
  },
);
