import { describe, expect, test } from 'vitest';
import { meantAddress } from '../../src/client/not-found/find-page.ts';
import { nearestPages } from '../../src/client/not-found/nearest-pages.ts';

const pages = [
  { address: '/', title: 'Home' },
  { address: '/новости', title: 'Новости' },
  { address: '/AI', title: 'Computers and AI' },
  { address: '/fees', title: 'Fees' },
  { address: '/fees/grade-9', title: 'Grade 9 Fees' },
  { address: '/fees/grade-10', title: 'Grade 10 Fees' },
  { address: '/join-us/grade-10', title: 'Join Grade 10' },
  { address: '/student-life/swimming', title: 'Swimming' },
  { address: '/our-location', title: 'Our Location', from: ['/where-we-are', '/map.html'] },
];

const meant = (typed: string) => meantAddress(new URL(typed, 'https://site.example'), pages);
const nearest = (typed: string) => nearestPages(typed, pages).map(({ address }) => address);

describe('the page that an address meant', () => {
  test.each([
    ['/Fees/', '/fees'],
    ['/fees/', '/fees'],
    ['/ai', '/AI'],
    ['/FEES/Grade-10//', '/fees/grade-10'],
    ['/%66ees', '/fees'],
    ['/Новости/', '/новости'],
    ['/Where-We-Are/?from=sms#gate', '/our-location?from=sms#gate'],
    ['/Fees/?year=2025&term=1#term-1', '/fees?year=2025&term=1#term-1'],
  ])('for %s is %s', (typed, address) => {
    expect(meant(typed)).toBe(address);
  });

  test.each(['/fee', '/fees-', '/fees/grade', '/%E0%A4%A', '/fees/grade-10/more'])(
    'for %s is none',
    (typed) => {
      expect(meant(typed)).toBeNull();
    },
  );

  test('is never the address itself, to avoid redirect loops', () => {
    expect(meant('/fees')).toBeNull();
    expect(meant('/новости')).toBeNull();
  });
});

describe('the pages similar to an address', () => {
  test.each([
    ['/feees', '/fees'],
    ['/fees/grade10', '/fees/grade-10'],
    ['/swiming', '/student-life/swimming'],
    ['/Join-Us/Grade 10', '/join-us/grade-10'],
    ['/our%20locaton', '/our-location'],
    ['/fees.html', '/fees'],
    ['/where-we-aer', '/our-location'],
    ['/clubs/after-school/swimmingg', '/student-life/swimming'],
  ])('of %s begin with %s', (typed, address) => {
    expect(nearest(typed)[0]).toBe(address);
  });

  test.each(['/wp-login.php', '/qqqqqq', '/', `/${'z'.repeat(5000)}`])(
    'of %s are none',
    (typed) => {
      expect(nearest(typed)).toEqual([]);
    },
  );

  test('are three at most', () => {
    expect(nearest('/fees')).toHaveLength(3);
  });
});
