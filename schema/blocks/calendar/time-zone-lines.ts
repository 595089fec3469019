/** After so many years, days of the year fall on the same weekdays again: a rule that holds as long holds on. */
const cycle = 28;

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

/** A change of the clocks of a zone: its moment, and by how many minutes they are ahead of UTC before and after it. */
type Change = { moment: number; from: number; to: number };

/** A change as RFC 5545 describes it, with the rule by which it comes again. */
const observance = ({ moment, from, to }: Change, rule?: string): string[] => {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${localText(moment, from)}`,
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ];
};

const cache = new Map<string, readonly string[]>();

/**
 * The part of an iCalendar file that describes the clocks of a zone from the beginning of a year on, without an end
 * (RFC 5545, 3.6.5). Every date with hours has a file, and most of them have the same part.
 */
export function timeZoneLines(zone: string, year: number): readonly string[] {
  const key = `${zone} ${year}`;
  const lines = cache.get(key) ?? findTimeZoneLines(zone, year);
  cache.set(key, lines);
  return lines;
}

function findTimeZoneLines(zone: string, year: number): string[] {
  // A year earlier: on the first of January, the clocks of the zone may be behind UTC.
  const begin = Date.UTC(year - 1, 0, 1);
  const offset = offsetAt(zone, begin);
  const changes = changesOf(zone, begin, Date.UTC(year + cycle, 0, 1));
  const series = new Map<string, Change[]>();
  for (const change of changes) {
    const { from, to } = change;
    const local = localDate(change);
    const kind = [from, to, local.getUTCMonth(), local.getUTCDay(), timeOf(local)].join();
    series.set(kind, [...(series.get(kind) ?? []), change]);
  }
  const lines = Array.from(series.values(), (list) => {
    const years = new Set(list.map((change) => localDate(change).getUTCFullYear()));
    const rule = years.size > cycle && years.size === list.length ? ruleOf(list) : undefined;
    const [first] = list;
    return first && rule !== undefined
      ? observance(first, rule)
      : list.flatMap((one) => observance(one));
  });
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance({ moment: begin, from: offset, to: offset }),
    ...lines.flat(),
    'END:VTIMEZONE',
  ];
}

function changesOf(zone: string, begin: number, end: number): Change[] {
  const changes: Change[] = [];
  let from = offsetAt(zone, begin);
  for (let start = begin; start < end; start += step) {
    if (offsetAt(zone, start + step) === from) continue;
    let [before, after] = [start, start + step];
    while (after - before > minute) {
      const middle = before + Math.floor((after - before) / 2 / minute) * minute;
      if (offsetAt(zone, middle) === from) before = middle;
      else after = middle;
    }
    const to = offsetAt(zone, after);
    changes.push({ moment: after, from, to });
    from = to;
  }
  return changes;
}

/** A change as the clocks before it show it, in the fields for UTC. */
const localDate = ({ moment, from }: Change): Date => new Date(moment + from * minute);

const timeOf = (local: Date): number => local.getUTCHours() * 60 + local.getUTCMinutes();

const daysOfWeek = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The rule of changes on the same weekday of the same month in all years of a cycle; undefined if there is none. */
function ruleOf(changes: readonly Change[]): string | undefined {
  const dates = changes.map(localDate);
  const days = dates.map((date) => date.getUTCDate());
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const date = dates[0];
  if (!date || last - first > 6) return undefined;
  const month = date.getUTCMonth() + 1;
  const weekday = daysOfWeek[date.getUTCDay()] ?? '';
  const yearly = `FREQ=YEARLY;BYMONTH=${month}`;
  if (last === new Date(Date.UTC(2001, month, 0)).getUTCDate())
    return `${yearly};BYDAY=-1${weekday}`;
  if (first % 7 === 1) return `${yearly};BYDAY=${(first + 6) / 7}${weekday}`;
  const inMonth = Array.from({ length: 7 }, (_, index) => first + index);
  return `${yearly};BYMONTHDAY=${inMonth.join(',')};BYDAY=${weekday}`;
}
