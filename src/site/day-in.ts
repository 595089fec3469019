const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** The day of a moment in a time zone, as year-month-day: when it is late in London it is tomorrow in Nairobi. */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((found) => found.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Zones differ, and go to and from summer time, by quarters of an hour: in milliseconds. */
const quarter = 15 * 60_000;

/** The moment, in milliseconds, at which the day of a moment ends in a time zone. */
export function endOfDay(timeZone: string, moment: Date): number {
  const day = dayIn(timeZone, moment);
  let next = (Math.floor(moment.getTime() / quarter) + 1) * quarter;
  while (dayIn(timeZone, new Date(next)) === day) next += quarter;
  return next;
}
