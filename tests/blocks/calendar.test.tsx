// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { render } from '../in-english.tsx';
import { calendarFiles } from '../../schema/blocks/calendar/calendar-file.ts';
import { calendarBlock } from '../../schema/blocks/calendar.ts';
import type { DatePart } from '../../schema/fields/date.ts';
import type { BlockContext } from '../../src/blocks/block-props.ts';
import { Calendar } from '../../src/blocks/calendar/Calendar.tsx';
import { weeksOfYear } from '../../src/blocks/calendar/year-ribbon.ts';
import { dayIn } from '../../src/site/dates/day-in.ts';
import { showToday } from '../../src/layout/ui/Today.tsx';
import { resolveBlock, testContext } from './test-context.ts';

const iso = (value: string): DatePart => ({ part: 'date', iso: value });

const term = {
  name: 'Term 1',
  opening: iso('2025-01-08'),
  closing: iso('2025-04-05'),
  halfTerm: { from: iso('2025-02-26'), to: iso('2025-03-04') },
  holiday: { name: 'April holiday', from: iso('2025-04-08'), to: iso('2025-04-26') },
};

/** The weeks as letters: a term, a half term, a holiday, or nothing. */
const weeks = (calendar: Parameters<typeof weeksOfYear>[0]) => {
  const letters = { term: 't', 'half-term': 'b', holiday: 'h', unsure: '?', none: '-' };
  return weeksOfYear(calendar, [])
    .map(({ kind }) => letters[kind])
    .join('');
};

test('the ribbon has 53 weeks, each of the kind that most of its days are', () => {
  const ribbon = weeks({ year: 2025, terms: [term] });
  expect(ribbon).toHaveLength(53);
  expect(ribbon).toBe(`-${'t'.repeat(7)}bttttthhh${'-'.repeat(36)}`);
});

test('a half term with an unsure date is left out of the ribbon', () => {
  const halfTerm = {
    from: { part: 'date' as const, asPublished: '29 Feb' },
    to: iso('2025-03-04'),
  };
  expect(weeks({ year: 2025, terms: [{ ...term, halfTerm }] })).not.toContain('b');
});

test('a term with an unsure end is left out, its holiday is not', () => {
  const closing = { part: 'date' as const, asPublished: '31 April' };
  const ribbon = weeks({ year: 2025, terms: [{ ...term, closing, halfTerm: undefined }] });
  expect(ribbon).not.toContain('t');
  expect(ribbon).toContain('h');
});

test('a holiday over the end of the year fills its last week, in leap years too', () => {
  const holiday = { name: 'Holiday', from: iso('2028-12-20'), to: iso('2029-01-03') };
  expect(weeks({ year: 2028, terms: [{ ...term, halfTerm: undefined, holiday }] })).toMatch(/hh$/);
});

test('the week of a date is marked, the last day of a leap year too', () => {
  const events = ['2028-01-01', '2028-12-31', '2029-01-01'];
  const marked = weeksOfYear({ year: 2028, terms: [term] }, events).flatMap(({ hasEvent }, week) =>
    hasEvent ? [week] : [],
  );
  expect(marked).toEqual([0, 52]);
});

const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

test('a year of seasons without holidays is a calendar too, and so are dates alone; all come in order', () => {
  const seasons = [
    { name: 'Winter cup', opening: '2027-10-01', closing: '2027-12-20' },
    {
      name: 'Summer season',
      opening: '2027-03-01',
      closing: '2027-07-31',
      halfTerm: { from: '2027-05-10', to: '2027-05-16' },
    },
  ];
  const events = [
    { event: 'Open day', date: '2027-09-12' },
    { event: 'First training', date: '2027-02-28' },
  ];
  const legend = { term: 'Season', halfTerm: 'Pause', holiday: 'Closed' };
  show([], { type: 'calendar', year: 2027, terms: seasons, legend, events });
  const names = screen.getAllByRole('article').map((one) => one.querySelector('h3')?.firstChild);
  expect(names.map((name) => name?.textContent)).toEqual(['Summer season', 'Winter cup']);
  expect(rows().slice(1)).toEqual(['28 February 2027First training', '12 September 2027Open day']);
  expect(document.body).toHaveTextContent('Pause');
  // Not one word of a school.
  expect(document.body).not.toHaveTextContent(/term|holiday/i);
  cleanup();

  show([], { type: 'calendar', year: 2027, events });
  expect(rows()).toHaveLength(3);
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('img')).toHaveAccessibleName(/^The weeks of 2027\./);
});

