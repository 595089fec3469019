import { defineBlock, sectionFields, prose } from 'woven-site/schema';

export const proseBlock = defineBlock({
  type: 'prose',
  description: 'Plain text: paragraphs and lists, with a heading at the left.',
  fields: {
    ...sectionFields,
    text: prose({
      label: 'Text',
      hint: 'The text, in paragraphs with an empty line between them.',
    }),
  },
});
