import { defineBlock } from 'woven-site/schema';

export const previousNextBlock = defineBlock({
  type: 'previous-next',
  description:
    'Links to the page before and the page after, in the order in which one reads a section. They come by themselves from the third level down.',
  fields: {},
});