const schoolYear = {
  type: 'calendar',
  year: 2025,
  terms: [
    {
      name: 'Term 1',
      opening: '2025-01-08',
      closing: '2025-04-05',
      halfTerm: { from: { asPublished: '29 Feb' }, to: '2025-03-03' },
      holiday: { name: 'April holiday', from: '2025-04-08', to: '2025-04-26' },
    },
  ],
  events: [{ event: 'Clinic', date: '2025-05-18', time: '9 AM to 5 PM' }],
  notice: 'Dates may change.',
};

/** Where the site is: hours ahead of most of its visitors. */
const timeZone = 'Pacific/Auckland';

function show(
  downloads: BlockContext['downloads'] = [],
  written: object = schoolYear,
  today = '2024-06-01',
): void {
  const block = resolveBlock(calendarBlock.schema.parse(written));
  const site = { ...testContext().site, timeZone };
  render(<Calendar block={block} context={testContext({ downloads, site, today: () => today })} />);
}

test('dates are written out; one as published stands as written, with a remark', () => {
  show();
  const article = screen.getByRole('article');
  expect(within(article).getByText('8 January 2025')).toHaveAttribute('datetime', '2025-01-08');
  expect(within(article).getByText('29 Feb').tagName).not.toBe('TIME');
  expect(within(article).getByText(/please confirm this date with the office/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '18 May 2025 Clinic 9 AM to 5 PM' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /Term 1 from 8 January to 5 April 2025/ })).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('Dates may change.');
});

test('a calendar file is offered where there is one', () => {
  show([{ href: '/term-dates/calendar-2025.ics' }]);
  const link = screen.getByRole('link', { name: 'Add these dates to your calendar' });
  expect(link).toHaveAttribute('href', '/term-dates/calendar-2025.ics');
  expect(link).toHaveAttribute('download');
});

test('programs can subscribe to it, and each date can be added on its own', () => {
  show([
    { href: '/term-dates/calendar-2025.ics' },
    { href: '/term-dates/calendar.ics', of: calendarFiles.feed },
    { href: '/term-dates/calendar-2025/clinic.ics', of: calendarFiles.date({ id: 'clinic' }) },
  ]);
  expect(screen.getByRole('link', { name: /^Subscribe/ })).toHaveAttribute(
    'href',
    'webcal://lakeside.example/term-dates/calendar.ics',
  );
  expect(screen.getByRole('link', { name: 'Add to your calendar: Clinic' })).toHaveAttribute(
    'href',
    '/term-dates/calendar-2025/clinic.ics',
  );
});

