import {
  defineBlock,
  sectionFields,
  labelledLink,
  list,
  object,
  inline,
  line,
} from 'woven-site/schema';

export const timelineBlock = defineBlock({
  type: 'timeline',
  description:
    'How something became what it is: years or dates on one thread, each with what happened. The story of a house, or the course of a programme.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Date', hint: 'A point in time.' },
        {
          when: line({
            label: 'When',
            hint: 'The year or the date, in a few characters, because it is shown large.',
            max: 16,
            example: '1954',
          }),
          title: line({ label: 'What', hint: 'What happened, in a few words.', max: 80 }),
          text: inline({ label: 'Text', hint: 'One to three sentences.', max: 500 }).optional(),
          link: labelledLink({ label: 'Link', hint: 'Where to read more.' }).optional(),
        },
      ),
      { label: 'Dates', hint: 'Two to twelve dates, in order.', min: 2, max: 12 },
    ),
  },
});
