import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter, reviewsDue } from '../../../src/site/pages/reviews-due.ts';

const day = '2026-11-24';
const dueOf = (page: Parameters<typeof reviewsDue>[0], checkAgainAfter?: number) =>
  reviewsDue(page, { day, checkAgainAfter }).map(({ path, since }) => `${path.join('.')} ${since}`);

test('a review is due from its day on, until somebody has checked the page on that day or later', () => {
  const page = { reviewBy: '2026-11-01', blocks: [{}, undefined, { reviewBy: '2026-11-24' }] };
  expect(dueOf(page)).toEqual(['reviewBy 2026-11-01', 'blocks.2.reviewBy 2026-11-24']);
  expect(dueOf({ ...page, checked: '2026-11-01' })).toEqual(['blocks.2.reviewBy 2026-11-24']);
  expect(dueOf({ ...page, checked: day })).toEqual([]);
  expect(dueOf({ reviewBy: '2026-11-25' })).toEqual([]);
});

test('a page that was checked is due again after the days that the site allows, and not before', () => {
  const days = integer({ min: 1, max: 3650 });
  assert(
    property(days, days, (ago, allowed) => {
      const checked = daysAfter(day, -ago);
      const since = daysAfter(checked, allowed);
      expect(dueOf({ checked }, allowed)).toEqual(ago >= allowed ? [`checked ${since}`] : []);
      expect(dueOf({ checked })).toEqual([]);
    }),
  );
});
