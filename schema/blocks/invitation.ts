import { defineBlock, image, labelledLink, pattern, list, inline, line } from 'woven-site/schema';

export const invitationBlock = defineBlock({
  type: 'invitation',
  description: 'A coloured half with words and buttons beside a picture: asks the reader to act.',
  fields: {
    title: line({ label: 'Heading', hint: 'The heading.', max: 60, isHeading: true }),
    text: inline({ label: 'Text', hint: 'One or two sentences.' }).optional(),
    image: image({ label: 'Picture', hint: 'The picture beside it.' }).optional(),
    pattern: pattern({
      label: 'Pattern',
      hint: 'The pattern of this part, by its name.',
    }).optional(),
    buttons: list(labelledLink({ label: 'Button', hint: 'A button.' }), {
      label: 'Buttons',
      hint: 'One or two buttons.',
      max: 2,
    }),
  },
});
