import type { Download, FileLocale } from '../../define-block.ts';
import type { Repetition } from '../../fields/repetition.ts';
import { nameOfWords, uniqueNames } from '../../file-names.ts';
import {
  clockAt,
  hoursOf,
  namesWithTime,
  seriesOf,
  type Entry,
  type OfferedDates,
} from '../../offered-dates.ts';
import { isoAfter, repeatedDays, ruleText } from '../../repeated-days.ts';
import { momentIn, timeZoneLines } from './time-zone-lines.ts';

const encoder = new TextEncoder();

/** A line of the file may have this many bytes; a longer one is folded. */
const lineLength = 75;

/** The dates of a calendar block; its anchor or heading names its files where a page has several of the same year. */
type NamedCalendar = OfferedDates & { name?: string | undefined };

/** What the files of a calendar are of: by this, its component finds them. */
export const calendarFiles = {
  feed: 'feed',
  subject: (subject: string) => `subject ${subject}`,
  date: ({ id }: Pick<Entry, 'id'>) => `date ${id}`,
};

/** The address of the file that calendar programs subscribe to; it is the same every year. */
const feedName = 'calendar.ics';

/** The names of the files of subjects cannot be those of a year's or of all dates. */
const reserved = /^(?:dates|\d+)(?:-|$)/;

/** The names of files with all dates of each calendar of a page, without their ending. */
const fileNames = (calendars: readonly NamedCalendar[]) =>
  uniqueNames(calendars, ({ year, name }) => {
    const plain = `calendar-${year ?? 'dates'}`;
    return name === undefined ? [plain] : [plain, `${plain}-${nameOfWords(name)}`];
  });

/** The files of each subject, which calendar programs subscribe to. */
function subjectNames(calendars: readonly OfferedDates[]): Map<string, string> {
  const all = calendars.flatMap(({ dates }) => dates.flatMap(({ subject }) => subject ?? []));
  return uniqueNames([...new Set(all)].toSorted(), (subject) => {
    const name = nameOfWords(subject);
    return [`calendar-${reserved.test(name) ? 'subject-' : ''}${name}`];
  });
}

/** The dates of the calendars of a page, with their UIDs, and the first year of which a date has hours. */
type Series = { entries: readonly Entry[][]; uids: ReadonlyMap<Entry, string>; firstYear: number };

/** Of the UIDs, no other date of the site has one; they stay when dates come or go, or the page moves. */
function seriesOfPage(calendars: readonly OfferedDates[], { words, page }: FileLocale): Series {
  const entries = calendars.map((calendar) => seriesOf(calendar, words.calendar).filter(isDated));
  const all = calendars.flatMap(({ year }, index) =>
    (entries[index] ?? []).map((entry) => ({ entry, year })),
  );
  const names = uniqueNames(all, ({ entry, year }) => {
    const [name = '', ...withTime] = namesWithTime(entry.id, entry);
    return [year === undefined ? name : `${name}-${year}`, ...withTime];
  });
  return {
    entries,
    uids: new Map(Array.from(names, ([{ entry }, name]) => [entry, `${name}@${page}`])),
    firstYear: Number(firstYear(entries.flat().filter(({ begins }) => begins !== undefined))),
  };
}

/**
 * A calendar's dates for visitors to add to their own, as iCalendar files (RFC 5545): all as a file, the same as a
 * subscription, each subject as a subscription, and each date separately that does not come again. Dates with hours are
 * in the time zone of the site, all others whole days; unconfirmed ones are left out. `calendars` are all of the page, and
 * `position` is that of the calendar among them.
 * Calendar programs recognise a newer version of an entry by LAST-MODIFIED and DTSTAMP (RFC 5546, 2.1.5), which are the
 * moment at which the page last changed. There is no SEQUENCE: it counts the revisions that an organizer sends, and
 * must never decrease. A build only sees the current version of a page; counting commits would start over in a shallow
 * clone or a shortened history, and programs would then refuse the corrected date.
 */
export function calendarDownloads(
  calendars: readonly NamedCalendar[],
  position: number,
  locale: FileLocale,
): Download[] {
  const calendar = calendars[position];
  if (!calendar) return [];
  const series = seriesOfPage(calendars, locale);
  const entries = series.entries[position] ?? [];
  const ofYear = { ...series, year: calendar.year };
  const feedOf = (some: readonly Entry[]) => fileOf(some, ofYear, locale, feedLines(locale));
  const bySubject = subjectNames(calendars);
  const subjects = new Set(entries.flatMap(({ subject }) => subject ?? []));
  const name = fileNames(calendars).get(calendar) ?? '';
  return [
    { name: `${name}.ics`, text: fileOf(entries, ofYear, locale) },
    { name: feedName, of: calendarFiles.feed, text: feedOf(entries), join: joinCalendars },
    ...Array.from(subjects, (subject) => ({
      name: `${bySubject.get(subject)}.ics`,
      of: calendarFiles.subject(subject),
      text: feedOf(entries.filter((entry) => entry.subject === subject)),
      join: joinCalendars,
    })),
    ...entries
      .filter(({ repeats }) => !repeats)
      .map((entry) => ({
        name: `${name}/${entry.id}.ics`,
        of: calendarFiles.date(entry),
        text: fileOf([entry], ofYear, locale),
      })),
  ];
}

