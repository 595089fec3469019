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
  purpose: 'text',
  description:
    'What happens, step by step, on one thread: the way to a place, a card or an appointment, or how something became what it is. Visitors tick what they have ready; the ticks stay on their device and are printed with the page.',
  fields: {
    ...sectionFields,
    look: choice(['row', 'path', 'timeline'], {
      drawings: {
        row: 'o--o--o/== == ==/=  =  = ',
        path: 'o =====/|      /o ==== /|      /o =====',
        timeline: 'ooo ===/|      /ooo ==/|      /ooo ===',
      },
      label: 'How it looks',
      hint: 'row: beside each other, with numbers. path: below each other, with numbers, for steps with much to do. timeline: years or dates shown large, each with what happened. If empty, timeline if the steps say when, or else row.',
      hintInForm: '',
      names: { row: 'Side by side', path: 'One below the other', timeline: 'Timeline' },
    }).optional(),
    items: list(
      object(
        { label: 'Step' },
        {
          when: line({
            label: 'When',
            hint: 'A year or a date, in a few characters. A timeline shows it large.',
            max: 16,
            example: '1954',
          }).optional(),
          title: line({ label: 'What', hint: 'In a few words.', max: 80 }),
          text: inline({ label: 'Text' }).optional(),
          from: calendarDate({
            label: 'From',
            hint: 'The first day on which it can be done.',
            under: 'times',
          }).optional(),
          to: calendarDate({ label: 'By', under: 'times' }).optional(),
          bring: list(
            object(
              { label: 'Thing' },
              {
                text: inline({ label: 'Text' }),
                detail: inline({ label: 'Detail' }).optional(),
                for: forOptions(),
              },
            ),
            { label: 'What to bring', hint: 'What must be ready for this step.' },
          ).optional(),
          link: labelledLink({ label: 'Link', hint: 'Where to do it, or read more.' }).optional(),
          for: forOptions(),
        },
      ),
      { label: 'Steps', min: 2 },
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
