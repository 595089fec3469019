import { defineBlock, image, link, line } from 'woven-site/schema';

export const fullHeroBlock = defineBlock({
  type: 'full-hero',
  name: 'Opening that fills the screen',
  purpose: 'opening',
  description:
    'A first screen that is all picture, with a very large heading that is one single link.',
  isPageHeading: true,
  underHeader: true,
  fields: {
    kicker: line({ label: 'Line above the heading' }).optional(),
    title: line({
      label: 'Heading',
      hint: 'Two or three words.',
      max: 30,
      example: 'A few words',
      isHeading: true,
    }),
    to: link({ label: 'Leads to' }),
    action: line({
      label: 'Words on the button',
      max: 40,
    }).optional(),
    image: image({ label: 'Picture', hint: 'For wide screens.' }),
    tallImage: image({
      label: 'Picture for phones',
    }).optional(),
  },
});
