import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { iconName } from '../fields/icon.ts';
import { image } from '../fields/image.ts';
import { labelledLink } from '../fields/link.ts';
import { inline, line } from '../fields/text.ts';

export const cardsBlock = defineBlock(
  'cards',
  {
    description:
      'Cards side by side: each a picture, a name, a few words and, if you like, a link.',
  },
  {
    ...sectionFields,
    items: z
      .array(
        z
          .strictObject({
            title: line('The name on the card.', 80),
            text: inline('A sentence or two.').optional(),
            image: image('The picture of the card.').optional(),
            icon: iconName('A small picture, where there is no large one.').optional(),
            tags: z
              .array(line('A word or two.', 60))
              .min(1)
              .optional()
              .describe('Short words in a row.'),
            link: labelledLink('Where the card leads.').optional(),
          })
          .describe('A card.'),
      )
      .min(1)
      .describe('The cards, in order.'),
  },
);
