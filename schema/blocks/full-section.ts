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
  name: 'Picture that fills the screen',
  purpose: 'opening',
  description: 'A part that fills the screen: a picture with a plate of words on it.',
  isPageHeading: true,
  fields: {
    title: line({ label: 'Heading', isHeading: true }),
    text: prose({ label: 'Text', max: 2000 }).optional(),
    image: image({ label: 'Picture', hint: 'It fills the screen.' }),
    plate: choice(['left', 'right'], {
      drawings: {
        left: '########/===#####/=o=#####/########',
        right: '########/#####===/#####=o=/########',
      },
      label: 'Side of the words',
      hint: 'On wide screens. If empty, the left.',
      under: 'looks',
    }).optional(),
    pattern: pattern().optional(),
    buttons: list(labelledLink({ label: 'Button' }), {
      label: 'Buttons',
      hint: 'At most two.',
      max: 2,
    }).optional(),
  },
});
