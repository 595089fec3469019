import type { DatePart } from '../../schema/fields/date.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `8 January 2025`; a date that stands as published is given as written. */
export function formatDate(date: DatePart): string {
  return 'iso' in date ? day.format(new Date(`${date.iso}T00:00:00Z`)) : date.asPublished;
}

const thousands = new Intl.NumberFormat('en-GB');

/** `115,500`: whole units with comma thousands, without the currency. */
export const formatAmount = (amount: number): string => thousands.format(amount);
