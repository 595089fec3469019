import { defineBlock } from '../define-block.ts';
import { line } from '../fields/text.ts';

export const updatedBlock = defineBlock({
  type: 'updated',
  description: 'A line that says “Last updated” with the day on which the page is read.',
  fields: {
    label: line({
      label: 'Words',
      hint: 'The words before the date.',
      max: 60,
    }).optional(),
  },
});
