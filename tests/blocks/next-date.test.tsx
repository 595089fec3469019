// @vitest-environment jsdom
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockDefinitions, blockSchema } from '../../schema/blocks/index.ts';
import type { OfferedDates } from '../../schema/offered-dates.ts';
import { datesOf } from '../../schema/blocks/calendar/dates-of-calendar.ts';
import { showToday } from '../../src/layout/ui/Today.tsx';
import { runs } from '../sample.ts';
import { renderBlock, testContext } from './test-context.ts';

/** Hours ahead of most of its visitors, among them, and behind them. */
const zones = ['Pacific/Auckland', 'Africa/Nairobi', 'America/Los_Angeles'];

const isoAfter = (iso: string, days: number) =>
  new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10);

/** Days of the year of the calendar, those of each term in order; a few of them are not confirmed. */
const unconfirmed = { asPublished: '31 June' };
type Written = string | typeof unconfirmed;
const step = fc.integer({ min: 1, max: 20 });
const orUnconfirmed = (day: string) => fc.constantFrom<Written>(day, day, day, day, unconfirmed);

const term = fc
  .tuple(fc.integer({ min: 0, max: 250 }), fc.array(step, { minLength: 5, maxLength: 5 }))
  .chain(([start, steps]) => {
    let day = isoAfter('2027-01-01', start);
    const days = [day, ...steps.map((length) => (day = isoAfter(day, length)))];
    return fc.tuple(fc.tuple(...days.map(orUnconfirmed)), fc.boolean(), fc.boolean());
  })
  .map(([[opening, breakFrom, breakTo, closing, from, to], hasBreak, hasHoliday]) => ({
    opening,
    ...(hasBreak ? { halfTerm: { from: breakFrom, to: breakTo } } : {}),
    closing,
    ...(hasHoliday ? { holiday: { name: 'Rest', from, to } } : {}),
  }));

const event = fc
  .integer({ min: 0, max: 364 })
  .chain((start) => orUnconfirmed(isoAfter('2027-01-01', start)));

const calendar = fc
  .record({ terms: fc.array(term, { maxLength: 1 }), events: fc.array(event, { maxLength: 4 }) })
  .map(({ terms, events }) => ({
    type: 'calendar',
    year: 2027,
    terms: terms.map((one, index) => ({ name: `Term ${index + 1}`, ...one })),
    events: events.map((date, index) => ({ event: `Event ${index + 1}`, date })),
  }));

/** Every day that the calendar has, as it is written, and whether one of them is not confirmed. */
function daysIn(written: unknown): { days: string[]; unsure: boolean } {
  const text = JSON.stringify(written);
  return {
    days: [...text.matchAll(/\d{4}-\d\d-\d\d/g)].map(([day]) => day).toSorted(),
    unsure: text.includes('asPublished'),
  };
}

/** What a visitor reads in the part that says which date is next. */
function shownAt(html: string, moment: Date): { day: string | null; text: string } {
  document.body.innerHTML = html;
  showToday(document, moment);
  const shown = [...document.querySelectorAll('div[data-shown-from]')].filter(
    (one) => !one.hasAttribute('hidden'),
  );
  expect(shown).toHaveLength(1);
  return {
    day: shown[0]?.querySelector('time')?.getAttribute('datetime') ?? null,
    text: shown[0]?.textContent ?? '',
  };
}

test('a calendar, and a block that reads it on another page, say what is true of every day, in every zone', () => {
  fc.assert(
    fc.property(
      calendar,
      fc.constantFrom(...zones),
      fc.integer({ min: -60, max: 420 }),
      fc.integer({ min: 0, max: 500 * 24 }),
      (written, timeZone, builtAt, hoursLater) => {
        const { days, unsure } = daysIn(written);
        fc.pre(days.length > 0 || unsure);
        const built = isoAfter('2027-01-01', builtAt);
        const moment = new Date(Date.parse(`${built}T12:00:00Z`) + hoursLater * 3600_000);
        // The Swedish date format is year-month-day.
        const visited = moment.toLocaleDateString('sv', { timeZone });
        fc.pre(visited >= built);
        const block = blockSchema.parse(written);
        const { calendar: offered } = blockDefinitions.get('calendar')?.offers(block) ?? {};
        const calendars: OfferedDates[] = offered ? [offered] : [];
        const context = testContext({
          site: { ...testContext().site, timeZone },
          today: () => built,
          calendarsOf: () => calendars,
        });
        const reader = blockSchema.parse({ type: 'next-date', calendar: '/calendar' });
        const ahead = days.filter((day) => day >= visited);
        for (const shown of [block, reader].map((one) =>
          shownAt(renderBlock(one, context), moment),
        )) {
          if (shown.day === null) {
            // The end of a break is no date of its own, and what follows it may not be confirmed.
            expect(shown.text).toMatch(ahead.length > 0 || !unsure ? /./ : /confirmed|ended/);
            if (/ended/.test(shown.text)) expect(ahead).toEqual([]);
            if (!unsure) expect([shown.text, ahead]).toEqual([expect.stringMatching(/ended/), []]);
            if (unsure && visited > '2028-01-31') expect(shown.text).toMatch(/ended/);
          } else {
            expect(ahead).toContain(shown.day);
            // Only the end of a break may lie before it.
            const breakEnds = written.terms.map(({ halfTerm }) => halfTerm?.to);
            expect(
              ahead.filter((day) => day < (shown.day ?? '') && !breakEnds.includes(day)),
            ).toEqual([]);
          }
        }
      },
    ),
    { ...runs(6), endOnFailure: true },
  );
});

