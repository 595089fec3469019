import { defineBlock, sectionFields } from 'woven-site/schema';

export const deviceStorageBlock = defineBlock({
  type: 'device-storage',
  name: 'What the site stores',
  purpose: 'contact',
  description:
    'What the site keeps on the device of a visitor and for how long, from the list that the website itself has. For the page on privacy.',
  fields: { ...sectionFields },
});
