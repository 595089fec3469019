import type { Download, FileLocale } from '../../../schema/define-block.ts';
import { toIdentifier } from '../../../schema/identifier.ts';
import { seriesOf, type Entry, type OfferedDates } from '../../../schema/offered-dates.ts';
import { isoAfter, ruleText } from '../../../schema/repeated-days.ts';
import { momentIn, timeZoneLines } from './time-zone-lines.ts';

const encoder = new TextEncoder();

/** A line of the file may have this many bytes; a longer one is folded. */
const lineLength = 75;

/**
 * The dates of a calendar as an iCalendar file (RFC 5545). Those with hours are in the time zone of the site, all others
 * whole days. Unconfirmed dates are left out.
 * Calendar programs recognise a newer version of an entry by LAST-MODIFIED and DTSTAMP (RFC 5546, 2.1.5), which are the
 * moment at which the page last changed. There is no SEQUENCE: it counts the revisions that an organizer sends, and
 * must never decrease. A build only sees the current version of a page; counting commits would start over in a shallow
 * clone or a shortened history, and programs would then refuse the corrected date.
 */
export const buildCalendarFile = (calendar: OfferedDates, locale: FileLocale): string =>
  fileOf(seriesOf(calendar, locale.words.calendar), calendar.year, locale);

/** The address of the file that calendar programs subscribe to; it is the same every year. */
export const feedName = 'calendar.ics';

/** The address of the file of a single date, beside the page. */
export const nameOfDate = (calendar: Pick<OfferedDates, 'year'>, { id }: Entry): string =>
  `${nameOfFiles(calendar)}/${id}.ics`;

const nameOfFiles = ({ year }: Pick<OfferedDates, 'year'>): string =>
  year === undefined ? 'calendar-dates' : `calendar-${year}`;

/** The address of the file of one subject, which calendar programs can subscribe to. */
export const feedNameOf = (subject: string): string => `calendar-${toIdentifier(subject)}.ics`;

/**
 * A calendar's dates for visitors to add to their own: all as a file, the same as a subscription, each subject as a
 * subscription, and each date separately that does not come again.
 */
export function calendarDownloads(calendar: OfferedDates, locale: FileLocale): Download[] {
  const { year } = calendar;
  const entries = seriesOf(calendar, locale.words.calendar).filter(isDated);
  const feedOf = (some: readonly Entry[]) => fileOf(some, year, locale, feedLines(locale));
  const subjects = new Set(entries.flatMap(({ subject }) => subject ?? []));
  return [
    { name: `${nameOfFiles(calendar)}.ics`, text: fileOf(entries, year, locale) },
    { name: feedName, text: feedOf(entries), join: joinCalendars },
    ...Array.from(subjects, (subject) => ({
      name: feedNameOf(subject),
      text: feedOf(entries.filter((entry) => entry.subject === subject)),
      join: joinCalendars,
    })),
    ...entries
      .filter(({ repeats }) => !repeats)
      .map((entry) => ({
        name: nameOfDate(calendar, entry),
        text: fileOf([entry], year, locale),
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
  year: number | undefined,
  { language, host, changed, timeZone }: FileLocale,
  more: readonly string[] = [],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//calendar//${language.toUpperCase()}`,
    ...more,
    ...(entries.some(({ begins }) => begins !== undefined)
      ? timeZoneLines(timeZone, Number(year ?? firstYear(entries)))
      : []),
    ...entries.flatMap((entry) =>
      linesOf(entry, { host, timeZone, year }, stampsOf(year ?? firstYear(entries), changed)),
    ),
    endOfFile,
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const endOfFile = 'END:VCALENDAR';

/** The dates of two calendars of a page in one file. */
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

type FileOf = { host: string; timeZone: string; year: number | undefined };

function linesOf(entry: Entry, { host, timeZone, year }: FileOf, stamps: readonly string[]) {
  const { id, summary, from, to, description, location, subject } = entry;
  if (!('iso' in from) || !('iso' in to)) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${year === undefined ? id : `${id}-${year}`}@${host}`,
    ...stamps,
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
  { begins, ends, repeats }: Entry,
  { first, last, timeZone }: { first: string; last: string; timeZone: string },
): string[] {
  const except = (repeats?.except ?? []).filter((iso) => iso >= first);
  if (begins === undefined) {
    return [
      `DTSTART;VALUE=DATE:${compact(first)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(last))}`,
      ...(repeats ? [`RRULE:${ruleText(repeats)}`] : []),
      ...(except.length > 0 ? [`EXDATE;VALUE=DATE:${except.map(compact).join(',')}`] : []),
    ];
  }
  const at = (iso: string, time: string) =>
    time === '24:00'
      ? `${compact(dayAfter(iso))}T000000`
      : `${compact(iso)}T${time.replace(':', '')}00`;
  const lastDay = first === last && ends !== undefined && ends <= begins ? dayAfter(last) : last;
  const { until } = repeats ?? {};
  // With hours, the end of a rule is a moment in UTC.
  const ending =
    until === undefined ? '' : `;UNTIL=${utcText(momentIn(timeZone, until, lastMinute))}`;
  return [
    `DTSTART;TZID=${timeZone}:${at(first, begins)}`,
    ...(ends === undefined ? [] : [`DTEND;TZID=${timeZone}:${at(lastDay, ends)}`]),
    ...(repeats ? [`RRULE:${ruleText({ ...repeats, until: undefined })}${ending}`] : []),
    ...(except.length > 0
      ? [`EXDATE;TZID=${timeZone}:${except.map((iso) => at(iso, begins)).join(',')}`]
      : []),
  ];
}

/** The last minute of a day. */
const lastMinute = 24 * 60 - 1;

const compact = (iso: string) => iso.replaceAll('-', '');

/** iCalendar's end date is exclusive. */
const dayAfter = (iso: string) => isoAfter(iso, 1);

/** A value of type TEXT: line breaks are escaped, and other control characters are not allowed. */
const escape = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    .replaceAll(/[^\P{Cc}\t]/gu, '');

function fold(line: string): string {
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
