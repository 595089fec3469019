import {
  defineBlock,
  sectionFields,
  calendarDate,
  checkPeriod,
  choice,
  forOptions,
  labelledLink,
  list,
  object,
  inline,
  line,
} from 'woven-site/schema';

type Values = { look?: string | undefined; items: readonly { when?: string | undefined }[] };

/** Steps with years or dates in words are a timeline, unless their editor chose another look. */
export const isTimeline = ({ look, items }: Values): boolean =>
  look === undefined ? items.some(({ when }) => when !== undefined) : look === 'timeline';

export const stepsBlock = defineBlock({
  type: 'steps',
  description:
    'What happens, step by step, on one thread: the way to a place, a card or an appointment, or how something became what it is. Visitors tick what they have ready; the ticks stay on their device and are printed with the page.',
  fields: {
    ...sectionFields,
    look: choice(['row', 'path', 'timeline'], {
      label: 'Look',
      hint: 'row: beside each other, with numbers. path: below each other, with numbers, for steps with much to do. timeline: years or dates shown large, each with what happened. Left out, timeline if the steps say when, or else row.',
    }).optional(),
    items: list(
      object(
        { label: 'Step', hint: 'A step.' },
        {
          when: line({
            label: 'When',
            hint: 'The year or the date, in a few characters, because a timeline shows it large.',
            max: 16,
            example: '1954',
          }).optional(),
          title: line({ label: 'What', hint: 'What happens, in a few words.', max: 80 }),
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
  offers: ({ look, items }) => ({
    // What the hero shows is for everybody. What has happened is no step.
    ...(isTimeline({ look, items })
      ? {}
      : { steps: items.flatMap((item) => (item.for ? [] : { title: item.title })) }),
    followsChoice: items
      .flatMap((item) => [item, ...(item.bring ?? [])])
      .some((item) => item.for !== undefined),
    essentials: items.flatMap(({ title, from, to }) =>
      from || to ? [{ kind: 'date', name: title, from, to }] : [],
    ),
  }),
  lookOf: (block) => (isTimeline(block) ? 'timeline' : block.look),
  hasTicks: ({ items }) => items.some(({ bring }) => bring !== undefined),
});
