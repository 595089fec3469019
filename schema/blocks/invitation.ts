import { defineBlock, image, labelledLink, pattern, list, inline, line } from 'woven-site/schema';

export const invitationBlock = defineBlock({
  type: 'invitation',
  purpose: 'opening',
  description: 'A coloured half with words and buttons beside a picture: asks the reader to act.',
  fields: {
    title: line({ label: 'Heading', max: 60, isHeading: true }),
    text: inline({ label: 'Text', hint: 'One or two sentences.' }).optional(),
    image: image({ label: 'Picture' }).optional(),
    pattern: pattern().optional(),
    buttons: list(labelledLink({ label: 'Button' }), {
      label: 'Buttons',
      hint: 'One or two.',
      max: 2,
    }),
  },
});
