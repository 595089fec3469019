import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { iconName } from '../fields/icon.ts';
import { labelledLink } from '../fields/link.ts';
import { inline, line } from '../fields/text.ts';

export const optionsBlock = defineBlock(
  'options',
  { description: 'Ways of doing one thing, of which the reader picks one.' },
  {
    ...sectionFields,
    items: z
      .array(
        z
          .strictObject({
            title: line('The way in a few words.', 80),
            icon: iconName('A small picture.').optional(),
            text: inline('How it is done.'),
            link: labelledLink('Where it leads.').optional(),
          })
          .describe('One way.'),
      )
      .min(2)
      .describe('The ways, in order.'),
    outro: inline('A line under the ways.').optional(),
    buttons: z.array(labelledLink('A button.')).min(1).max(2).optional().describe('At most two.'),
  },
);
