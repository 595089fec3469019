import { defineBlock, sectionFields } from 'woven-site/schema';

export const childrenBlock = defineBlock({
  type: 'children',
  name: 'Pages below this one',
  purpose: 'ways',
  description:
    'A list of the pages below this one, each with its description. It is added automatically on pages of the second level and deeper that have pages below them.',
  fields: { ...sectionFields },
});
