import { defineBlock } from '../define-block.ts';
import { line } from '../fields/text.ts';

export const updatedBlock = defineBlock(
  'updated',
  { description: 'A line that says “Last updated” with the day on which the page is read.' },
  { label: line('The words before the date.', 60).default('Last updated') },
);