test('no calendar file is offered where there is none', () => {
  show();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['before the year', '2024-06-01'],
  ['within it', '2025-04-09'],
  ['after it', '2025-12-01'],
])(
  'of a site built %s, exactly one date is the next one on every later day of the place',
  (_, built) => {
    show([], schoolYear, built);
    const dates = Array.from(document.querySelectorAll('[data-shown-until] time'), (time) =>
      time.getAttribute('datetime'),
    );
    expect(dates).toEqual(dates.toSorted());
    // Those that had passed would only be loaded.
    expect(dates.filter((day) => day !== null && day < built)).toEqual([]);
    const days = date({
      min: new Date(built),
      max: new Date('2026-06-01'),
      noInvalidDate: true,
    });
    assert(
      property(days, (moment) => {
        showToday(document, moment);
        const day = dayIn(timeZone, moment);
        const next = dates.find((one) => one !== null && one >= day) ?? null;
        const shown = Array.from(
          document.querySelectorAll('div[data-shown-from]:not([hidden])'),
          (one) => one.querySelector('time')?.getAttribute('datetime') ?? null,
        );
        expect(shown).toEqual([next]);
        const needle = screen.queryByText('Today', { ignore: '[hidden]' });
        expect(needle !== null).toBe(day.startsWith('2025'));
      }),
      { numRuns: 15 },
    );
  },
);

const collections = {
  type: 'calendar',
  events: [
    {
      event: 'Glass',
      repeats: { days: ['monday'], weeks: ['first', 'third'], from: '2026-01-05' },
      subject: 'Recycling',
    },
    { event: 'Bin', repeats: { days: ['tuesday'], from: '2026-01-06' }, subject: 'Household' },
    { event: 'Meeting', date: '2026-11-12', begins: '19:30' },
    { event: 'Works', date: '2026-12-28', lastDay: '2027-01-05', subject: 'Recycling' },
  ],
};

test('many dates stand under their months with the day of the week; the first months are open, the past is folded', () => {
  show([], collections, '2026-11-25');
  const months = screen.getAllByRole('group').filter(({ localName }) => localName === 'details');
  const heads = months.map((month) => [
    month.querySelector('h3')?.textContent,
    month.hasAttribute('open'),
  ]);
  expect(heads.slice(0, 3)).toEqual([
    ['December 2026', true],
    ['January 2027', true],
    ['February 2027', false],
  ]);
  expect(heads.at(-1)).toEqual(['Dates that have passed', false]);
  const lines = within(months[0] ?? document.body).getAllByRole('listitem');
  expect(lines[0]).toHaveTextContent('Tuesday 1BinHousehold');
  expect(lines.at(-1)?.textContent).toMatch(/Tuesday 29/);
  expect(document.body).toHaveTextContent('Monday 28 to Tuesday 5 January');
});

const subjectOf = (name: string) =>
  screen.getAllByText(name, { selector: 'li *' })[0]?.closest('li')?.getAttribute('data-subject');

test('dates of several subjects can be filtered, in the order in which an editor wrote the subjects', () => {
  show([], collections, '2026-11-25');
  const filter = screen.getByRole('group', { name: 'Show' });
  const choices = within(filter).getAllByRole('radio');
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
    'Everything',
    'Recycling',
    'Household',
  ]);
  expect(choices[0]).toBeChecked();
  expect(['Glass', 'Bin', 'Works'].map(subjectOf)).toEqual(['1', '2', '1']);
  expect(subjectOf('Meeting')).toBeNull();
});

test('there is no filter where all dates are about the same, or are few', () => {
  const ofOne = collections.events.filter(({ subject }) => subject !== 'Recycling');
  show([], { ...collections, events: ofOne }, '2026-11-25');
  expect(screen.queryByRole('radio')).toBeNull();
  cleanup();
  const few = collections.events.filter(({ repeats }) => repeats === undefined);
  show([], {
    ...collections,
    events: [...few, { event: 'Sale', date: '2027-03-01', subject: 'Other' }],
  });
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each([
  [{}, 0],
  [{ lastYear: 2026 }, 3],
])('with %j, what comes again in the next year is shown on %i days', (years, count) => {
  const repeats = { days: ['monday'], from: '2026-01-05', until: '2026-01-19' };
  show([], { type: 'calendar', year: 2025, ...years, events: [{ event: 'Choir', repeats }] });
  const days = [...document.querySelectorAll('time[datetime^="2026-01"]')].map((one) =>
    one.getAttribute('datetime'),
  );
  expect(new Set(days).size).toBe(count);
});
