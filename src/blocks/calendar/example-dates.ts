import { datesOf } from '../../../schema/blocks/calendar/dates-of-calendar.ts';

/** What a calendar offers where there is no site, such as in an example. */
export const exampleDates = datesOf({
  year: 2027,
  terms: [
    {
      name: 'Term 1',
      opening: { part: 'date', iso: '2027-01-11' },
      closing: { part: 'date', iso: '2027-04-09' },
    },
  ],
});
