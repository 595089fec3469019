import { defineBlock, sectionFields, image, percent, list, object, line } from 'woven-site/schema';

const { title, intro } = sectionFields;

export const diagramBlock = defineBlock({
  type: 'diagram',
  description:
    'A picture with numbers on it, and what each number stands for: the positions on a field, the parts of a machine.',
  fields: {
    title,
    intro,
    image: image({ label: 'Picture', hint: 'The picture; best about twice as wide as high.' }),
    items: list(
      object(
        { label: 'Part', hint: 'A part of the picture.' },
        {
          name: line({ label: 'Name', hint: 'What it is called.', max: 60, example: 'Goalkeeper' }),
          text: line({
            label: 'Text',
            hint: 'One or two sentences about it.',
            max: 240,
          }).optional(),
          points: list(
            object(
              { label: 'Point', hint: 'A point of the picture.' },
              {
                x: percent({ label: 'From the left', hint: 'Per cent from the left.' }),
                y: percent({ label: 'From the top', hint: 'Per cent from the top.' }),
              },
            ),
            { label: 'Points', hint: 'Where its number stands; one or several.', max: 12 },
          ),
        },
      ),
      { label: 'Parts', hint: 'The parts, in order: they are numbered.', max: 9 },
    ),
  },
  onGround: () => true,
});
