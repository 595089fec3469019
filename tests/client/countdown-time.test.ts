import { afterEach, describe, expect, test, vi } from 'vitest';
import { countdownAt, monthOf } from '../../src/client/frame/countdown-time.ts';

afterEach(() => vi.unstubAllEnvs());

const at = (text: string) => new Date(text);
const left = (loaded: string, now = loaded) => {
  const { days, hours, minutes, seconds } = countdownAt(at(now), monthOf(at(loaded)));
  return `${days} ${hours} ${minutes} ${seconds}`;
};
const goneDays = (now: string, loaded = now) => countdownAt(at(now), monthOf(at(loaded))).goneDays;
const gone = (now: string) => countdownAt(at(now), monthOf(at(now))).gone;

describe('the end of the month', () => {
  test.each([
    ['2026-01-31T12:00:00', 31],
    ['2025-02-10T12:00:00', 28],
    ['2028-02-10T12:00:00', 29],
    ['2026-04-30T23:59:59', 30],
    ['2025-12-31T23:59:59', 31],
  ])('of %s is day %i at 23:59:59', (moment, days) => {
    const month = monthOf(at(moment));
    expect(month.days).toBe(days);
    expect([month.end.getHours(), month.end.getMinutes(), month.end.getSeconds()]).toEqual([
      23, 59, 59,
    ]);
    expect(month.end.getMonth()).toBe(at(moment).getMonth());
    expect(month.start.getDate()).toBe(1);
  });
});

describe('the time left', () => {
  test.each([
    ['2026-11-21T16:17:42', '09 07 42 17'],
    ['2025-02-27T23:59:59', '01 00 00 00'],
    ['2028-02-27T23:59:59', '02 00 00 00'],
    ['2025-02-28T23:59:58', '00 00 00 01'],
    ['2026-01-01T00:00:00', '30 23 59 59'],
  ])('at %s is %s', (moment, expected) => {
    expect(left(moment)).toBe(expected);
  });

  test('counts a second that has begun', () => {
    expect(left('2026-11-30T23:59:57.999')).toBe('00 00 00 02');
    expect(left('2026-11-30T23:59:58.001')).toBe('00 00 00 01');
    expect(left('2026-11-30T23:59:59.000')).toBe('00 00 00 00');
  });

  test('is zero once the month is over, for as long as the page stays open', () => {
    expect(left('2026-11-30T23:00:00', '2026-11-30T23:59:59.500')).toBe('00 00 00 00');
    expect(left('2026-11-30T23:00:00', '2026-12-01T00:00:00')).toBe('00 00 00 00');
    expect(left('2026-11-30T23:00:00', '2027-02-03T08:00:00')).toBe('00 00 00 00');
  });

  test('never exceeds the month when the clock is set back', () => {
    expect(left('2026-11-30T23:00:00', '2026-10-15T00:00:00')).toBe('29 23 59 59');
  });

  test.each([
    ['2026-03-28T23:59:59', '02 23 00 00', 'spring takes'],
    ['2026-10-24T23:59:59', '07 01 00 00', 'autumn gives'],
  ])('at %s in London is %s: the hour that %s counts', (moment, expected) => {
    vi.stubEnv('TZ', 'Europe/London');
    expect(left(moment)).toBe(expected);
  });
});

describe('the elapsed share of the month', () => {
  test('is 0 at the start, a half in the middle, 1 at the end', () => {
    expect(gone('2026-11-01T00:00:00')).toBe(0);
    expect(gone('2026-11-16T00:00:00')).toBeCloseTo(0.5, 4);
    expect(gone('2026-11-30T23:59:59')).toBe(1);
  });

  test('is given in days too', () => {
    expect(goneDays('2026-11-01T09:00:00')).toBe(0);
    expect(goneDays('2026-11-21T09:00:00')).toBe(20);
    expect(goneDays('2026-11-30T23:59:58')).toBe(29);
    expect(goneDays('2026-11-30T23:59:59')).toBe(30);
    expect(goneDays('2026-12-02T00:00:00', '2026-11-30T12:00:00')).toBe(30);
  });
});
