import { defineBlock, sectionFields, link, list, object, inline, line } from 'woven-site/schema';

export const feeEstimateBlock = defineBlock({
  type: 'fee-estimate',
  name: 'Fee calculator',
  purpose: 'prices',
  description:
    'Visitors choose a page of fees and whether they are new, and see what they pay, with its parts. The sums come from the fee tables and charges of those pages; a page without a fee table is left out.',
  island: ({ prices }) => ({
    choose: prices.choose,
    isNew: prices.isNew,
    hasSibling: prices.hasSibling,
    lessForSibling: prices.lessForSibling,
    estimateNeedsScript: prices.estimateNeedsScript,
    onceOnly: prices.onceOnly,
    yearSum: prices.yearSum,
    firstYearSum: prices.firstYearSum,
    printEstimate: prices.printEstimate,
    copyLink: prices.copyLink,
    copied: prices.copied,
  }),
  fields: {
    ...sectionFields,
    items: list(
      object(
        { label: 'Choice' },
        {
          label: line({
            label: 'Words',
            hint: 'What the choice is called.',
            max: 60,
            example: 'First year',
          }),
          to: link({ label: 'Page', hint: 'The page that has the fees.' }),
        },
      ),
      { label: 'Choices', hint: 'The first is chosen at the start.' },
    ),
    footnote: inline({
      label: 'Line at the end',
      hint: 'For example that the office decides.',
    }).optional(),
  },
});
