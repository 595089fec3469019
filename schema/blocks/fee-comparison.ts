import { defineBlock, sectionFields, link, list, object, inline, line } from 'woven-site/schema';

const { title, intro } = sectionFields;

export const feeComparisonBlock = defineBlock({
  type: 'fee-comparison',
  name: 'Fees side by side',
  purpose: 'prices',
  description:
    'What several pages of fees cost, side by side. The sums come from the fee tables and charges of those pages.',
  fields: {
    title,
    intro,
    items: list(
      object(
        { label: 'Page of fees' },
        {
          label: line({
            label: 'Words',
            max: 60,
            example: 'First year',
          }),
          to: link({ label: 'Page', hint: 'The page that has the fees.' }),
          text: line({
            label: 'Text without a sum',
            hint: 'For example: Not this year.',
            max: 60,
          }).optional(),
        },
      ),
      { label: 'Pages of fees' },
    ),
    footnote: inline({
      label: 'Line at the end',
      hint: 'For example what the sums contain.',
    }).optional(),
  },
  offers: ({ items }) => ({
    essentials: items.map(({ label, to }) => ({ kind: 'prices-of', name: label, to })),
  }),
  onGround: () => true,
});
