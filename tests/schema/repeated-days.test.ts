import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdays, weeksOfMonth } from '../../schema/fields/repetition.ts';
import { repeatedDays } from '../../schema/repeated-days.ts';
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

const dayLength = 86_400_000;
const isoOfDay = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);
const newYear = Date.UTC(2026, 0, 1) / dayLength;
const aDay = fc.integer({ min: newYear, max: newYear + 800 });

/** Whether a day is one of a rule, computed from the day alone. */
function isIn(
  { days, weeks }: { days: readonly string[]; weeks: readonly string[] },
  iso: string,
): boolean {
  const date = new Date(iso);
  if (!days.includes(weekdays[(date.getUTCDay() + 6) % 7] ?? '')) return false;
  const ofMonth = date.getUTCDate();
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const which = weeksOfMonth[Math.floor((ofMonth - 1) / 7)] ?? 'fifth';
  return (
    weeks.length === 0 ||
    weeks.includes(which === 'last' ? 'fifth' : which) ||
    (weeks.includes('last') && ofMonth > length - 7)
  );
}

test('any rule of weekdays gives exactly the days that it describes, in any part of its time', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
      fc.uniqueArray(fc.constantFrom(...weeksOfMonth)),
      aDay,
      fc.option(aDay, { nil: undefined }),
      aDay,
      fc.integer({ min: 0, max: 120 }),
      (days, weeks, from, until, first, length) => {
        const rule = {
          days,
          ...(weeks.length === 0 ? {} : { weeks }),
          from: isoOfDay(from),
          until: until === undefined ? undefined : isoOfDay(until),
        };
        const expected = Array.from({ length: length + 1 }, (_, index) => first + index)
          .filter((day) => day >= from && (until === undefined || day <= until))
          .map(isoOfDay)
          .filter((iso) => isIn({ days, weeks }, iso));
        expect(repeatedDays(rule, isoOfDay(first), isoOfDay(first + length))).toEqual(expected);
      },
    ),
    runs(150),
  );
});
