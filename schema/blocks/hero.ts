import { defineBlock } from '../define-block.ts';
import { image } from '../fields/image.ts';
import { labelledLink } from '../fields/link.ts';
import { list } from '../fields/structure.ts';
import { inline, line } from '../fields/text.ts';

export const heroBlock = defineBlock({
  type: 'hero',
  description:
    'The opening of a page: its heading, a sentence and a picture. Put it first on the page.',
  isPageHeading: true,
  fields: {
    title: line({
      label: 'Heading',
      hint: 'The heading of the page.',
      example: 'A title of a few words',
    }),
    badge: line({
      label: 'Badge',
      hint: 'A word or two above the heading.',
      max: 60,
    }).optional(),
    text: inline({ label: 'Text', hint: 'One or two sentences under the heading.' }).optional(),
    image: image({ label: 'Picture', hint: 'The picture beside the heading.' }).optional(),
    buttons: list(labelledLink({ label: 'Button', hint: 'A button.' }), {
      label: 'Buttons',
      hint: 'At most two.',
      max: 2,
    }).optional(),
  },
});
