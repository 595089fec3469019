import { isDay } from '../src/site/publish-window.ts';

/** The day of `--as-of`; null, after printing the reason, if it is invalid; undefined if it is missing. */
export function readDay(text: string | undefined): string | null | undefined {
  if (text === undefined || isDay(text)) return text;
  console.error('--as-of needs a day as year-month-day, for example --as-of 2025-01-08.');
  return null;
}

/** The day of `--as-of`, and the remaining arguments. */
export function takeDay(args: readonly string[]): {
  asOf: string | null | undefined;
  rest: string[];
} {
  const at = args.indexOf('--as-of');
  if (at < 0) return { asOf: undefined, rest: [...args] };
  return { asOf: readDay(args[at + 1] ?? ''), rest: args.toSpliced(at, 2) };
}
