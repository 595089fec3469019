import { expect, test } from 'vitest';
import { loadingShifts, tooFar } from './loading-shift.ts';

// All pages are among the long tests.
test('a page that comes slowly stays where it is', async () => {
  const addresses = [
    '/',
    '/student-life/basketball',
    '/student-life/swimming',
    '/fees/grade-10',
    '/kcse-results',
    '/our-location',
  ];
  expect(tooFar(await loadingShifts(addresses))).toEqual([]);
}, 180_000);
