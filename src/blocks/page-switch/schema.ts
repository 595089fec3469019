import { defineBlock, labelledLink, list, line } from 'woven-site/schema';

export const pageSwitchBlock = defineBlock({
  type: 'page-switch',
  description:
    'Pages of one kind in a row, the open one marked: classes, branches, years. Put it below the hero of each of them.',
  isNavigation: true,
  fields: {
    label: line({
      label: 'Name',
      hint: 'What the row offers, for those who cannot see it: Fees by class.',
      max: 60,
      example: 'Prices by age',
    }),
    items: list(labelledLink({ label: 'Page', hint: 'A page of this kind, in a word or two.' }), {
      label: 'Pages',
      hint: 'Two to eight pages, in order; the open one among them.',
      min: 2,
      max: 8,
    }),
  },
});
