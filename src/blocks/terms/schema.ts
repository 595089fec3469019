import { defineBlock, sectionFields, labelledLink, list, inline } from 'woven-site/schema';

export const termsBlock = defineBlock({
  type: 'terms',
  description: 'Numbered terms and conditions, or the rules of a house.',
  fields: {
    ...sectionFields,
    items: list(inline({ label: 'Term', hint: 'One term.', max: 1200 }), {
      label: 'Terms',
      hint: 'The terms, in order.',
    }),
    link: labelledLink({
      label: 'Link',
      hint: 'A link under the terms, for example to all of them.',
    }).optional(),
  },
});
