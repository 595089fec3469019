import { defineBlock, line, prose } from 'woven-site/schema';

export const noticeBlock = defineBlock({
  type: 'notice',
  purpose: 'opening',
  description: 'Something the reader must not miss.',
  fields: {
    title: line({ label: 'Heading', hint: 'The notice in a few words.', isHeading: true }),
    text: prose({ label: 'Text', max: 2000 }).optional(),
  },
});
