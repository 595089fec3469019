import { isDay } from '../src/site/publish-window.ts';

/** The day that `--as-of` names; null, with the reason printed, where it is no day; undefined where none is named. */
export function readDay(text: string | undefined): string | null | undefined {
  if (text === undefined || isDay(text)) return text;
  console.error('--as-of needs a day as year-month-day, for example --as-of 2025-01-08.');
  return null;
}

/** The day that `--as-of` names, and the arguments without it. */
export function takeDay(args: readonly string[]): {
  asOf: string | null | undefined;
  rest: string[];
} {
  const at = args.indexOf('--as-of');
  if (at < 0) return { asOf: undefined, rest: [...args] };
  return { asOf: readDay(args[at + 1] ?? ''), rest: args.toSpliced(at, 2) };
}
