import {
  defineBlock,
  sectionFields,
  calendarDate,
  labelledLink,
  checkPeriod,
  forOptions,
  list,
  object,
  inline,
  line,
} from 'woven-site/schema';

export const applicationPathBlock = defineBlock({
  type: 'application-path',
  description:
    'The way to a place, a card or an appointment, step by step: by which day, and what to bring. Visitors tick what they have ready; the ticks stay on their device and are printed with the page.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Step', hint: 'A step.' },
        {
          title: line({ label: 'Step', hint: 'The step in a few words.', max: 80 }),
          text: inline({ label: 'Text', hint: 'What happens in this step.' }).optional(),
          from: calendarDate({
            label: 'From',
            hint: 'The first day on which it can be done.',
          }).optional(),
          to: calendarDate({ label: 'By', hint: 'The day by which it must be done.' }).optional(),
          bring: list(
            object(
              { label: 'Thing', hint: 'A thing to have ready.' },
              {
                text: inline({ label: 'Text', hint: 'The thing itself.' }),
                detail: inline({ label: 'Detail', hint: 'A quiet line under it.' }).optional(),
                for: forOptions(),
              },
            ),
            { label: 'What to bring', hint: 'What must be ready for this step.' },
          ).optional(),
          link: labelledLink({ label: 'Link', hint: 'Where to do it, or read more.' }).optional(),
          for: forOptions(),
        },
      ),
      { label: 'Steps', hint: 'The steps, in order.', min: 2 },
    ),
  },
  validate: ({ items = [] }) =>
    items.flatMap((item, index) => checkPeriod(['items', index], item ?? {})),
  offers: ({ items }) => ({
    // What the hero shows is for everybody.
    steps: items.flatMap((item) => (item.for ? [] : { title: item.title })),
    followsChoice: items
      .flatMap((item) => [item, ...(item.bring ?? [])])
      .some((item) => item.for !== undefined),
    essentials: items.flatMap(({ title, from, to }) =>
      from || to ? [{ kind: 'date', name: title, from, to }] : [],
    ),
  }),
  hasTicks: ({ items }) => items.some(({ bring }) => bring !== undefined),
});
