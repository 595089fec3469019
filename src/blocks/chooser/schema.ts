import { defineBlock, sectionFields, link, list, object, line, yesNo } from 'woven-site/schema';

const { title, intro } = sectionFields;

export const chooserBlock = defineBlock({
  type: 'chooser',
  description:
    'Ways to begin, side by side on one thread: for each what it asks for, when, and what it costs. Put it below the hero.',
  fields: {
    title,
    intro,
    items: list(
      object(
        { label: 'Way', hint: 'One of the ways.' },
        {
          title: line({ label: 'Name', hint: 'Its name.', max: 40, example: 'First year' }),
          figure: line({
            label: 'Figure',
            hint: 'What it asks for, in a few characters shown large, for example AL5.',
            max: 12,
          }).optional(),
          text: line({ label: 'Text', hint: 'What it asks for, and when.', max: 200 }),
          to: link({ label: 'Leads to', hint: 'Where it leads.' }),
          pricesOf: link({
            label: 'Prices of',
            hint: 'A page with a fee table: what a term costs there is shown.',
          }).optional(),
          highlighted: yesNo({
            label: 'Highlighted',
            hint: 'Whether it is the one that most visitors look for.',
          }).optional(),
          closed: yesNo({
            label: 'Closed',
            hint: 'Whether no one can start here.',
          }).optional(),
        },
      ),
      { label: 'Ways', hint: 'Two to six ways, in order.', min: 2, max: 6 },
    ),
  },
  onGround: () => true,
});
