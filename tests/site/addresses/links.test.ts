import { expect, test } from 'vitest';
import { resolveLink } from '../../../src/site/addresses/links.ts';
import { siteOf } from '../site-of.ts';

const tree = siteOf(
  { AI: {}, 'fees/index': {} },
  {
    identifier: { parameter: 'school', value: 'lakeside-girls' },
    contacts: { main: { label: 'Office', phone: '+254 (0)700-000 000', email: 'a@b.example' } },
    outside: {
      enquiry: {
        label: 'Enquiry',
        address: 'https://enquiry.example/apply?from=web',
        withIdentifier: true,
      },
      library: { label: 'Library', address: 'https://library.example/' },
    },
  },
);

test.each([
  ['/fees', '/fees', 'page', false],
  ['/Fees/#terms', '/fees#terms', 'page', false],
  ['/ai', '/AI', 'page', false],
  ['/Fees?year=2025', '/fees?year=2025', 'page', false],
  ['/fees/?year=2025&form=2#terms', '/fees?year=2025&form=2#terms', 'page', false],
  ['#terms', '#terms', 'page', false],
  ['enquiry', 'https://enquiry.example/apply?from=web&school=lakeside-girls', 'outside', true],
  ['library', 'https://library.example/', 'outside', true],
  ['phone:main', 'tel:+2540700000000', 'phone', false],
  ['email:main', 'mailto:a@b.example', 'email', false],
])('%s leads to %s', (to, href, kind, newTab) => {
  expect(resolveLink(tree, to)).toMatchObject({ href, kind, newTab });
});

test.each([
  ['/новости', '/новости'],
  ['/Новости/', '/новости'],
  ['/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D0%B8#_%D0%B2', '/новости#_в'],
  ['/معرض/صور', '/معرض/صور'],
  ['/f\u00eate', '/f\u00eate'],
  ['/fe\u0302te', '/f\u00eate'],
  ['/f%C3%AAte', '/f\u00eate'],
])('in whichever way its letters are written, %s leads to %s', (to, href) => {
  // A disk of a Mac stores an accent apart from its letter.
  const other = siteOf({ новости: {}, 'معرض/صور': {}, 'fe\u0302te': {} });
  expect(resolveLink(other, to).href).toBe(href);
});

test.each(['/nowhere', 'nobody', 'phone:finance', 'javascript:alert(1)', '//evil.example'])(
  '%s is never drawn',
  (to) => {
    expect(() => resolveLink(tree, to)).toThrow(to);
  },
);
