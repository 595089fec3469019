import {
  choice,
  defineBlock,
  sectionFields,
  forOptions,
  labelledLink,
  line,
  list,
  object,
  inline,
  yesNo,
} from 'woven-site/schema';

export const checklistBlock = defineBlock({
  type: 'checklist',
  description:
    'A list of things to have or to know, each with a tick, which visitors can set themselves where it says so. Or numbered terms and rules, or two lists: the ways of paying that are accepted, and those that are not.',
  fields: {
    ...sectionFields,
    look: choice(['ticks', 'numbers', 'accepted'], {
      label: 'Look',
      hint: 'ticks: a tick before each line. numbers: terms and conditions, or the rules of a house. accepted: two lists, such as the ways of paying that are accepted and those that are not. Left out, ticks.',
    }).optional(),
    tickable: yesNo({
      label: 'Visitors tick it',
      hint: 'Whether visitors tick what they have ready. The ticks stay on their device and are printed with the page.',
    }).optional(),
    acceptedHeading: line({
      label: 'First heading',
      hint: 'The heading of the list of what is accepted.',
      max: 60,
    }).optional(),
    refusedHeading: line({
      label: 'Second heading',
      hint: 'The heading of the list of what is not.',
      max: 60,
    }).optional(),
    items: list(
      object(
        { label: 'Line', hint: 'A line of the list.' },
        {
          text: inline({ label: 'Text', hint: 'The thing itself.', max: 1200 }),
          detail: inline({ label: 'Detail', hint: 'A quiet line under it.' }).optional(),
          accepted: yesNo({
            label: 'Accepted',
            hint: 'Whether it is accepted, in the look of that name. Left out, it is.',
          }).optional(),
          for: forOptions(),
        },
      ),
      { label: 'Lines', hint: 'The lines, in order.' },
    ),
    link: labelledLink({
      label: 'Link',
      hint: 'A link under the lines, for example to all of the terms.',
    }).optional(),
  },
  offers: ({ look, items }) => ({
    followsChoice: items.some((item) => item.for !== undefined),
    ...(look === 'accepted'
      ? {
          payment: items.map(({ text, accepted = true }) => ({ name: text.markdown, accepted })),
        }
      : {}),
  }),
  hasTicks: ({ tickable = false }) => tickable,
});
