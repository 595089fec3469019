import { defineBlock } from '../define-block.ts';
import { line, prose } from '../fields/text.ts';

export const noticeBlock = defineBlock(
  'notice',
  { description: 'Something the reader must not miss.' },
  {
    title: line('The notice in a few words.'),
    text: prose('The details.', 2000).optional(),
  },
);
