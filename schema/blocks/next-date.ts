import { defineBlock, link, line } from 'woven-site/schema';

export const nextDateBlock = defineBlock({
  type: 'next-date',
  purpose: 'dates',
  description:
    'The next date in the calendar of another page: when a term, a season or a session opens or closes, or one of its other dates. It is updated every day automatically.',
  fields: {
    calendar: link({ label: 'Calendar', hint: 'The page with the calendar.' }),
    label: line({
      label: 'Words above the date',
      hint: 'If empty, those of the site.',
      max: 60,
    }).optional(),
  },
  offers: ({ calendar }) => ({ essentials: [{ kind: 'dates-of', to: calendar }] }),
  reads: ({ calendar }) => [{ path: ['calendar'], to: calendar, offer: 'calendar' }],
});
