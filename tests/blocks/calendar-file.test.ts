import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdays, weeksOfMonth, type Repetition } from '../../schema/fields/repetition.ts';
import { entriesOf } from '../../schema/offered-dates.ts';
import { isoAfter } from '../../schema/repeated-days.ts';
import { engineOccurrences, readOccurrences, uidsIn } from '../built/calendar-times.ts';
import { runs } from '../sample.ts';
import type { FileLocale } from '../../schema/define-block.ts';
import { en } from '../../src/messages/locales/en.ts';
import { hostileWords } from '../fuzz/hostile-words.ts';
import type { DatePart } from '../../schema/fields/date.ts';
import { calendarDownloads as downloadsOf } from '../../schema/blocks/calendar/calendar-file.ts';
import { datesOf, type WrittenCalendar } from '../../schema/blocks/calendar/dates-of-calendar.ts';

const english = {
  language: 'en',
  words: en,
  siteName: 'Lakeside',
  host: 'lakeside.example',
  page: 'lakeside.example/dates',
  timeZone: 'Europe/Luxembourg',
};

type Calendar = WrittenCalendar & { title?: string };

/** The files of a calendar, or of all calendars of a page. */
const calendarDownloads = (calendars: Calendar | readonly Calendar[], locale: FileLocale) => {
  const all = [calendars].flat().map((one) => ({ ...datesOf(one), name: one.title }));
  return all.flatMap((_, position) => downloadsOf(all, position, locale));
};
const buildCalendarFile = (calendar: WrittenCalendar, locale: FileLocale) =>
  calendarDownloads(calendar, locale)[0]?.text ?? '';

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
    events: [clinic(first), { event: 'Tea', date: iso('2025-06-08') }],
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
    'calendar-2025/tea.ics',
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
  expect(both).toContain('UID:clinic-2026@lakeside.example/dates\r\n');
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
  expect(lines.slice(summer, summer + 5)).toEqual([
    'BEGIN:DAYLIGHT',
    'DTSTART:20250330T020000',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
  ]);
  expect(lines).toContain('RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU');
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

/** All that is published beside a page with these calendars, by name. */
function filesOfPage(calendars: readonly Calendar[], locale: FileLocale = english) {
  const files = new Map<string, string>();
  for (const { name, text, join } of calendarDownloads(calendars, locale)) {
    const before = files.get(name);
    files.set(name, before !== undefined && join ? join(before, text) : text);
  }
  return files;
}

const names = (calendars: readonly Calendar[]) => [...filesOfPage(calendars).keys()];

const feedOfPage = (...calendars: Calendar[]) => filesOfPage(calendars).get('calendar.ics') ?? '';

const entriesOfPage = (calendars: readonly Calendar[], today: string) =>
  calendars.flatMap((calendar) => entriesOf(datesOf(calendar), en.calendar, today));

test('the hours of a date are the same in every zone, whichever year its calendar has', () => {
  const schoolYear = {
    year: 2027,
    terms: [],
    events: [{ event: 'Open day', date: iso('2026-09-15'), begins: '18:00' }],
  };
  expect(readOccurrences(feedOfPage(schoolYear), '2026-01-01', '2027-12-31')).toEqual([
    { summary: 'Open day', begins: '2026-09-15T16:00:00.000Z', ends: '2026-09-15T16:00:00.000Z' },
  ]);
  const zones = [
    'Europe/Luxembourg',
    'America/New_York',
    'America/Santiago',
    'Asia/Jerusalem',
    'Africa/Cairo',
    'Africa/Casablanca',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
    'Asia/Kathmandu',
  ];
  const day = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const hour = fc.constantFrom('04:00', '09:30', '18:00', '23:45');
  const event = fc.record({
    event: fc.constantFrom('A', 'B'),
    date: day.map(iso),
    begins: hour,
    ends: fc.option(hour, { nil: undefined }),
  });
  const calendar = fc.record({
    year: fc.constantFrom(undefined, 2026, 2027),
    terms: fc.constant([]),
    events: fc.array(event, { minLength: 1, maxLength: 3 }),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.array(calendar, { minLength: 1, maxLength: 2 }),
      (timeZone, calendars) => {
        const feed = filesOfPage(calendars, { ...english, timeZone }).get('calendar.ics') ?? '';
        expect(readOccurrences(feed, '2024-01-01', '2033-12-31')).toEqual(
          engineOccurrences(entriesOfPage(calendars, '2026-01-01'), timeZone),
        );
        expect(new Set(uidsIn(feed)).size).toBe(calendars.flatMap(({ events }) => events).length);
      },
    ),
    runs(40),
  );
});

const dayAfter = (day: string, max: number) => fc.nat(max).map((count) => isoAfter(day, count));

