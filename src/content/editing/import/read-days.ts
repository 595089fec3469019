import { readDate, type CellReading } from '../read-cell.ts';
import type { PastedCell } from './pasted-document.ts';

/** The language of the days of a document, and the year that they are in if they do not say it. */
export type DayContext = { language: string; year: number | null };

/** The first and the last day of a period. */
export type DayRange = { from: string; to: string };

/** A day as the spreadsheet has it, or as it is written. */
export function dayOf({ text, day }: PastedCell, context: DayContext): CellReading<string> {
  return day === undefined ? readDayText(text, context) : { value: day };
}

function readDayText(text: string, { language, year }: DayContext): CellReading<string> {
  const reading = readDate(text, language);
  if ('value' in reading || year === null) return reading;
  const withYear = readDate(`${text.replace(/[,.]$/, '')} ${year}`, language);
  return 'value' in withYear ? withYear : reading;
}

const between = /\s?[–—]\s?|\s-\s|\s(?:to|until|till|hadi|mpaka)\s/i;

/** The days of a period: 4 January to 9 April 2027 · 4–9 April 2027. Null for anything else. */
export function rangeOf({ text, day }: PastedCell, context: DayContext): DayRange | null {
  if (day !== undefined || !/\d/.test(text)) return null;
  const [first = '', last = '', ...others] = text.split(between);
  if (others.length > 0 || last === '') return null;
  const to = readDayText(last.trim(), context);
  if (!('value' in to)) return null;
  const start = first.trim().replace(/^from\s/i, '');
  const sameYear = { ...context, year: Number(to.value.slice(0, 4)) };
  // “4–9 April 2027” names the month once.
  const named = last.trim().replace(/^\d+(?:st|nd|rd|th)?/, '');
  const month = named.slice(Math.max(named.search(/\p{L}/u), 0));
  const begins = [readDayText(start, sameYear), readDayText(`${start} ${month}`, sameYear)];
  const from = begins.find((one) => 'value' in one);
  return from && 'value' in from && from.value < to.value
    ? { from: from.value, to: to.value }
    : null;
}

/** Whether a text is a day, with or without its year. */
export const isDayText = (text: string, language: string): boolean =>
  /\d/.test(text) &&
  ('value' in readDate(text, language) ||
    (/\p{L}/u.test(text) && 'value' in readDate(`${text.replace(/[,.]$/, '')} 2024`, language)));

export const isDay = (cell: PastedCell, language: string): boolean =>
  cell.day !== undefined ||
  isDayText(cell.text, language) ||
  rangeOf(cell, { language, year: 2024 }) !== null;
