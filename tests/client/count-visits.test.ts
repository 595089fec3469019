// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetVisits, isThirdVisit, noteOffer } from '../../src/client/offline/count-visits.ts';

/** A browser on a device with these features. */
const device = (...features: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: features.includes(query) }));

const phone = ['(pointer: coarse)', '(display-mode: browser)'];

beforeEach(() => {
  vi.useFakeTimers();
  device(...phone);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Opens pages on these days of November; whether each was a third visit. */
const visitsOn = (...days: number[]) =>
  days.map((day) => {
    vi.setSystemTime(new Date(2026, 10, day, 12));
    return isThirdVisit();
  });

test('days are counted and not pages, until the offer was seen', () => {
  expect(visitsOn(1, 1, 1, 2, 2, 9)).toEqual([false, false, false, false, false, true]);
  // The offer was not reached on that page.
  expect(visitsOn(9, 10)).toEqual([true, true]);
  noteOffer();
  expect(visitsOn(11, 12, 13, 14)).toEqual([false, false, false, false]);
  forgetVisits();
  expect(localStorage).toHaveLength(0);
  expect(visitsOn(15)).toEqual([false]);
});

test('nothing is stored at a desk, nor where the site is on the home screen', () => {
  device('(display-mode: browser)');
  expect(visitsOn(1, 2, 3, 4)).not.toContain(true);
  device('(pointer: coarse)');
  expect(visitsOn(1, 2, 3, 4)).not.toContain(true);
  expect(localStorage).toHaveLength(0);
});

test('what somebody else stored under that name counts as nothing', () => {
  localStorage.setItem('visits', 'many');
  expect(visitsOn(1, 2, 3)).toEqual([false, false, true]);
});
