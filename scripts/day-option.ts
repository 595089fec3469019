import { isDay } from '../src/site/index.ts';

export const dayOption = {
  type: 'string',
  value: 'DAY',
  help: 'the site as of that day (year-month-day), instead of today',
} as const;

/** The day of `--as-of`; null, after printing the reason, if it is invalid; undefined if it is missing. */
export function readDay(text: string | undefined): string | null | undefined {
  if (text === undefined || isDay(text)) return text;
  console.error('--as-of needs a day as year-month-day, for example --as-of 2025-01-08.');
  return null;
}
