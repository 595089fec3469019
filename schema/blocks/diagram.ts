import { defineBlock, sectionFields, image, percent, list, object, line } from 'woven-site/schema';

const { title, intro } = sectionFields;

export const diagramBlock = defineBlock({
  type: 'diagram',
  name: 'Picture with numbers',
  purpose: 'pictures',
  description:
    'A picture with numbers on it, and what each number stands for: the positions on a field, the parts of a machine.',
  fields: {
    title,
    intro,
    image: image({ label: 'Picture', hint: 'Best about twice as wide as high.' }),
    items: list(
      object(
        { label: 'Part' },
        {
          name: line({ label: 'Name', max: 60, example: 'Goalkeeper' }),
          text: line({
            label: 'Text',
            hint: 'One or two sentences.',
            max: 240,
          }).optional(),
          points: list(
            object(
              { label: 'Point' },
              {
                x: percent({ label: 'From the left', hint: 'In per cent.' }),
                y: percent({ label: 'From the top', hint: 'In per cent.' }),
              },
            ),
            { label: 'Points', hint: 'Where its number stands; one or several.', max: 12 },
          ),
        },
      ),
      { label: 'Parts', hint: 'They are numbered.', max: 9 },
    ),
  },
  onGround: () => true,
});
