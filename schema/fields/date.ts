import { z } from 'zod';
import { line } from './text.ts';

/**
 * A calendar day. `iso` is a real day (2025-01-08); `asPublished` is a day as some paper gives it although it
 * cannot be right: it is shown as written and left out of everything that is computed.
 */
export type DatePart = { part: 'date'; iso: string } | { part: 'date'; asPublished: string };

export const calendarDate = (description: string) =>
  z
    .union([
      z.iso.date(),
      z.strictObject({
        asPublished: line('The date exactly as it was published, for example 29 Feb.', 40),
      }),
    ])
    .describe(`${description} Year-month-day, for example 2025-01-08.`)
    .transform((value): DatePart =>
      typeof value === 'string' ? { part: 'date', iso: value } : { part: 'date', ...value },
    );
