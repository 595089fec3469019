import { defineBlock, link, list, object, line } from 'woven-site/schema';

export const shortcutsBlock = defineBlock({
  type: 'shortcuts',
  description:
    'One line that says what the site is about, and a strip of what visitors want most: fees, dates, a telephone number.',
  fields: {
    title: line({
      label: 'Line',
      hint: 'One line that says who you are.',
      max: 160,
      example: 'A library by the lake, open to everybody',
    }).optional(),
    items: list(
      object(
        { label: 'Shortcut', hint: 'A cell of the strip.' },
        {
          label: line({ label: 'Name', hint: 'A word above.', max: 30, example: 'Dates' }),
          value: line({
            label: 'Value',
            hint: 'A few words shown large. Left out, the number of a telephone link, or what a term costs on the page of pricesOf.',
            max: 30,
          }).optional(),
          pricesOf: link({
            label: 'Prices of',
            hint: 'A page with a fee table: what a term costs there is the value.',
          }).optional(),
          text: line({ label: 'Text', hint: 'A few words below.', max: 60 }).optional(),
          to: link({ label: 'Leads to', hint: 'Where it leads.' }),
        },
      ),
      { label: 'Shortcuts', hint: 'Two to six shortcuts, in order.', min: 2, max: 6 },
    ),
  },
});
