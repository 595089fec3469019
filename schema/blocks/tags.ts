import { defineBlock, sectionFields } from '../define-block.ts';
import { list } from '../fields/structure.ts';
import { line } from '../fields/text.ts';

export const tagsBlock = defineBlock({
  type: 'tags',
  description: 'A row of short words, for example languages that are spoken.',
  fields: {
    ...sectionFields,
    items: list(line({ label: 'Word', hint: 'A word or two.', max: 60 }), {
      label: 'Words',
      hint: 'The words, in order.',
    }),
  },
});
