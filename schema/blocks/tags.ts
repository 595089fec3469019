import { defineBlock, sectionFields, choice, list, line } from 'woven-site/schema';

export const tagsBlock = defineBlock({
  type: 'tags',
  name: 'Words in a row',
  purpose: 'text',
  description:
    'Short words in a row, for example languages that are spoken, or statements one below the other.',
  fields: {
    ...sectionFields,
    look: choice(['words', 'statements'], {
      drawings: { words: '== === == /=== ==    ', statements: '========/        /=====   ' },
      label: 'How it looks',
      hint: 'words: small, in a row. statements: large, each on a line of its own.',
      hintInForm: '',
      names: { words: 'Small, in a row', statements: 'Large, one in each line' },
    }).optional(),
    items: list(line({ label: 'Word', max: 60 }), {
      label: 'Words',
    }),
  },
});
