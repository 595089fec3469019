import { defineBlock } from '../define-block.ts';
import { link } from '../fields/link.ts';
import { line } from '../fields/text.ts';

export const nextPageBlock = defineBlock(
  'next-page',
  { description: 'A strip of the next page’s cloth that leads on to it. Put it last on the page.' },
  {
    label: line('The words on the strip.', 80),
    text: line('A short line under them.', 120).optional(),
    to: link('Where it leads.'),
  },
);
