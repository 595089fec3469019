import { expect, test } from 'vitest';
import { sumOfAmounts } from '../../../schema/fields/amount.ts';
import { dayIn } from '../../../src/site/dates/day-in.ts';
import { createFormats } from '../../../src/site/language/formats.ts';

const space = '\u00a0';
const day = { part: 'date', iso: '2025-01-08' } as const;

test.each([
  ['en-KE', 'KES', '8 January 2025', `KES${space}115,500`, `KES${space}450.50`],
  ['en-US', 'USD', 'January 8, 2025', `USD${space}115,500`, `USD${space}450.50`],
  ['sw-KE', 'KES', '8 Januari 2025', `KES${space}115,500`, `KES${space}450.50`],
  ['de-DE', 'EUR', '8. Januar 2025', `115.500${space}€`, `450,50${space}€`],
])('in %s dates and amounts are written as there', (language, currency, date, whole, cents) => {
  const formats = createFormats(language, currency);
  expect(formats.date(day)).toBe(date);
  expect(formats.money(115_500)).toBe(whole);
  expect(formats.money(450.5)).toBe(cents);
  const pieces = formats.moneyPieces(450.5);
  expect(pieces.map(({ text }) => text).join('')).toBe(cents);
  expect(pieces.filter(({ isCurrency }) => !isCurrency)).toHaveLength(1);
});

test.each([
  ['en-KE', 'KES', ['KES', '300–2,800'], ['KES', '450.50–800.00']],
  ['de-DE', 'EUR', ['300–2.800', '€'], ['450,50–800,00', '€']],
  ['ar', 'EGP', ['300–2,800', 'EGP'], ['450.50–800.00', 'EGP']],
])('in %s a price goes from one amount to another as there', (language, currency, whole, cents) => {
  const { moneyPieces } = createFormats(language, currency);
  const words = (from: number, to: number) =>
    moneyPieces(from, to)
      .map(({ text }) => text.replaceAll(/[\s\p{Bidi_Control}]/gu, ''))
      .filter((text) => text !== '');
  expect(words(300, 2800)).toEqual(whole);
  expect(words(450.5, 800)).toEqual(cents);
});

test('cents add up exactly', () => {
  expect(sumOfAmounts([0.1, 0.2])).toBe(0.3);
  expect(sumOfAmounts([450.5, 1.05, 99_999_999.99])).toBe(100_000_451.54);
});

test('the months are those of the language', () => {
  expect(createFormats('sw', 'KES').months.slice(0, 5)).toEqual([
    'Jan',
    'Feb',
    'Mac',
    'Apr',
    'Mei',
  ]);
});

test('the day is that of the place: at night in London it is tomorrow in Nairobi', () => {
  const moment = new Date('2026-12-31T22:30:00Z');
  expect(dayIn('UTC', moment)).toBe('2026-12-31');
  expect(dayIn('Africa/Nairobi', moment)).toBe('2027-01-01');
  expect(dayIn('Pacific/Honolulu', moment)).toBe('2026-12-31');
});

test('the day of the week stands with the day where the month is said above it', () => {
  const first = { part: 'date', iso: '2027-03-01' } as const;
  const french = createFormats('fr-LU', 'EUR');
  expect(french.weekdayAndDay(first)).toBe('lundi 1er');
  expect(french.weekdayAndMonth(first)).toBe('lundi 1er mars');
  expect(french.weekdayAndDate(first)).toBe('lundi 1er mars 2027');
  expect(french.weekdayAndDay({ part: 'date', iso: '2027-03-11' })).toBe('jeudi 11');
  expect(createFormats('pt', 'EUR').weekdayAndDay(first)).toBe('segunda-feira, 1');
  expect(french.weekdayAndDay({ part: 'date', asPublished: '31 juin' })).toBe('31 juin');
});

test('French amounts and labels break nowhere', () => {
  const formats = createFormats('fr-LU', 'EUR');
  const written = [
    formats.money(1_250_000),
    formats.money(4.5),
    formats.percent(7.5),
    formats.label('Dernière vérification'),
    formats
      .moneyPieces(350, 1420.5)
      .map(({ text }) => text)
      .join(''),
  ];
  for (const text of written.filter((one) => !one.includes('vérification'))) {
    expect(text).not.toContain(' ');
  }
  expect(written[3]).toBe('Dernière vérification\u00a0:');
});
