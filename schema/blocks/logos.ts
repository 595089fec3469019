import { defineBlock, image, line, link, list, object, sectionFields } from 'woven-site/schema';

export const logosBlock = defineBlock({
  type: 'logos',
  purpose: 'pictures',
  description:
    'The marks of partners, sponsors or associations, side by side. None is cut, and each stands on the colour of paper, so that it can be seen on a dark screen too.',
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Mark' },
        {
          name: line({
            label: 'Name',
            hint: 'Of the partner; it is shown below the mark.',
            max: 80,
          }),
          image: image({ label: 'Picture' }),
          to: link({ label: 'Leads to' }).optional(),
        },
      ),
      { label: 'Marks', max: 60 },
    ),
  },
});
