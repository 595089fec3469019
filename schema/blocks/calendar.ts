import { z } from 'zod';
import { defineBlock, sectionFields, type BlockDiagnostic } from '../define-block.ts';
import { calendarDate, type DatePart } from '../fields/date.ts';
import { inline, line } from '../fields/text.ts';

const period = (description: string) =>
  z
    .strictObject({ from: calendarDate('The first day.'), to: calendarDate('The last day.') })
    .describe(description);

type Term = {
  name: string;
  opening: DatePart;
  closing: DatePart;
  halfTerm?: { from: DatePart; to: DatePart };
  holiday: { from: DatePart };
};

const isoOf = (date: DatePart): string | null => ('iso' in date ? date.iso : null);
const dayAfter = (iso: string): string =>
  new Date(Date.parse(iso) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const isBefore = (a: DatePart, b: DatePart): boolean => {
  const [first, second] = [isoOf(a), isoOf(b)];
  return first !== null && second !== null && first < second;
};

/** A half term lies inside its term, and the holiday comes after it. */
function outside(
  { name, opening, closing, halfTerm, holiday }: Term,
  index: number,
): BlockDiagnostic[] {
  const diagnostics: BlockDiagnostic[] = [];
  if (halfTerm && (isBefore(halfTerm.from, opening) || isBefore(closing, halfTerm.to))) {
    const early = isBefore(halfTerm.from, opening);
    diagnostics.push({
      code: 'half-term-outside',
      path: ['terms', index, 'halfTerm', early ? 'from' : 'to'],
      message: `The half term is not inside ${name}, which lasts from ${isoOf(opening)} to ${isoOf(closing)}.`,
      help: 'Correct the half term, or the days on which the term opens and closes.',
      example: early ? `from: ${isoOf(opening)}` : `to: ${isoOf(closing)}`,
    });
  }
  if (isBefore(holiday.from, closing)) {
    diagnostics.push({
      code: 'terms-overlap',
      path: ['terms', index, 'holiday', 'from'],
      message: `The holiday begins before ${name} closes on ${isoOf(closing)}.`,
      help: 'Correct one of the two dates.',
      example: `from: ${dayAfter(isoOf(closing) ?? '')}`,
    });
  }
  return diagnostics;
}

/** A term opens after the one before it has closed. */
function overlap(terms: readonly Term[], index: number): BlockDiagnostic[] {
  const [before, term] = [terms[index - 1], terms[index]];
  if (!before || !term || isBefore(before.closing, term.opening)) return [];
  const [closing, opening] = [isoOf(before.closing), isoOf(term.opening)];
  if (closing === null || opening === null) return [];
  return [
    {
      code: 'terms-overlap',
      path: ['terms', index, 'opening'],
      message: `${term.name} opens on ${opening}, but ${before.name} closes only on ${closing}.`,
      help: 'Correct one of the two dates.',
      example: `opening: ${dayAfter(closing)}`,
    },
  ];
}

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
  ({ terms }) =>
    terms.flatMap((term, index) => [...outside(term, index), ...overlap(terms, index)]),
);
