import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { telephone } from '../../../schema/fields/address.ts';
import { telephoneHref } from '../../../src/site/addresses/links.ts';
import {
  countryOf,
  explainTelephoneLink,
  loadTelephoneRules,
} from '../../../src/site/checks/telephone-links.ts';

beforeAll(loadTelephoneRules);

// The country of the site, the field, what is written in it, and the number that is proposed; null if none can be.
const wrongNumbers = [
  ['DE', 'phone', '+49 (0)30 123 456', '+49 30 123456'],
  ['GB', 'whatsapp', '+44 (0)7700 900 123', '+44 7700 900123'],
  ['KE', 'phone', '+254 0712 345 678', '+254 712 345678'],
  ['KE', 'phone', '254 712 345 678', '+254 712 345678'],
  ['KE', 'whatsapp', '0712 345 678', '+254 712 345678'],
  ['KE', 'whatsapp', '00254 712 345 678', '+254 712 345678'],
  ['KE', 'whatsapp', '987654321', null],
  [null, 'whatsapp', '0712 345 678', null],
  ['KE', 'whatsapp', '112', null],
  ['KE', 'phone', '+254 712 345', null],
  ['IT', 'phone', '+39 6 1234', null],
] as const;

test.each(wrongNumbers)(
  'in %s the %s %s leads nowhere; proposed is %s',
  (country, kind, number, right) => {
    const found = explainTelephoneLink({ kind, number, country });
    expect(found).toMatchObject({ code: 'number-not-callable' });
    expect(found?.replaceWith).toEqual(right === null ? undefined : { text: right });
    if (right !== null) {
      expect(explainTelephoneLink({ kind, number: right, country })).toBeNull();
    }
  },
);

test.each([
  ['KE', 'phone', '+254 700 000 000'],
  ['KE', 'whatsapp', '+254 700 000 000'],
  ['KE', 'whatsapp', '254 700 000 000'],
  ['KE', 'phone', '0712 345 678'],
  ['KE', 'phone', '0800 720 999'],
  ['KE', 'phone', '112'],
  ['KE', 'phone', '*144#'],
  ['DE', 'phone', '030/123456'],
  ['DE', 'phone', '0049 30 123456'],
  ['IT', 'phone', '+39 06 1234 5678'],
  ['KE', 'phone', '+352 99 88 77 1'],
  [null, 'phone', '0712 345 678'],
] as const)('in %s the %s %s can be called', (country, kind, number) => {
  expect(z.safeParse(telephone({ label: '', hint: '' }), number).success).toBe(true);
  expect(explainTelephoneLink({ kind, number, country })).toBeNull();
});

test.each([
  '020 123456/7',
  '0712 345 678 / 0733 111 222',
  '020 1234567 ext. 12',
  'call us',
  '“0712 345 678”',
])('one number is asked for in place of %s', (text) =>
  expect(z.safeParse(telephone({ label: '', hint: '' }), text).success).toBe(false),
);

test('a code that is no number is called with its signs', () => {
  expect(telephoneHref('*144#')).toBe('tel:*144%23');
});

const settings = (language: string, ...phones: string[]) => ({
  language,
  contacts: Object.fromEntries(
    phones.map((phone, index) => [`c${index}`, { label: 'Office', phone }]),
  ),
});

test('the country is that of the numbers, or else of the language', () => {
  expect(countryOf(settings('en-GB', '+254 700 000 000'))).toBe('KE');
  expect(countryOf(settings('en-GB', '+254 700 000 000', '+49 30 123456'))).toBe('GB');
  expect(countryOf(settings('sw', '0712 345 678'))).toBeNull();
});
