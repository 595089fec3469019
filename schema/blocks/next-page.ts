import { defineBlock, link, line } from 'woven-site/schema';

export const nextPageBlock = defineBlock({
  type: 'next-page',
  description: 'A strip of the next page’s cloth that leads on to it. Put it last on the page.',
  fields: {
    label: line({ label: 'Words', hint: 'The words on the strip.', max: 80 }),
    text: line({ label: 'Text', hint: 'A short line under them.', max: 120 }).optional(),
    to: link({ label: 'Leads to', hint: 'Where it leads.' }),
  },
});
