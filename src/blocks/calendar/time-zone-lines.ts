/** How many years of clock changes a file has; after them the last rule goes on. */
const yearsAhead = 12;

const hour = 3_600_000;
const minute = 60_000;
/** No clocks are changed twice in a week. */
const step = 7 * 24 * hour;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The clock of a zone. It is made once, because that takes longer than reading it a hundred times. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  clocks.set(zone, clock);
  return clock;
}

/** The minutes by which a time zone is ahead of UTC at a moment. */
function offsetAt(zone: string, moment: number): number {
  const parts = clockOf(zone).formatToParts(moment);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  const [year, month, day] = [part('year'), part('month') - 1, part('day')];
  const local = Date.UTC(year, month, day, part('hour'), part('minute'));
  return Math.round((local - moment) / minute);
}

/** The moment at which a clock of a zone shows a day and minutes since midnight. */
export function momentIn(zone: string, iso: string, minutes: number): Date {
  const asUtc = Date.parse(`${iso}T00:00:00Z`) + minutes * minute;
  const guess = asUtc - offsetAt(zone, asUtc) * minute;
  return new Date(asUtc - offsetAt(zone, guess) * minute);
}

const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');

const offsetText = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${digits(Math.abs(minutes) / 60)}${digits(Math.abs(minutes) % 60)}`;

const localText = (moment: number, offset: number): string =>
  new Date(moment + offset * minute).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/** A change of the clocks of a zone, from one offset to another. */
const observance = (moment: number, from: number, to: number): string[] => {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${localText(moment, from)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
};

const cache = new Map<string, readonly string[]>();

/**
 * The part of an iCalendar file that says what the clocks of a zone do from a year on (RFC 5545, 3.6.5). Every date with
 * hours has a file, and all of them have the same part.
 */
export function timeZoneLines(zone: string, year: number): readonly string[] {
  const key = `${zone} ${year}`;
  const lines = cache.get(key) ?? findTimeZoneLines(zone, year);
  cache.set(key, lines);
  return lines;
}

function findTimeZoneLines(zone: string, year: number): string[] {
  const begin = Date.UTC(year, 0, 1);
  const end = Date.UTC(year + yearsAhead, 0, 1);
  const first = offsetAt(zone, begin);
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observance(begin, first, first)];
  let offset = first;
  for (let start = begin; start < end; start += step) {
    if (offsetAt(zone, start + step) === offset) continue;
    let [before, after] = [start, start + step];
    while (after - before > minute) {
      const middle = before + Math.floor((after - before) / 2 / minute) * minute;
      if (offsetAt(zone, middle) === offset) before = middle;
      else after = middle;
    }
    const changed = offsetAt(zone, after);
    lines.push(...observance(after, offset, changed));
    offset = changed;
  }
  return [...lines, 'END:VTIMEZONE'];
}
