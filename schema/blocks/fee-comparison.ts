import { defineBlock, sectionFields, link, list, object, inline, line } from 'woven-site/schema';

const { title, intro } = sectionFields;

export const feeComparisonBlock = defineBlock({
  type: 'fee-comparison',
  description:
    'What several pages of fees cost, side by side. The sums come from the fee tables and charges of those pages.',
  fields: {
    title,
    intro,
    items: list(
      object(
        { label: 'Row', hint: 'A page of fees.' },
        {
          label: line({
            label: 'Words',
            hint: 'The words on the link.',
            max: 60,
            example: 'First year',
          }),
          to: link({ label: 'Leads to', hint: 'The page that has the fees.' }),
          text: line({
            label: 'Text',
            hint: 'What is shown where that page has no sum, for example Not this year.',
            max: 60,
          }).optional(),
        },
      ),
      { label: 'Rows', hint: 'The pages, in order.' },
    ),
    footnote: inline({
      label: 'Footnote',
      hint: 'A quiet line under the table, for example what the sums contain.',
    }).optional(),
  },
  offers: ({ items }) => ({
    essentials: items.map(({ label, to }) => ({ kind: 'prices-of', name: label, to })),
  }),
  onGround: () => true,
});
