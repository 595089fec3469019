import { defineBlock, sectionFields, list, object, line } from 'woven-site/schema';

export const factsBlock = defineBlock({
  type: 'facts',
  name: 'Large numbers',
  purpose: 'text',
  description: 'Two to four large figures, each with a line that says what it counts.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Number' },
        {
          figure: line({
            label: 'Number',
            hint: 'For example 2016, or 75 acres.',
            max: 20,
            example: '120 places',
          }),
          text: line({ label: 'What it counts', max: 120 }),
        },
      ),
      { label: 'Numbers', hint: 'Two to four.', min: 2, max: 4 },
    ),
  },
});
