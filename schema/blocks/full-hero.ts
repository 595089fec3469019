import { defineBlock, image, link, line } from 'woven-site/schema';

export const fullHeroBlock = defineBlock({
  type: 'full-hero',
  description:
    'A first screen that is all picture, with a very large heading that is one single link.',
  isPageHeading: true,
  underHeader: true,
  fields: {
    kicker: line({ label: 'Line above', hint: 'A short line above the heading.' }).optional(),
    title: line({
      label: 'Heading',
      hint: 'The very large words, two or three of them.',
      max: 30,
      example: 'A few words',
      isHeading: true,
    }),
    to: link({ label: 'Leads to', hint: 'Where the large words lead.' }),
    action: line({
      label: 'Plate',
      hint: 'The words on the plate under the heading.',
      max: 40,
    }).optional(),
    image: image({ label: 'Picture', hint: 'The picture for wide screens.' }),
    tallImage: image({
      label: 'Tall picture',
      hint: 'The picture for phones held upright.',
    }).optional(),
  },
});
