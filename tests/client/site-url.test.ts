// @vitest-environment jsdom
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { siteUrl } from '../../src/client/links/site-url.ts';

test.each(['/', '/fees', '/fees/grade-10?year=2025', '/AI#top', '/a%20b', '/%', '/Gebühren'])(
  '%s is an address of this site',
  (path) => {
    expect(siteUrl(path)?.href).toBe(new URL(path, location.origin).href);
  },
);

test.each([
  '//other.example/x',
  '/\\other.example/x',
  '\\\\other.example/x',
  '/\t/other.example/x',
  '/\n/other.example/x',
  '/./\\other.example',
  '/..//other.example',
  '/%2fother.example',
  '/%2F%2Fother.example',
  '/fees/%5c%5Cother.example',
  '/fees%0d%0aSet-Cookie:x',
  '/%00',
  '/fees\0x',
  'https://other.example/',
  '.other.example/',
  '@other.example/',
  ':80@other.example/',
  'javascript:alert(1)',
  'fees',
  '',
])('%j is none', (path) => {
  expect(siteUrl(path)).toBeNull();
});

test('no path leads to another site, however it is completed', () => {
  const piece = constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '\t',
    '@',
    ':',
    'x.example',
    '?',
    '#',
  );
  assert(
    property(array(oneof(piece, string({ maxLength: 3 })), { maxLength: 8 }), (pieces) => {
      const address = siteUrl(pieces.join(''));
      if (address === null) return;
      expect(address.origin).toBe(location.origin);
      const completed = new URL(address.pathname + address.search, location.origin);
      expect(completed.origin + completed.pathname).toBe(address.origin + address.pathname);
    }),
    { numRuns: 2000 },
  );
});
