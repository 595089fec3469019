// @vitest-environment jsdom
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockSchema } from '../../schema/blocks/index.ts';
import { momentOf } from '../../src/site/dates/day-in.ts';
import { showToday } from '../../src/layout/ui/Today.tsx';
import { runs } from '../sample.ts';
import { renderBlock, testContext } from './test-context.ts';

/** Hours ahead of most of its visitors, among them, and behind them. */
const zones = ['Pacific/Auckland', 'Europe/Luxembourg', 'America/Los_Angeles'];

const isoAfter = (iso: string, days: number) =>
  new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);

/** Every second Tuesday from 5 January 2027, but not on 2 February. */
const isTuesday = (iso: string) =>
  (Date.parse(iso) - Date.parse('2027-01-05')) % (14 * 86_400_000) === 0 && iso !== '2027-02-02';

/** The first Saturday of the month. */
const isSaturday = (iso: string) =>
  new Date(iso).getUTCDay() === 6 && Number(iso.slice(8)) <= 7 && iso !== '2027-05-01';

/** What a visitor sees at a moment of a block that was built on a day. */
function showAt(written: object, { timeZone, built, moment }: Visit): HTMLElement {
  const context = testContext({
    site: { ...testContext().site, timeZone },
    today: () => built,
  });
  document.body.innerHTML = renderBlock(blockSchema.parse(written), context);
  showToday(document, moment);
  return document.body;
}

type Visit = { timeZone: string; built: string; moment: Date; visited: string };

const visit = fc
  .record({
    timeZone: fc.constantFrom(...zones),
    builtAt: fc.integer({ min: 0, max: 500 }),
    hours: fc.integer({ min: 0, max: 40 * 24 }),
  })
  .map(({ timeZone, builtAt, hours }): Visit => {
    const built = isoAfter('2027-01-01', builtAt);
    const moment = new Date(Date.parse(`${built}T12:00:00Z`) + hours * 3_600_000);
    // The Swedish date format is year-month-day.
    return { timeZone, built, moment, visited: moment.toLocaleDateString('sv', { timeZone }) };
  })
  .filter(({ built, visited }) => visited >= built);

const isVisible = (element: Element) => element.closest('[hidden]') === null;

test('under its months a calendar lists what is ahead on every day, in every zone, and nothing else', () => {
  const works = { from: '2027-04-12', to: '2027-04-16' };
  const written = {
    type: 'calendar',
    events: [
      {
        event: 'Bin',
        repeats: {
          days: ['tuesday'],
          everyWeeks: 2,
          from: '2027-01-05',
          except: ['2027-02-02'],
        },
      },
      { event: 'Works', date: works.from, lastDay: works.to },
      { event: 'Meeting', date: '2028-01-20' },
    ],
  };
  fc.assert(
    fc.property(visit, (one) => {
      const months = showAt(written, one).querySelectorAll('details');
      const shown = Array.from(months).flatMap((month) =>
        // What has passed when the page was built is in the last part, which nobody takes for a month.
        month.querySelector('[data-shown-until]')
          ? Array.from(month.querySelectorAll('li')).filter(isVisible)
          : [],
      );
      const days = shown.map((row) => row.querySelector('time')?.getAttribute('datetime') ?? '');
      // It knows what comes again for a year.
      const last = isoAfter(one.built, 366);
      const ahead = Array.from({ length: 420 }, (_, index) => isoAfter(one.visited, index));
      const expected = [
        ...ahead.filter((day) => day <= last && isTuesday(day)),
        ...(one.visited <= works.to ? [works.from] : []),
        ...(one.visited <= '2028-01-20' ? ['2028-01-20'] : []),
      ];
      expect(days).toEqual(expected.toSorted());
      for (const month of Array.from(months).filter(isVisible))
        expect(Array.from(month.querySelectorAll('li')).some(isVisible)).toBe(true);
    }),
    { ...runs(4), endOnFailure: true },
  );
});

test('of what comes again, opening hours name the next day on every day, in every zone', () => {
  const written = {
    type: 'opening-hours',
    hours: [],
    exceptions: [
      {
        name: 'Saturdays',
        repeats: {
          days: ['saturday'],
          weeks: ['first'],
          from: '2026-12-05',
          except: ['2027-05-01'],
        },
      },
      { name: 'Fair', from: '2027-06-05', to: '2027-06-09' },
      { name: 'New Year', from: '2027-01-01', everyYear: true },
    ],
  };
  fc.assert(
    fc.property(visit, (one) => {
      const rows = showAt(written, one).querySelectorAll('[data-hours=exceptions] > div');
      const shown = (name: string) =>
        Array.from(rows)
          .filter((row) => row.textContent?.includes(name))
          .flatMap((row) => Array.from(row.querySelectorAll('time')).filter(isVisible))
          .map((time) => time.getAttribute('datetime'));
      const ahead = Array.from({ length: 80 }, (_, index) => isoAfter(one.visited, index));
      expect(shown('Saturdays')).toEqual(ahead.filter(isSaturday).slice(0, 1));
      expect(shown('Fair')).toEqual(
        one.visited <= '2027-06-09' ? ['2027-06-05', '2027-06-09'] : [],
      );
      expect(shown('New Year')).toHaveLength(1);
    }),
    { ...runs(4), endOnFailure: true },
  );
});

test('exceptions that have all passed leave no heading, also of what came again until a day', () => {
  const written = {
    type: 'opening-hours',
    hours: [],
    exceptions: [
      { name: 'Fair', from: '2027-06-05', to: '2027-06-09' },
      {
        name: 'Saturdays',
        repeats: { days: ['saturday'], from: '2027-05-29', until: '2027-06-12' },
      },
    ],
  };
  for (const timeZone of zones) {
    const shown = (hour: string) => {
      const moment = new Date(momentOf(timeZone, hour));
      const block = showAt(written, { timeZone, built: '2027-06-01', moment, visited: '' });
      const list = block.querySelector('[data-hours=exceptions]');
      return Array.from(list?.parentElement?.querySelectorAll('h2, dt') ?? []).filter(isVisible);
    };
    expect(shown('2027-06-09 23:59')).toHaveLength(3);
    expect(shown('2027-06-10 00:01')).toHaveLength(2);
    expect(shown('2027-06-12 23:59')).toHaveLength(2);
    expect(shown('2027-06-13 00:00')).toEqual([]);
  }
});
