import { defineBlock, line, link } from 'woven-site/schema';
import { say } from '../../src/messages/index.ts';

export const nextPageBlock = defineBlock({
  type: 'next-page',
  name: 'Way to the next page',
  purpose: 'ways',
  description:
    'Leads on. With a page, a strip of that page’s cloth; without one, links to the page before and the page after, in the order in which one reads a section. Those come by themselves from the third level down. Put it last on the page.',
  fields: {
    label: line({ label: 'Words', max: 80 }).optional(),
    text: line({ label: 'Line below', max: 120 }).optional(),
    to: link({
      label: 'Leads to',
      hint: 'If empty, to the pages before and after.',
    }).optional(),
  },
  validate: ({ label, text, to }) => {
    if (to !== undefined && label === undefined) {
      return [
        {
          code: 'missing-field',
          path: [],
          message: say('next-label', { field: 'label' }),
          help: say('next-called'),
        },
      ];
    }
    const unused = label === undefined ? 'text' : 'label';
    if (to !== undefined || (label ?? text) === undefined) return [];
    return [
      {
        code: 'missing-field',
        path: [unused],
        message: say('next-unused', { field: unused }),
        help: say('next-nameOr', { field: 'to' }),
        example: 'to: /fees',
      },
    ];
  },
});
