import { defineBlock, sectionFields } from 'woven-site/schema';

export const siteMapBlock = defineBlock({
  type: 'site-map',
  name: 'Map of the site',
  purpose: 'ways',
  description: 'Every page of the site, in groups that open one at a time.',
  fields: { ...sectionFields },
});
