import type { Entry } from '../../../schema/offered-dates.ts';
import { minutesOf } from '../../../schema/fields/time.ts';
import type { Formats } from '../language/formats.ts';

/** The hours of a date: `14:00–16:00`, or the words of its time. */
export function entryHours(
  { begins, ends, description }: Entry,
  { formats }: { formats: Formats },
): string | undefined {
  if (begins === undefined) return description;
  const from = formats.time(minutesOf(begins));
  return ends === undefined ? from : `${from}–${formats.time(minutesOf(ends))}`;
}
