import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FileLocale } from '../../schema/define-block.ts';
import { en } from '../../src/locales/en.ts';
import { hostileWords } from '../fuzz/hostile-words.ts';
import type { DatePart } from '../../schema/fields/date.ts';
import {
  buildCalendarFile as fileOf,
  calendarDownloads as downloadsOf,
} from '../../src/blocks/calendar/calendar-file.ts';
import { datesOf, type WrittenCalendar } from '../../src/blocks/calendar/dates-of-calendar.ts';

const english = {
  language: 'en',
  words: en,
  siteName: 'Lakeside',
  host: 'lakeside.example',
  timeZone: 'Europe/Luxembourg',
};

const buildCalendarFile = (calendar: WrittenCalendar, locale: FileLocale) =>
  fileOf(datesOf(calendar), locale);
const calendarDownloads = (calendar: WrittenCalendar, locale: FileLocale) =>
  downloadsOf(datesOf(calendar), locale);

const iso = (value: string): DatePart => ({ part: 'date', iso: value });
const published = (value: string): DatePart => ({ part: 'date', asPublished: value });

const term = {
  name: 'Term 1',
  opening: iso('2025-01-08'),
  closing: iso('2025-04-05'),
  holiday: { name: 'April holiday', from: iso('2025-04-08'), to: iso('2025-04-30') },
};

/** The file with its folded lines put together again, as a calendar program reads it. */
const read = (calendar: Parameters<typeof buildCalendarFile>[0]) =>
  buildCalendarFile(calendar, english).replaceAll('\r\n ', '').split('\r\n');

const summaries = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('SUMMARY:')).map((line) => line.slice('SUMMARY:'.length));

test('a period lasts until the day after its last one, over the end of a month too', () => {
  const lines = read({ year: 2025, terms: [term] });
  const at = lines.indexOf('SUMMARY:April holiday');
  expect(lines.slice(at - 2, at)).toEqual([
    'DTSTART;VALUE=DATE:20250408',
    'DTEND;VALUE=DATE:20250501',
  ]);
});

test('it has the days on which terms open and close, half terms, holidays and other dates', () => {
  const halfTerm = { from: iso('2025-02-26'), to: iso('2025-03-03') };
  const events = [{ event: 'Clinic', date: iso('2025-05-18'), time: '9 AM to 5 PM' }];
  const lines = read({ year: 2025, terms: [{ ...term, halfTerm }], events });
  expect(summaries(lines)).toEqual([
    'Term 1 opens',
    'Half term\\, Term 1',
    'Term 1 closes',
    'April holiday',
    'Clinic',
  ]);
  expect(lines).toContain('DESCRIPTION:9 AM to 5 PM');
});

test('dates that stand as published are left out', () => {
  const halfTerm = { from: published('29 Feb'), to: iso('2025-03-03') };
  const events = [{ event: 'Unsure', date: published('31 June') }];
  const lines = read({ year: 2025, terms: [{ ...term, halfTerm }], events });
  expect(summaries(lines)).toEqual(['Term 1 opens', 'Term 1 closes', 'April holiday']);
  expect(lines.join()).not.toContain('29 Feb');
});

test('signs with a meaning in the file are escaped', () => {
  const events = [{ event: 'Tea; cake, and a \\ sign', date: iso('2025-05-18') }];
  expect(summaries(read({ year: 2025, terms: [], events }))).toEqual([
    'Tea\\; cake\\, and a \\\\ sign',
  ]);
});

test('no line is longer than 75 bytes, and no letter is cut', () => {
  const event = 'Mwisho wa muhula — ürün '.repeat(5).trim();
  const calendar = { year: 2025, terms: [], events: [{ event, date: iso('2025-05-18') }] };
  const lines = buildCalendarFile(calendar, english).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  expect(summaries(read(calendar))).toEqual([event]);
});

test('each date says when its page last changed, so that programs know the newer one; unknown, it is always the same', () => {
  const calendar = { year: 2025, terms: [], events: [{ event: 'Tea', date: iso('2025-05-18') }] };
  const stamps = (changed?: string) =>
    buildCalendarFile(calendar, { ...english, changed }).match(/^(?:DTSTAMP|LAST-MOD).*$/gm);
  expect(stamps('2026-10-05T01:30:00+03:00')).toEqual([
    'DTSTAMP:20261004T223000Z',
    'LAST-MODIFIED:20261004T223000Z',
  ]);
  expect(stamps()).toEqual(['DTSTAMP:20250101T000000Z']);
});

test('every entry has a unique name', () => {
  const uids = read({ year: 2025, terms: [term] }).filter((line) => line.startsWith('UID:'));
  expect(new Set(uids).size).toBe(3);
});

const clinic = (date: string) => ({ event: 'Clinic', date: iso(date) });

