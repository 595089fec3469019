import { fillWords } from '../src/locales/fill-words.ts';
import type { Words } from '../src/locales/words.ts';
import type { Download, FileLocale } from './define-block.ts';
import type { DatePart } from './fields/date.ts';
import { toIdentifier } from './identifier.ts';

type Days = { from: DatePart; to: DatePart };

type Term = {
  name: string;
  opening: DatePart;
  closing: DatePart;
  halfTerm?: Days | undefined;
  holiday?: (Days & { name: string }) | undefined;
};

type Event = { event: string; date: DatePart; time?: string | undefined };

type Calendar = {
  year: number;
  terms: readonly Term[];
  legend?: { halfTerm?: string | undefined } | undefined;
  events?: readonly Event[] | undefined;
};

/** A date or a stretch of days, as calendar programs and lists of dates show it. */
export type Entry = {
  summary: string;
  from: DatePart;
  to: DatePart;
  description?: string | undefined;
};

const encoder = new TextEncoder();

/** A line of the file has at most this many bytes; a longer one continues after a line break and a space. */
const lineLength = 75;

/**
 * The dates of a calendar as a file that calendar programs read (iCalendar, RFC 5545). All are whole days: the
 * times are words. Dates given as published are left out, because nobody knows which day they are.
 */
export function buildCalendarFile(calendar: Calendar, { language, words }: FileLocale): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//calendar//${language.toUpperCase()}`,
    ...entriesOf(calendar, words.calendar).flatMap((entry) => linesOf(entry, calendar.year)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The calendar's dates, for visitors to add to their own calendar. */
export const calendarDownloads = (calendar: Calendar, locale: FileLocale): Download[] => [
  { name: `calendar-${calendar.year}.ics`, text: buildCalendarFile(calendar, locale) },
];

/** The dates of a calendar, in words. */
export function entriesOf(calendar: Calendar, words: Words['calendar']): Entry[] {
  const { terms, legend, events = [] } = calendar;
  const label = legend?.halfTerm ?? words.halfTerm;
  const ofTerms = terms.flatMap(({ name, opening, closing, halfTerm, holiday }): Entry[] => [
    { summary: fillWords(words.termOpens, { name }), from: opening, to: opening },
    ...(halfTerm ? [{ summary: fillWords(words.breakOf, { label, name }), ...halfTerm }] : []),
    { summary: fillWords(words.termCloses, { name }), from: closing, to: closing },
    ...(holiday ? [{ summary: holiday.name, from: holiday.from, to: holiday.to }] : []),
  ]);
  const others = events.map(({ event, date, time }) => ({
    summary: event,
    from: date,
    to: date,
    description: time,
  }));
  return [...ofTerms, ...others];
}

function linesOf({ summary, from, to, description }: Entry, year: number): string[] {
  if (!('iso' in from) || !('iso' in to)) return [];
  return [
    'BEGIN:VEVENT',
    `UID:${from.iso}-${toIdentifier(summary)}@calendar-${year}`,
    // The same dates always make the same file, whenever it is made.
    `DTSTAMP:${year}0101T000000Z`,
    `DTSTART;VALUE=DATE:${compact(from.iso)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(to.iso))}`,
    `SUMMARY:${escape(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escape(description)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const compact = (iso: string) => iso.replaceAll('-', '');

/** The end of an entry is the first day that no longer belongs to it. */
function dayAfter(iso: string): string {
  const day = new Date(`${iso}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** A value of the type TEXT: a line break is written as \\n, and other control characters are not allowed. */
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
