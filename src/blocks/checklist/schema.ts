import {
  defineBlock,
  sectionFields,
  forOptions,
  list,
  object,
  inline,
  yesNo,
} from 'woven-site/schema';

export const checklistBlock = defineBlock({
  type: 'checklist',
  description:
    'A list of things to have or to know, each with a tick. Visitors can tick it themselves, where it says so.',
  fields: {
    ...sectionFields,
    tickable: yesNo({
      label: 'Visitors tick it',
      hint: 'Whether visitors tick what they have ready. The ticks stay on their device and are printed with the page.',
    }).optional(),
    items: list(
      object(
        { label: 'Line', hint: 'A line of the list.' },
        {
          text: inline({ label: 'Text', hint: 'The thing itself.' }),
          detail: inline({ label: 'Detail', hint: 'A quiet line under it.' }).optional(),
          for: forOptions(),
        },
      ),
      { label: 'Lines', hint: 'The lines, in order.' },
    ),
  },
  offers: ({ items }) => ({ followsChoice: items.some((item) => item.for !== undefined) }),
  hasTicks: ({ tickable = false }) => tickable,
});
