import { z } from 'zod';
import { type Explanation, type FieldPath, say } from '../../src/messages/index.ts';
import { explainDateText } from './explain-date.ts';
import { explainText } from './explain-text.ts';
import { writtenAs, type FieldText } from './field.ts';
import { oneLine } from './text.ts';

/**
 * A calendar day. `iso` is a real day (2025-01-08); `asPublished` is a day as it was published although it
 * cannot be right: it is shown as written and left out of everything that is computed.
 */
export type DatePart = { part: 'date'; iso: string } | { part: 'date'; asPublished: string };

/** A calendar day as year-month-day. */
export const day = (field: FieldText) =>
  z
    .string()
    .trim()
    .check(z.iso.date())
    .meta({ kind: 'date', example: '2025-01-08', ...field });

/** The day by which editors want to review a page or a block. */
export const reviewBy = () =>
  day({
    label: 'Look again by',
    hint: 'A reminder to see whether it is still right. From that day on, the list of pages and the checks ask.',
    under: 'care',
  }).optional();

const publishedDay = (field: FieldText) =>
  z
    .strictObject({
      asPublished: oneLine(40).meta({
        kind: 'published-date',
        label: 'In words',
        hint: 'For example: end of February. Visitors read that the day is not confirmed.',
        example: '29 Feb',
      }),
    })
    .meta({ kind: 'object', ...field });

/** A day, or the words in which an unconfirmed day was published. */
export const calendarDate = (text: FieldText) => {
  const field = writtenAs(text, 'Year-month-day, for example 2025-01-08.');
  return z
    .union([day({ ...field, takesPublished: true }), publishedDay(field)])
    .transform((value): DatePart =>
      typeof value === 'string' ? { part: 'date', iso: value } : { part: 'date', ...value },
    )
    .meta({ kind: 'calendar-date', ...field });
};

/** Explains a value that is not a date. */
export const explainDate = explainText(explainDateText);

/** The day of a date; null if the date is missing or unconfirmed. */
export const isoOf = (date: DatePart | undefined): string | null =>
  date && 'iso' in date ? date.iso : null;

/** Whether one day is before another; false if either is unknown. */
export const isBefore = (a: DatePart | undefined, b: DatePart | undefined): boolean => {
  const [first, second] = [isoOf(a), isoOf(b)];
  return first !== null && second !== null && first < second;
};

/** Items in the order of their dates; one without a known date stays after the item before it. */
export function inDateOrder<Item>(
  items: readonly Item[],
  dateOf: (item: Item) => DatePart | undefined,
): Item[] {
  let latestDay = '';
  return items
    .map((item) => {
      latestDay = isoOf(dateOf(item)) ?? latestDay;
      return { item, day: latestDay };
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
    .map(({ item }) => item);
}

/** A start and an end that must be in that order, and the names of their fields. */
type Ends = {
  path: FieldPath;
  begin: string;
  end: string;
  from?: DatePart | undefined;
  to?: DatePart | undefined;
};

/** Reports a period that ends before it begins; for the cross-field rules of blocks. */
export function checkOrder({
  path,
  begin,
  end,
  from,
  to,
}: Ends): (Explanation & { path: FieldPath })[] {
  const [first, last] = [isoOf(from), isoOf(to)];
  if (first === null || last === null || first <= last) return [];
  return [reversed({ path, begin, end }, first, last)];
}

/** Says that something ends before it begins. */
export const reversed = (
  { path, begin, end }: Omit<Ends, 'from' | 'to'>,
  first: string,
  last: string,
): Explanation & { path: FieldPath } => ({
  path: [...path, end],
  code: 'date-reversed',
  message: say('date-reversed', { end: last, start: first }),
  help: say('date-swap'),
  related: [{ path: [...path, begin], message: say('see-start') }],
});
