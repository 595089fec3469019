import { weekdays } from '../../../schema/fields/repetition.ts';
import { isValueObject, type Value } from '../../editing/edit-op.ts';
import { timeInWords } from '../../site/language/day-in-words.ts';
import { isTime } from '../../site/pages/publish-window.ts';

/** The line beside the name does not wrap. */
const longest = 24;

/** The first day of an item in words, or its weekdays if it recurs; empty if it has none. */
export function itemDay(item: Value, language: string): string {
  if (!isValueObject(item)) return '';
  for (const value of Object.values(item)) {
    const words = dayOf(value, language);
    if (words !== '') return words;
  }
  return '';
}

function dayOf(value: Value | undefined, language: string): string {
  if (typeof value === 'string') {
    return isTime(value) ? timeInWords(value, language, { month: 'short' }) : '';
  }
  if (!isValueObject(value)) return '';
  const { asPublished, days, dayOfMonth } = value;
  if (typeof asPublished === 'string') {
    return asPublished.length > longest ? `${asPublished.slice(0, longest - 1)}…` : asPublished;
  }
  if (Array.isArray(days)) return weekdayNames(days, language);
  return typeof dayOfMonth === 'number' ? `${dayOfMonth}.` : '';
}

/** Thursday; Monday and Wednesday. */
function weekdayNames(days: readonly Value[], language: string): string {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const names = weekdays.flatMap((day, index) =>
    // 5 January 1970 was a Monday.
    days.includes(day) ? format(Date.UTC(1970, 0, 5 + index)) : [],
  );
  return new Intl.ListFormat(language).format(names);
}
