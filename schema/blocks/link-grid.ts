import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { iconName } from '../fields/icon.ts';
import { link } from '../fields/link.ts';
import { line } from '../fields/text.ts';

export const linkGridBlock = defineBlock(
  'link-grid',
  { description: 'A portal: rows of links, each with a small picture and what it opens.' },
  {
    ...sectionFields,
    items: z
      .array(
        z
          .strictObject({
            label: line('The name of the link.', 80),
            text: line('What it opens, in a few words.', 160).optional(),
            to: link('Where it leads.'),
            newTab: z.boolean().optional().describe('Whether it opens in a new tab.'),
            icon: iconName('A small picture.'),
          })
          .describe('A link.'),
      )
      .min(1)
      .describe('The links, in order.'),
  },
);
