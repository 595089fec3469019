import type { BlockDiagnostic, CodeEntry } from 'woven-site/schema';

/** What the guide says of the problems that only calendars have. */
export const calendarCodes = {
  'terms-overlap': [
    'Terms that overlap',
    'A term must open after the previous one has closed, and holidays begin after the term.',
    'closing: 2025-04-04\nopening: 2025-04-03',
    'closing: 2025-04-04\nopening: 2025-04-28',
  ],
  'half-term-outside': [
    'A half term outside its term',
    'The half-term break must lie within the term.',
    'closing: 2025-04-04\nhalfTerm: to 2025-05-01',
    'closing: 2025-04-04\nhalfTerm: to 2025-03-01',
  ],
  'dates-in-other-year': [
    'A calendar without a date of its year',
    'The year was changed and the dates were not, or the other way round: the bars of the year are empty.',
    'year: 2027\nevents:\n  - event: Open day\n    date: 2026-03-06',
    'year: 2027\nevents:\n  - event: Open day\n    date: 2027-03-05',
  ],
  'comes-in-other-year': [
    'A repetition outside the years of the calendar',
    'The calendar shows one year, and what comes again has no day in it, so it is shown nowhere. Show the other year too, or correct the days.',
    'year: 2025\nevents:\n  - event: Choir\n    repeats:\n      days: [monday]\n      from: 2026-01-05',
    'year: 2025\nlastYear: 2026\nevents:\n  - event: Choir\n    repeats:\n      days: [monday]\n      from: 2026-01-05',
  ],
} satisfies Record<string, CodeEntry>;

/** A problem of a calendar. */
export type CalendarDiagnostic = BlockDiagnostic<keyof typeof calendarCodes>;
