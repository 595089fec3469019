import { z } from 'zod';
import { defineBlock, sectionFields } from '../define-block.ts';
import { calendarDate } from '../parts/date.ts';
import { inline, line } from '../parts/text.ts';

const period = (description: string) =>
  z
    .strictObject({ from: calendarDate('The first day.'), to: calendarDate('The last day.') })
    .describe(description);

export const calendarBlock = defineBlock(
  'calendar',
  { description: 'The terms of a year with their half terms and holidays, and other dates.' },
  {
    ...sectionFields,
    year: z.number().int().min(2000).max(2100).describe('The year of the calendar.'),
    terms: z
      .array(
        z
          .strictObject({
            name: line('The name of the term.', 40),
            opening: calendarDate('The day the term opens.'),
            closing: calendarDate('The day the term closes.'),
            halfTerm: period('The half-term break.').optional(),
            holiday: z
              .strictObject({
                name: line('The name of the holiday.', 60),
                from: calendarDate('Its first day.'),
                to: calendarDate('Its last day.'),
              })
              .describe('The holiday after the term.'),
          })
          .describe('A term.'),
      )
      .min(1)
      .describe('The terms, in order.'),
    eventsTitle: line('The heading of the other dates.').default('Other important dates'),
    events: z
      .array(
        z
          .strictObject({
            event: line('What happens.', 120),
            date: calendarDate('The day.'),
            time: line('The time, for example 9 AM to 5 PM.', 40).optional(),
          })
          .describe('A date.'),
      )
      .optional()
      .describe('Other dates, in order.'),
    notice: inline('A notice under the dates.').optional(),
  },
);