test('a date that is corrected moves in calendars that subscribe: it keeps its name, the year keeps its address', () => {
  const calendar = (first: string) => ({
    year: 2025,
    terms: [{ ...term, opening: iso(first) }],
    events: [clinic(first), clinic('2025-06-08')],
  });
  const [before = [], after = []] = ['2025-01-08', '2025-01-09'].map((first) =>
    calendarDownloads(calendar(first), english),
  );
  const uids = (files: typeof before) =>
    files.flatMap(({ text }) => text.match(/^UID:.*$/gm) ?? []);
  expect(uids(after)).toEqual(uids(before));
  expect(before.map(({ name }) => name)).toEqual([
    'calendar-2025.ics',
    'calendar.ics',
    'calendar-2025/term-1-opens.ics',
    'calendar-2025/term-1-closes.ics',
    'calendar-2025/term-1-holiday.ics',
    'calendar-2025/clinic.ics',
    'calendar-2025/clinic-2.ics',
  ]);
  const feed = before[1]?.text ?? '';
  expect(feed).toContain('METHOD:PUBLISH\r\nNAME:Lakeside\r\n');
  // The year after, on the same page, goes into the same feed.
  const next = calendarDownloads(
    { year: 2026, terms: [], events: [clinic('2026-05-05')] },
    english,
  );
  const both = next[1]?.join?.(feed, next[1].text) ?? '';
  expect(both.match(/BEGIN:VEVENT/g)).toHaveLength(6);
  expect(both.match(/END:VCALENDAR/g)).toHaveLength(1);
  expect(both).toContain('UID:clinic-2026@lakeside.example');
});

test('no words of an entry begin a line of their own, and no line is too long', () => {
  fc.assert(
    fc.property(hostileWords, hostileWords, (event, time) => {
      const events = [{ event, date: iso('2025-05-18'), time }];
      const file = buildCalendarFile({ year: 2025, terms: [term], events }, english);
      expect(file).not.toMatch(/[^\P{Cc}\t\r\n]|\r(?!\n)|(?<!\r)\n/u);
      const lines = file.split('\r\n');
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(4);
      expect(lines.every((line) => /^(?: |[A-Z]+[:;]|$)/.test(line))).toBe(true);
    }),
  );
});

const lastMonday = {
  days: ['monday' as const],
  weeks: ['last' as const],
  from: '2026-03-01',
  until: '2026-12-31',
  except: ['2026-05-25'],
};

test('what comes again is a rule with its exceptions, and hours are in the zone of the site', () => {
  const lines = read({
    terms: [],
    events: [
      {
        event: 'Visit',
        repeats: lastMonday,
        begins: '14:00',
        ends: '16:30',
        location: 'Mill Lane',
      },
      { event: 'Meters', repeats: { ...lastMonday, until: undefined }, subject: 'Meters' },
    ],
  });
  expect(lines).toContain('DTSTART;TZID=Europe/Luxembourg:20260330T140000');
  expect(lines).toContain('DTEND;TZID=Europe/Luxembourg:20260330T163000');
  expect(lines).toContain('RRULE:FREQ=MONTHLY;BYDAY=-1MO;UNTIL=20261231T225900Z');
  expect(lines).toContain('EXDATE;TZID=Europe/Luxembourg:20260525T140000');
  expect(lines).toContain('LOCATION:Mill Lane');
  expect(lines).toContain('DTSTART;VALUE=DATE:20260330');
  expect(lines).toContain('RRULE:FREQ=MONTHLY;BYDAY=-1MO');
  expect(lines).toContain('EXDATE;VALUE=DATE:20260525');
});

test('the clocks of the zone change in the file when they do', () => {
  const lines = read({
    terms: [],
    events: [{ event: 'A', date: iso('2026-01-10'), begins: '09:00' }],
  });
  const summer = lines.indexOf('BEGIN:DAYLIGHT');
  expect(lines.slice(summer, summer + 4)).toEqual([
    'BEGIN:DAYLIGHT',
    'DTSTART:20260329T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
  ]);
  expect(lines).toContain('DTSTART:20261025T030000');
});

test('each subject has a file of its own to subscribe to, with its dates alone', () => {
  const files = calendarDownloads(
    {
      terms: [],
      events: [
        { event: 'Visit', date: iso('2026-03-07'), subject: 'Visits' },
        { event: 'Meters are read', date: iso('2026-03-09'), subject: 'Water meters' },
      ],
    },
    english,
  );
  const ofMeters = files.find(({ name }) => name === 'calendar-water-meters.ics');
  expect(ofMeters?.text).toContain('SUMMARY:Meters are read');
  expect(ofMeters?.text).not.toContain('SUMMARY:Visit');
});
