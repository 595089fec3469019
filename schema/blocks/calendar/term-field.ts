import {
  calendarDate,
  checkOrder,
  checkPeriod,
  inDateOrder,
  isBefore,
  isoOf,
  line,
  object,
  period,
  type z,
  type DatePart,
  type FieldPath,
  type ValidPart,
} from 'woven-site/schema';
import type { CalendarDiagnostic } from './codes.ts';
import { phrase, say, type Phrase } from '../../../src/messages/index.ts';

/** A term of a calendar, with its break and the holiday after it. */
export const termField = object(
  { label: 'Term' },
  {
    name: line({
      label: 'Name',
      hint: 'For example: Term 1, Summer season.',
      max: 40,
      example: 'Term 1',
    }),
    opening: calendarDate({ label: 'Opening day' }),
    closing: calendarDate({ label: 'Closing day' }),
    halfTerm: period({ label: 'Break', hint: 'Inside it, such as half term.' }).optional(),
    holiday: object(
      { label: 'Holiday', hint: 'After it, where there is one.' },
      {
        name: line({ label: 'Name', max: 60 }),
        from: calendarDate({ label: 'First day' }),
        to: calendarDate({ label: 'Last day' }),
      },
    ).optional(),
  },
);

type Term = ValidPart<z.output<typeof termField>>;

/** A term and its breaks must end after they begin. */
function inOrder({ opening, closing, halfTerm, holiday }: Term, path: FieldPath) {
  return [
    ...checkOrder({ path, begin: 'opening', end: 'closing', from: opening, to: closing }),
    ...checkPeriod([...path, 'halfTerm'], halfTerm),
    ...checkPeriod([...path, 'holiday'], holiday),
  ];
}

/** When a term is, as far as its days are known. */
function lasts(opening: DatePart | undefined, closing: DatePart | undefined): Phrase {
  const [from, to] = [isoOf(opening), isoOf(closing)];
  if (from === null) return phrase('lasting', 'closes', { to: to ?? '' });
  return to === null
    ? phrase('lasting', 'opens', { from })
    : phrase('lasting', 'both', { from, to });
}

/** A half term must lie within its term, and the holiday must come after it. */
function outside(term: Term, path: FieldPath): CalendarDiagnostic[] {
  const { name, opening, closing, halfTerm, holiday } = term;
  const termName =
    name === undefined
      ? phrase('period', 'unnamed')
      : phrase('period', 'named', { periodName: name });
  const diagnostics: CalendarDiagnostic[] = [];
  // If the term itself ends before it begins, nothing can be said about dates within it.
  if (isBefore(closing, opening)) return [];
  const isEarly = isBefore(halfTerm?.from, opening);
  const isReversed = isBefore(halfTerm?.to, halfTerm?.from);
  if (!isReversed && (isEarly || isBefore(closing, halfTerm?.to))) {
    diagnostics.push({
      code: 'half-term-outside',
      path: [...path, 'halfTerm', isEarly ? 'from' : 'to'],
      message: say('calendar-halfTerm', { period: termName, lasting: lasts(opening, closing) }),
      help: say('calendar-halfTermHow'),
    });
  }
  const closingDay = isoOf(closing);
  if (closingDay !== null && isBefore(holiday?.from, closing)) {
    diagnostics.push({
      code: 'terms-overlap',
      path: [...path, 'holiday', 'from'],
      message: say('calendar-closes', { period: termName, day: closingDay }),
      help: say('date-correctOne'),
    });
  }
  return diagnostics;
}

/** A term must open after the one before it has closed. */
function overlap(before: Term | undefined, term: Term, path: FieldPath): CalendarDiagnostic[] {
  if (!before || isBefore(before.closing, term.opening)) return [];
  const [closing, opening] = [isoOf(before.closing), isoOf(term.opening)];
  if (closing === null || opening === null) return [];
  return [
    {
      code: 'terms-overlap',
      path: [...path, 'opening'],
      message: say('calendar-overlap', {
        name: term.name ?? phrase('unnamedTerm', 'this'),
        day: opening,
        other: before.name ?? phrase('unnamedTerm', 'before'),
        end: closing,
      }),
      help: say('date-correctOne'),
    },
  ];
}

/** What is wrong with the days of the terms: each by itself, and in the order in which they open. */
export const checkTerms = (terms: readonly (Term | undefined)[]): CalendarDiagnostic[] =>
  inDateOrder(Array.from(terms.entries()), ([, term]) => term?.opening).flatMap(
    ([index, term], position, ordered) => {
      const path = ['terms', index];
      if (!term) return [];
      return [
        ...inOrder(term, path),
        ...outside(term, path),
        ...overlap(ordered[position - 1]?.[1], term, path),
      ];
    },
  );
