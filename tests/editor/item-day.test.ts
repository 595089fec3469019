import { expect, test } from 'vitest';
import { itemDay } from '../../src/editor/fields/ListField.tsx';

test.each([
  [{ event: 'Works', date: '2027-04-12', lastDay: '2027-04-16' }, '12 Apr 2027'],
  [{ event: 'Meeting', date: { asPublished: 'In spring' } }, 'In spring'],
  [
    { event: 'Bin', repeats: { days: ['thursday', 'monday'], from: '2026-01-05' } },
    'Monday and Thursday',
  ],
  [{ event: 'Meters', repeats: { dayOfMonth: 15, from: '2026-01-15' } }, '15.'],
  [{ name: 'Fair', from: '2027-06-05', to: '2027-06-09' }, '5 Jun 2027'],
  [{ title: 'No day', text: 'In the year 2027-06' }, ''],
  ['2027-06-05', ''],
])('an item of a list shows its day beside its name: %j', (item, words) => {
  expect(itemDay(item, 'en-KE')).toBe(words);
});
