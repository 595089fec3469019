import { defineBlock } from 'woven-site/schema';

export const sectionMenuBlock = defineBlock({
  type: 'section-menu',
  name: 'Menu of the section',
  purpose: 'ways',
  description:
    'The menu of a section with many pages: at the side on wide screens, folded on phones, open where one is. It is added automatically from the third level down; “A section of its own”, among the settings of a page, gives it to a whole section.',
  fields: {},
});
