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

/**
 * The date of a moment in a time zone, as year-month-day: late in the evening in London, it is already tomorrow in
 * Nairobi.
 */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = formatOf(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((found) => found.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Time zones differ, and change for daylight saving, by multiples of a quarter of an hour: in milliseconds. */
const quarter = 15 * 60_000;

/** The moment, in milliseconds, at which the day that contains a moment ends in a time zone. */
export function endOfDay(timeZone: string, moment: Date): number {
  const day = dayIn(timeZone, moment);
  let next = (Math.floor(moment.getTime() / quarter) + 1) * quarter;
  while (dayIn(timeZone, new Date(next)) === day) next += quarter;
  return next;
}
