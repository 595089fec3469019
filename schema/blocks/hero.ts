import { z } from 'zod';
import { defineBlock } from '../define-block.ts';
import { image } from '../fields/image.ts';
import { labelledLink } from '../fields/link.ts';
import { inline, line } from '../fields/text.ts';

export const heroBlock = defineBlock(
  'hero',
  {
    description:
      'The opening of a page: its heading, a sentence and a picture. Put it first on the page.',
    isPageHeading: true,
  },
  {
    title: line('The heading of the page.'),
    badge: line('A word or two above the heading.', 60).optional(),
    text: inline('One or two sentences under the heading.').optional(),
    image: image('The picture beside the heading.').optional(),
    buttons: z.array(labelledLink('A button.')).min(1).max(2).optional().describe('At most two.'),
  },
);
