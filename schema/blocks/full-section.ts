import {
  defineBlock,
  choice,
  image,
  labelledLink,
  pattern,
  list,
  line,
  prose,
} from 'woven-site/schema';

export const fullSectionBlock = defineBlock({
  type: 'full-section',
  description: 'A part that fills the screen: a picture with a plate of words on it.',
  isPageHeading: true,
  fields: {
    title: line({ label: 'Heading', hint: 'The heading on the plate.', isHeading: true }),
    text: prose({ label: 'Text', hint: 'The words under the heading.', max: 2000 }).optional(),
    image: image({ label: 'Picture', hint: 'The picture that fills the screen.' }),
    plate: choice(['left', 'right'], {
      label: 'Side of the plate',
      hint: 'On which side the plate is on wide screens; left out, the left.',
    }).optional(),
    pattern: pattern({
      label: 'Pattern',
      hint: 'The pattern of the plate, by its name.',
    }).optional(),
    buttons: list(labelledLink({ label: 'Button', hint: 'A button.' }), {
      label: 'Buttons',
      hint: 'At most two.',
      max: 2,
    }).optional(),
  },
});