const dates = (year: number, day: string): OfferedDates =>
  datesOf({
    year,
    terms: [],
    events: [{ event: `Meeting of ${year}`, date: { part: 'date', iso: day } }],
  });

test('a block that reads several calendars, or dates without terms, names the first that is ahead', () => {
  const calendars = [dates(2028, '2028-02-01'), dates(2027, '2027-11-30')];
  const reader = blockSchema.parse({ type: 'next-date', calendar: '/calendar' });
  const at = (day: string) =>
    shownAt(
      renderBlock(reader, testContext({ today: () => '2027-01-01', calendarsOf: () => calendars })),
      new Date(`${day}T12:00:00Z`),
    );
  expect(at('2027-11-30')).toMatchObject({ day: '2027-11-30' });
  expect(at('2027-12-01')).toMatchObject({ day: '2028-02-01' });
  expect(at('2028-02-02').text).toContain('This calendar has ended');
});

const isFirstSaturday = (day: string) =>
  new Date(day).getUTCDay() === 6 && Number(day.slice(8)) <= 7 && day >= '2027-03-06';

const isOn = (day: string) =>
  day === '2027-04-12' || (isFirstSaturday(day) && day !== '2027-05-01' && day !== '2027-08-07');

test('what comes again without an end is never over, and its next day is right on every day, in every zone', () => {
  const written = blockSchema.parse({
    type: 'calendar',
    events: [
      {
        event: 'Visit',
        repeats: {
          days: ['saturday'],
          weeks: ['first'],
          from: '2027-03-06',
          except: ['2027-05-01', '2027-08-07'],
        },
      },
      { event: 'Works', date: '2027-04-12', lastDay: '2027-04-16' },
    ],
  });
  const { calendar: offered } = blockDefinitions.get('calendar')?.offers(written) ?? {};
  const reader = blockSchema.parse({ type: 'next-date', calendar: '/calendar' });
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: -40, max: 500 }),
      fc.integer({ min: 0, max: 430 * 24 }),
      (timeZone, builtAt, hoursLater) => {
        const built = isoAfter('2027-01-01', builtAt);
        const moment = new Date(Date.parse(`${built}T12:00:00Z`) + hoursLater * 3600_000);
        const visited = moment.toLocaleDateString('sv', { timeZone });
        fc.pre(visited >= built);
        const context = testContext({
          site: { ...testContext().site, timeZone },
          today: () => built,
          calendarsOf: () => (offered ? [offered] : []),
        });
        const { day, text } = shownAt(renderBlock(reader, context), moment);
        expect(text).not.toContain('ended');
        const ahead = Array.from({ length: 60 }, (_, index) => isoAfter(visited, index)).find(isOn);
        // A page that has not been built again for a year does not know any more, and says so.
        if (day === null)
          expect([text, visited > isoAfter(built, 320)]).toEqual([
            expect.stringContaining('confirmed'),
            true,
          ]);
        else expect([day, ahead ?? day]).toEqual([ahead ?? day, day]);
      },
    ),
    { ...runs(20), endOnFailure: true },
  );
});

test('a calendar with nothing in it says so, and not that it is over', () => {
  for (const year of [2027, undefined]) {
    const html = renderBlock(blockSchema.parse({ type: 'calendar', year }), testContext());
    expect(html).toContain('There are no dates yet');
    expect(html).not.toMatch(/ended|follow below/);
  }
  const next = renderBlock(
    blockSchema.parse({ type: 'next-date', calendar: '/dates' }),
    testContext({ calendarsOf: () => [datesOf({ year: 2027, terms: [] })] }),
  );
  expect(next).toContain('There are no dates yet');
});
