import { defineBlock } from 'woven-site/schema';

export const sectionMenuBlock = defineBlock({
  type: 'section-menu',
  description:
    'The menu of a section with many pages: at the side on wide screens, folded on phones, open where one is. It is added automatically from the third level down; listing, section gives it to a whole section.',
  fields: {},
});
