import { defineBlock, sectionFields, list, object, line } from 'woven-site/schema';

export const factsBlock = defineBlock({
  type: 'facts',
  description: 'Two to four large figures, each with a line that says what it counts.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Figure', hint: 'A figure.' },
        {
          figure: line({
            label: 'Figure',
            hint: 'The figure, for example 2016 or 75 acres.',
            max: 20,
            example: '120 places',
          }),
          text: line({ label: 'Text', hint: 'What the figure says.', max: 120 }),
        },
      ),
      { label: 'Figures', hint: 'The figures, in order.', min: 2, max: 4 },
    ),
  },
});
