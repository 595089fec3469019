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
  purpose: 'lists',
  description:
    'A list of things to have or to know, each with a tick, which visitors can set themselves where it says so. Or numbered terms and rules, or two lists: the ways of paying that are accepted, and those that are not.',
  fields: {
    ...sectionFields,
    look: choice(['ticks', 'numbers', 'accepted'], {
      drawings: {
        ticks: 'o =====/       /o ==== /       /o =====',
        numbers: '=. =====/   ==== /=. =====/   ===  ',
        accepted: '=== ===/o== #==/o== #==/o==    ',
      },
      label: 'How it looks',
      hint: 'ticks: a tick before each line. numbers: terms and conditions, or the rules of a house. accepted: two lists, such as the ways of paying that are accepted and those that are not. If empty, ticks.',
      hintInForm: '',
      names: { ticks: 'With ticks', numbers: 'With numbers', accepted: 'Accepted, and not' },
    }).optional(),
    tickable: yesNo({
      label: 'Visitors can tick it',
      hint: 'The ticks stay on their device. They are printed with the page.',
    }).optional(),
    acceptedHeading: line({
      label: 'Heading of what is accepted',
      under: 'words',
      max: 60,
    }).optional(),
    refusedHeading: line({
      label: 'Heading of what is not',
      under: 'words',
      max: 60,
    }).optional(),
    items: list(
      object(
        { label: 'Line' },
        {
          text: inline({ label: 'Text', max: 1200 }),
          detail: inline({ label: 'Detail' }).optional(),
          accepted: yesNo({
            label: 'Accepted',
            hint: 'In the list of what is accepted and what is not. By itself, it is.',
            hintInForm: '',
            byItself: true,
          }).optional(),
          for: forOptions(),
        },
      ),
      { label: 'Lines' },
    ),
    link: labelledLink({
      label: 'Link',
      hint: 'Below the lines, for example to all terms.',
      under: 'words',
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
