import { choice, defineBlock, image, line, list, object, sectionFields } from 'woven-site/schema';

export const galleryBlock = defineBlock({
  type: 'gallery',
  name: 'Photographs',
  purpose: 'pictures',
  description:
    'Many photographs of one event or place. Each opens large when it is tapped, with the others beside it.',
  fields: {
    ...sectionFields,
    look: choice(['even', 'justified'], {
      drawings: { even: '## ## ##/## ## ##/## ## ##', justified: '#### ###/## #####/##### ##' },
      label: 'How it looks',
      hint: 'even: all of the same shape. justified: whole, in rows of the same height. If empty, even.',
      hintInForm: '',
      names: { even: 'All of the same shape', justified: 'Whole, in rows' },
    }).optional(),
    items: list(
      object(
        { label: 'Photograph' },
        {
          image: image({ label: 'Picture' }),
          caption: line({
            label: 'Line below',
            hint: 'Who or what it is, or who took it.',
            max: 200,
          }).optional(),
        },
      ),
      { label: 'Photographs', max: 200 },
    ),
  },
});
