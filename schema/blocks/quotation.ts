import { defineBlock, image, inline, labelledLink, line, sectionFields } from 'woven-site/schema';

export const quotationBlock = defineBlock({
  type: 'quotation',
  purpose: 'text',
  description: 'A sentence or two that somebody said or wrote, set large, with their name.',
  fields: {
    ...sectionFields,
    words: inline({
      label: 'Words',
      hint: 'Without quotation marks: those of the language are added.',
      max: 400,
    }),
    name: line({ label: 'Name', hint: 'Who said it.', max: 80 }).optional(),
    role: line({
      label: 'Role',
      hint: 'Or where the words come from. For example: Goalkeeper since 2019.',
      max: 120,
    }).optional(),
    image: image({ label: 'Portrait' }).optional(),
    link: labelledLink({ label: 'Link', hint: 'To the whole text.', under: 'words' }).optional(),
  },
});
