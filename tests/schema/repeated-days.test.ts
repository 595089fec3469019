import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { weekdays, weeksOfMonth } from '../../schema/fields/repetition.ts';
import { repeatedDays, ruleText } from '../../schema/repeated-days.ts';
import { runs } from '../sample.ts';

test('the first Sunday of the month, with an exception', () => {
  const rule = {
    days: ['sunday'],
    weeks: ['first'],
    from: '2026-10-15',
    except: ['2026-12-06'],
  };
  expect(repeatedDays(rule, '2026-10-01', '2027-02-28')).toEqual([
    '2026-11-01',
    '2027-01-03',
    '2027-02-07',
  ]);
});

test('every second Tuesday counts from the week of the first day, whatever part is asked for', () => {
  const rule = { days: ['tuesday'], everyWeeks: 2, from: '2026-01-06' };
  expect(repeatedDays(rule, '2026-03-01', '2026-03-31')).toEqual([
    '2026-03-03',
    '2026-03-17',
    '2026-03-31',
  ]);
});

test('every second week counts from the first day that the rule names, on or after the day from which it holds', () => {
  const rule = { days: ['tuesday'], everyWeeks: 2, from: '2026-01-07' };
  expect(repeatedDays(rule, '2026-01-01', '2026-02-15')).toEqual([
    '2026-01-13',
    '2026-01-27',
    '2026-02-10',
  ]);
  const twice = { days: ['monday', 'thursday'], everyWeeks: 2, from: '2026-01-07' };
  expect(repeatedDays(twice, '2026-01-01', '2026-01-31')).toEqual([
    '2026-01-08',
    '2026-01-19',
    '2026-01-22',
  ]);
});

test('months without the day are left out, and the last day counts', () => {
  const rule = { dayOfMonth: 31, from: '2026-01-31', until: '2026-05-31' };
  expect(repeatedDays(rule, '2026-01-01', '2026-12-31')).toEqual([
    '2026-01-31',
    '2026-03-31',
    '2026-05-31',
  ]);
});

const isoOfDay = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
const newYear = Date.UTC(2026, 0, 1) / 86_400_000;
const aDay = fc.integer({ min: newYear, max: newYear + 800 });
const anyDays = fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 });
const anyPattern = fc.oneof(
  fc.record({ days: anyDays }),
  fc.record({ days: anyDays, everyWeeks: fc.integer({ min: 1, max: 6 }) }),
  fc.record({
    days: anyDays,
    weeks: fc.uniqueArray(fc.constantFrom(...weeksOfMonth), { minLength: 1 }),
  }),
  fc.record({ dayOfMonth: fc.integer({ min: 1, max: 31 }) }),
);

/** The days that a calendar program finds, as ical.js reads the rule that it is sent. */
function daysByCalendar(rule: string, begins: string, last: string): string[] {
  const days = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(begins));
  const found: string[] = [];
  for (let day = days.next(); day && day.toString() <= last; day = days.next()) {
    found.push(day.toString());
  }
  return found;
}

test('calendar programs find the same days by the rule that a calendar file has', () => {
  fc.assert(
    fc.property(
      anyPattern,
      aDay,
      fc.option(aDay, { nil: undefined }),
      aDay,
      fc.integer({ min: 0, max: 200 }),
      (pattern, from, until, first, length) => {
        const rule = {
          ...pattern,
          from: isoOfDay(from),
          until: until === undefined ? undefined : isoOfDay(until),
        };
        const last = isoOfDay(first + length);
        const [begins] = repeatedDays(rule, rule.from, isoOfDay(from + 800));
        const expected = begins === undefined ? [] : daysByCalendar(ruleText(rule), begins, last);
        expect(repeatedDays(rule, isoOfDay(first), last)).toEqual(
          expected.filter((iso) => iso >= isoOfDay(first)),
        );
      },
    ),
    runs(150),
  );
});