/** Subscribed calendars show this name, and look for changes once a day. */
const feedLines = ({ siteName }: FileLocale): string[] => [
  'METHOD:PUBLISH',
  `NAME:${escape(siteName)}`,
  `X-WR-CALNAME:${escape(siteName)}`,
  'REFRESH-INTERVAL;VALUE=DURATION:P1D',
  'X-PUBLISHED-TTL:P1D',
];

function fileOf(
  entries: readonly Entry[],
  { year, uids, firstYear: zoneBegins }: Series & { year: number | undefined },
  { language, changed, timeZone }: FileLocale,
  more: readonly string[] = [],
): string {
  const stamps = stampsOf(year ?? firstYear(entries), changed);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//calendar//${language.toUpperCase()}`,
    ...more,
    ...(entries.some(({ begins }) => begins !== undefined)
      ? timeZoneLines(timeZone, zoneBegins)
      : []),
    ...entries.flatMap((entry) => linesOf(entry, timeZone, [`UID:${uids.get(entry)}`, ...stamps])),
    endOfFile,
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const endOfFile = 'END:VCALENDAR';

/** The dates of two calendars of a page in one file: their zones, if both have one, are the same. */
function joinCalendars(first: string, second: string): string {
  const zone = first.includes('BEGIN:VTIMEZONE') ? -1 : second.indexOf('BEGIN:VTIMEZONE');
  const dates = second.slice(zone === -1 ? second.indexOf('BEGIN:VEVENT') : zone);
  return first.slice(0, first.lastIndexOf(endOfFile)) + dates;
}

/** The year of the first date of a file. */
const firstYear = (entries: readonly Entry[]): string =>
  entries.flatMap(({ from }) => ('iso' in from ? from.iso.slice(0, 4) : [])).toSorted()[0] ??
  '1970';

const isDated = ({ from, to }: Entry): boolean => 'iso' in from && 'iso' in to;

/** The time stamp of an entry: the same page always makes the same file, whenever it is built. */
function stampsOf(year: number | string, changed: string | undefined): string[] {
  if (changed === undefined) return [`DTSTAMP:${year}0101T000000Z`];
  const moment = utcText(new Date(changed));
  return [`DTSTAMP:${moment}`, `LAST-MODIFIED:${moment}`];
}

const utcText = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

function linesOf(entry: Entry, timeZone: string, identity: readonly string[]): string[] {
  const { summary, from, to, description, location, subject } = entry;
  if (!('iso' in from) || !('iso' in to)) return [];
  return [
    'BEGIN:VEVENT',
    ...identity,
    ...timesOf(entry, { first: from.iso, last: to.iso, timeZone }),
    `SUMMARY:${escape(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escape(description)}`]),
    ...(location === undefined ? [] : [`LOCATION:${escape(location)}`]),
    ...(subject === undefined ? [] : [`CATEGORIES:${escape(subject)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** When it is and how it comes again: whole days, or hours in the time zone of the site. */
function timesOf(
  entry: Entry,
  { first, last, timeZone }: { first: string; last: string; timeZone: string },
): string[] {
  const { begins, repeats } = entry;
  const hours = hoursOf(entry);
  const except = repeats ? exceptionsOf(repeats, first) : [];
  if (begins === undefined || hours === null) {
    return [
      `DTSTART;VALUE=DATE:${compact(first)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(last))}`,
      ...(repeats ? [`RRULE:${ruleText(repeats)}`] : []),
      ...(except.length > 0 ? [`EXDATE;VALUE=DATE:${except.map(compact).join(',')}`] : []),
    ];
  }
  const { until } = repeats ?? {};
  // With hours, the end of a rule is a moment in UTC.
  const ending =
    until === undefined ? '' : `;UNTIL=${utcText(momentIn(timeZone, until, lastMinute))}`;
  const excepted = except.map((iso) => compactTime(clockAt(iso, begins)));
  return [
    `DTSTART;TZID=${timeZone}:${compactTime(hours.from)}`,
    ...(hours.to === undefined ? [] : [`DTEND;TZID=${timeZone}:${compactTime(hours.to)}`]),
    ...(repeats ? [`RRULE:${ruleText({ ...repeats, until: undefined })}${ending}`] : []),
    ...(excepted.length > 0 ? [`EXDATE;TZID=${timeZone}:${excepted.join(',')}`] : []),
  ];
}

/** In order, and only days of the series: calendar programs that find another day first miss the next one. */
function exceptionsOf(repeats: Repetition, first: string): string[] {
  const usual = { ...repeats, except: [] };
  return [...new Set(repeats.except)]
    .filter((iso) => iso >= first && repeatedDays(usual, iso, iso).length > 0)
    .toSorted();
}

/** The last minute of a day. */
const lastMinute = 24 * 60 - 1;

const compact = (iso: string) => iso.replaceAll('-', '');

/** 2026-11-24 18:00 → 20261124T180000. */
const compactTime = (clock: string) => `${clock.replaceAll(/[-:]/g, '').replace(' ', 'T')}00`;

/** iCalendar's end date is exclusive. */
const dayAfter = (iso: string) => isoAfter(iso, 1);

/** A value of type TEXT: line breaks are escaped, and other control characters are not allowed. */
const escape = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    .replaceAll(/[^\P{Cc}\t]/gu, '');

function fold(line: string): string {
  if (encoder.encode(line).length <= lineLength) return line;
  const folded: string[] = [];
  let rest = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineLength) {
      folded.push(rest);
      rest = ' ';
      bytes = 1;
    }
    rest += character;
    bytes += size;
  }
  return [...folded, rest].join('\r\n');
}