test('what comes again is on the same days in the file and on the page', () => {
  const weekday = fc.constantFrom(...weekdays);
  const days = fc.uniqueArray(weekday, { minLength: 1, maxLength: 3 });
  const limits = {
    from: dayAfter('2025-12-01', 400),
    until: fc.option(dayAfter('2026-02-01', 500), { nil: undefined }),
    except: fc.array(dayAfter('2026-01-01', 90), { maxLength: 4 }),
  };
  const rule: fc.Arbitrary<Repetition> = fc.oneof(
    fc.record({ days, everyWeeks: fc.constantFrom(undefined, 1, 2, 3), ...limits }),
    fc.record({
      days,
      weeks: fc.uniqueArray(fc.constantFrom(...weeksOfMonth), { minLength: 1, maxLength: 2 }),
      ...limits,
    }),
    fc.record({ dayOfMonth: fc.integer({ min: 1, max: 31 }), ...limits }),
  );
  fc.assert(
    fc.property(
      rule,
      fc.constantFrom(undefined, '18:30'),
      fc.constantFrom(undefined, 2026),
      (repeats, begins, year) => {
        const calendar = { year, terms: [], events: [{ event: 'Choir', repeats, begins }] };
        const feed = feedOfPage(calendar);
        const [first, last] = ['2026-01-01', year === undefined ? '2027-01-02' : '2026-12-31'];
        expect(readOccurrences(feed, first, year === undefined ? last : '2030-01-01')).toEqual(
          engineOccurrences(entriesOfPage([calendar], '2026-01-01'), english.timeZone),
        );
      },
    ),
    runs(40),
  );
});

test('two calendars of the same year have files of their own, and dates of the same name their own UIDs', () => {
  const camp = (title: string, date: string) => ({
    title,
    year: 2027,
    terms: [],
    events: [{ event: 'Training camp', date: iso(date) }],
  });
  const [spring, summer] = [camp('Spring', '2027-04-03'), camp('Summer', '2027-07-24')];
  expect(names([spring, summer])).toEqual([
    'calendar-2027-spring.ics',
    'calendar.ics',
    'calendar-2027-spring/training-camp.ics',
    'calendar-2027-summer.ics',
    'calendar-2027-summer/training-camp.ics',
  ]);
  const uids = uidsIn(feedOfPage(spring, summer));
  expect(new Set(uids).size).toBe(2);
  const elsewhere = filesOfPage([spring], { ...english, page: 'lakeside.example/sports' });
  expect(uids).not.toContain(uidsIn(elsewhere.get('calendar.ics') ?? '')[0]);
  const untitled = { terms: [], events: [{ event: 'Tea', date: iso('2027-04-03') }] };
  const files = filesOfPage([untitled, { ...untitled, events: [clinic('2027-05-03')] }]);
  expect(files.get('calendar-dates.ics')).toContain('SUMMARY:Tea');
  expect(files.get('calendar-dates-2.ics')).toContain('SUMMARY:Clinic');
});

test('a date that is inserted changes the name of no other one, in every script', () => {
  const events = [
    { event: '足球比赛', date: iso('2027-03-06'), subject: '体育' },
    { event: '音乐会', date: iso('2027-03-13'), subject: '音乐' },
    { event: '开放日', date: iso('2027-03-20') },
    { event: 'مسابقة', date: iso('2027-03-21'), subject: '2027' },
  ];
  const calendar = { year: 2027, terms: [], events };
  expect(names([calendar])).toEqual([
    'calendar-2027.ics',
    'calendar.ics',
    'calendar-体育.ics',
    'calendar-音乐.ics',
    'calendar-subject-2027.ics',
    'calendar-2027/足球比赛.ics',
    'calendar-2027/音乐会.ics',
    'calendar-2027/开放日.ics',
    'calendar-2027/مسابقة.ics',
  ]);
  const before = uidsIn(feedOfPage(calendar));
  expect(new Set(before).size).toBe(4);
  const inserted = { event: '运动会', date: iso('2027-02-01'), subject: '体' };
  const after = uidsIn(feedOfPage({ ...calendar, events: [inserted, ...events] }));
  expect(after.slice(1)).toEqual(before);
  const long = { event: '开放日'.repeat(40), date: iso('2027-03-20') };
  for (const name of names([{ ...calendar, events: [long] }]))
    for (const part of name.split('/')) expect(Buffer.byteLength(part)).toBeLessThan(256);
});

test('a date of several days without a closing hour lasts until the end of the last one', () => {
  const fair = { event: 'Fair', date: iso('2026-06-05'), lastDay: iso('2026-06-07') };
  const feed = feedOfPage({ terms: [], events: [{ ...fair, begins: '18:00' }] });
  expect(readOccurrences(feed, '2026-01-01', '2026-12-31')).toMatchObject([
    { begins: '2026-06-05T16:00:00.000Z', ends: '2026-06-07T22:00:00.000Z' },
  ]);
});
