import { defineBlock, sectionFields, labelledLink, list } from 'woven-site/schema';

export const buttonsBlock = defineBlock({
  type: 'buttons',
  purpose: 'ways',
  description: 'One or more buttons. Of up to three the first is the filled one; more are equals.',
  fields: {
    ...sectionFields,
    items: list(labelledLink({ label: 'Button' }), {
      label: 'Buttons',
      hint: 'Of up to three, the first is filled.',
      max: 8,
    }),
  },
});
