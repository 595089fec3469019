import { defineBlock } from '../define-block.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { line } from '../fields/text.ts';

export const fullHeroBlock = defineBlock(
  'full-hero',
  {
    description:
      'A first screen that is all picture, with a very large heading that is one single link.',
    isPageHeading: true,
    underHeader: true,
  },
  {
    kicker: line('A short line above the heading.').optional(),
    title: line('The very large words, two or three of them.', 30),
    to: link('Where the large words lead.'),
    action: line('The words on the plate under the heading.', 40).optional(),
    image: image('The picture for wide screens.'),
    tallImage: image('The picture for phones held upright.').optional(),
  },
);
