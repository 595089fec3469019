import { oncePer } from '../../messages/index.ts';

const formatOf = oncePer(
  (timeZone) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/**
 * The date of a moment in a time zone, as year-month-day: late in the evening in London, it is already tomorrow in
 * Nairobi.
 */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((found) => found.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const clockOf = oncePer(
  // The Swedish date format is year-month-day hours:minutes.
  (timeZone) => new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
);

/** The clock of a time zone at a moment: 2026-11-24 17:05. */
export const clockIn = (timeZone: string, moment: Date): string => clockOf(timeZone).format(moment);

/** Time zones differ, and change for daylight saving, by multiples of a quarter of an hour: in milliseconds. */
const quarter = 15 * 60_000;

const inUtc = (clock: string): number => Date.parse(`${clock.replace(' ', 'T')}Z`);

/** The moment, in milliseconds, at which the clock of a time zone first shows a time, or would have shown it. */
export function momentOf(timeZone: string, time: string): number {
  const [day = '', hour = '00:00'] = time.split(' ');
  const localTime = `${day} ${hour}`;
  const guess = inUtc(localTime);
  const ahead = inUtc(clockIn(timeZone, new Date(guess))) - guess;
  // Clocks are moved by an hour, if at all; it may be on that day.
  let moment = guess - ahead - 8 * quarter;
  while (clockIn(timeZone, new Date(moment + quarter)) <= localTime) moment += quarter;
  while (clockIn(timeZone, new Date(moment)) < localTime) moment += 60_000;
  return moment;
}

const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** A time of a time zone with its distance from UTC (RFC 3339): 2026-11-24 17:05 → 2026-11-24T17:05:00+03:00. */
export function stampIn(timeZone: string, time: string): string {
  const moment = momentOf(timeZone, time);
  const clock = clockIn(timeZone, new Date(moment));
  const minutes = (inUtc(clock) - moment) / 60_000;
  const ahead = Math.abs(minutes);
  const sign = minutes < 0 ? '-' : '+';
  return `${clock.replace(' ', 'T')}:00${sign}${twoDigits(ahead / 60)}:${twoDigits(ahead % 60)}`;
}

/** The moment, in milliseconds, at which the day that contains a moment ends in a time zone. */
export function endOfDay(timeZone: string, moment: Date): number {
  const day = dayIn(timeZone, moment);
  let next = (Math.floor(moment.getTime() / quarter) + 1) * quarter;
  while (dayIn(timeZone, new Date(next)) === day) next += quarter;
  return next;
}
