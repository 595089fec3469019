import {
  defineBlock,
  sectionFields,
  forOptions,
  list,
  object,
  inline,
  line,
} from 'woven-site/schema';

export const stepsBlock = defineBlock({
  type: 'steps',
  description: 'What happens, step by step, with numbers on a thread.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Step', hint: 'A step.' },
        {
          title: line({ label: 'Step', hint: 'The step in a few words.', max: 80 }),
          text: inline({ label: 'Text', hint: 'What happens in this step.' }).optional(),
          for: forOptions(),
        },
      ),
      { label: 'Steps', hint: 'The steps, in order.', min: 2 },
    ),
  },
  offers: ({ items }) => ({
    // What the hero shows is for everybody.
    steps: items.flatMap((item) => (item.for ? [] : { title: item.title })),
    followsChoice: items.some((item) => item.for !== undefined),
  }),
});
