import { defineBlock, sectionFields } from '../define-block.ts';
import { list, object } from '../fields/structure.ts';
import { inline, line } from '../fields/text.ts';

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
        },
      ),
      { label: 'Steps', hint: 'The steps, in order.', min: 2 },
    ),
  },
  offers: ({ items }) => ({ steps: items.map(({ title }) => ({ title })) }),
});
