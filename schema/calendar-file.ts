import { entriesOf, type CalendarDates, type Entry } from './calendar-dates.ts';
import type { Download, FileLocale } from './define-block.ts';

const encoder = new TextEncoder();

/** A line of the file may have this many bytes; a longer one is folded. */
const lineLength = 75;

/**
 * The dates of a calendar as an iCalendar file (RFC 5545). All are whole-day entries: times are given in words.
 * Unconfirmed dates are left out.
 * Calendar programs recognise a newer version of an entry by LAST-MODIFIED and DTSTAMP (RFC 5546, 2.1.5), which are the
 * moment at which the page last changed. There is no SEQUENCE: it counts the revisions that an organizer sends, and
 * must never decrease. A build only sees the current version of a page; counting commits would start over in a shallow
 * clone or a shortened history, and programs would then refuse the corrected date.
 */
export const buildCalendarFile = (calendar: CalendarDates, locale: FileLocale): string =>
  fileOf(entriesOf(calendar, locale.words.calendar), calendar.year, locale);

/** The address of the file that calendar programs subscribe to; it is the same every year. */
export const feedName = 'calendar.ics';

/** The address of the file of a single date, beside the page. */
export const nameOfDate = ({ year }: Pick<CalendarDates, 'year'>, { id }: Entry): string =>
  `calendar-${year}/${id}.ics`;

/**
 * A calendar's dates for visitors to add to their own: the whole year as a file, the same as a subscription, and each
 * date separately.
 */
export function calendarDownloads(calendar: CalendarDates, locale: FileLocale): Download[] {
  const { year } = calendar;
  const entries = entriesOf(calendar, locale.words.calendar).filter(isDated);
  return [
    { name: `calendar-${year}.ics`, text: fileOf(entries, year, locale) },
    { name: feedName, text: fileOf(entries, year, locale, feedLines(locale)), join: joinCalendars },
    ...entries.map((entry) => ({
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
  year: number,
  { language, host, changed }: FileLocale,
  more: readonly string[] = [],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//calendar//${language.toUpperCase()}`,
    ...more,
    ...entries.flatMap((entry) => linesOf(entry, host, stampsOf(year, changed))),
    endOfFile,
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const endOfFile = 'END:VCALENDAR';

/** The dates of two calendars of a page in one file. */
function joinCalendars(first: string, second: string): string {
  const dates = second.slice(second.indexOf('BEGIN:VEVENT'));
  return first.slice(0, first.lastIndexOf(endOfFile)) + dates;
}

const isDated = ({ from, to }: Entry): boolean => 'iso' in from && 'iso' in to;

/** The time stamp of an entry: the same page always makes the same file, whenever it is built. */
function stampsOf(year: number, changed: string | undefined) {
  if (changed === undefined) return { year, lines: [`DTSTAMP:${year}0101T000000Z`] };
  const moment = new Date(changed).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return { year, lines: [`DTSTAMP:${moment}`, `LAST-MODIFIED:${moment}`] };
}

function linesOf(
  { id, summary, from, to, description }: Entry,
  host: string,
  stamps: ReturnType<typeof stampsOf>,
) {
  if (!('iso' in from) || !('iso' in to)) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${stamps.year}@${host}`,
    ...stamps.lines,
    `DTSTART;VALUE=DATE:${compact(from.iso)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(to.iso))}`,
    `SUMMARY:${escape(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escape(description)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const compact = (iso: string) => iso.replaceAll('-', '');

/** iCalendar's end date is exclusive. */
function dayAfter(iso: string): string {
  const day = new Date(`${iso}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

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
