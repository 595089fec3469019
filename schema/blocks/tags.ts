import { defineBlock, sectionFields, choice, list, line } from 'woven-site/schema';

export const tagsBlock = defineBlock({
  type: 'tags',
  description:
    'Short words in a row, for example languages that are spoken, or statements one below the other.',
  fields: {
    ...sectionFields,
    look: choice(['words', 'statements'], {
      label: 'Look',
      hint: 'words: small, in a row. statements: large, each on a line of its own.',
    }).optional(),
    items: list(line({ label: 'Word', hint: 'A word or two.', max: 60 }), {
      label: 'Words',
      hint: 'The words, in order.',
    }),
  },
});
