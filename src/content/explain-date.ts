import type { Explanation, FieldPath } from '../diagnostics/diagnostic.ts';
import { one, shown, subject } from './explain-value.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** What is wrong with a date that is not a real day in the form that is wanted. */
export function wrongDate(value: string, raw: string, path: FieldPath): Explanation | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!iso) {
    return {
      code: 'date-form',
      message: `${subject(path)} must be a date. ${shown(raw)} is not written as year-month-day.`,
      help: 'Write four digits for the year, two for the month and two for the day.',
      example: one(path, guessDate(value) ?? '2025-01-08'),
    };
  }
  const [, year = '', month = '', day = ''] = iso;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const monthName = months[Number(month) - 1];
  if (monthName && Number(day) >= 1 && Number(day) <= lastDay) return null;
  const name = monthName ? monthName.charAt(0).toUpperCase() + monthName.slice(1) : '';
  return {
    code: 'date-impossible',
    message: monthName
      ? `There is no such day: ${name} ${year} has ${lastDay} days, so ${shown(raw)} cannot be right.`
      : `There is no such day: a year has 12 months, so ${shown(raw)} cannot be right.`,
    help: 'Correct the date. If a printed calendar gives it like this, write it under asPublished instead.',
    example: monthName
      ? one(path, `${year}-${month}-${Number(day) < 1 ? '01' : lastDay}`)
      : one(path, `${year}-12-${day}`),
  };
}

/** A date as it is often typed (8 January 2025, 8/1/2025), in the form that is wanted; the day comes first. */
function guessDate(value: string): string | null {
  const words = /^(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,})\.?,?\s+(\d{4})$/i.exec(value);
  const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value);
  const loose = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(value);
  const month = words
    ? months.findIndex((name) => name.startsWith((words[2] ?? '').toLowerCase())) + 1
    : Number(numbers?.[2] ?? loose?.[2]);
  const day = words?.[1] ?? numbers?.[1] ?? loose?.[3];
  const year = words?.[3] ?? numbers?.[3] ?? loose?.[1];
  if (!day || !year || !(month >= 1 && month <= 12)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
