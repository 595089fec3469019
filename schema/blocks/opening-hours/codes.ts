import type { BlockDiagnostic, CodeEntry } from 'woven-site/schema';

/** What the guide says of the problems that only opening hours have. */
export const hoursCodes = {
  'times-overlap': [
    'Times that overlap or are empty',
    'Two periods of a day overlap, or one ends when it begins.',
    'from: 08:00\nto: 13:00\nfrom: 12:00',
    'from: 08:00\nto: 13:00\nfrom: 14:00',
  ],
  'day-twice': [
    'A day with its hours given twice',
    'Each day of the week, and each date in seasons and exceptions, must be listed once.',
    'days: [monday, monday]',
    'days: [monday, tuesday]',
  ],
} satisfies Record<string, CodeEntry>;

/** A problem of opening hours. */
export type HoursDiagnostic = BlockDiagnostic<keyof typeof hoursCodes>;
