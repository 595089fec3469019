import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sumOfAmounts } from '../../../schema/fields/amount.ts';
import { dayIn } from '../../../src/site/dates/day-in.ts';
import { en } from '../../../src/messages/locales/en.ts';
import { fillWords } from '../../../src/messages/locales/fill-words.ts';
import { wordsOfLanguage } from '../../../src/messages/locales/words-of-language.ts';
import { createFormats, type DayStyle } from '../../../src/site/language/formats.ts';

const space = '\u00a0';
const dayOn = (iso: string) => ({ part: 'date', iso }) as const;
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

test.each(['KES', 'EUR', 'USD', 'JPY', 'KWD', undefined])(
  'in every language, the pieces of amounts in %s are those of Intl, joined',
  (currency) => {
    const folder = 'src/messages/locales/languages';
    const languages = readdirSync(folder).map((file) => path.basename(file, '.json'));
    const differing = [...languages, 'de-AT', 'en-IN', 'es-ES', 'fa-IR', 'hi-IN'].flatMap(
      (language) => {
        const { moneyPieces, money } = createFormats(language, currency);
        const currencyDisplay =
          currency === 'EUR' && !/^en\b/.test(language) ? ('symbol' as const) : ('code' as const);
        const asMoney = currency ? { style: 'currency' as const, currency, currencyDisplay } : {};
        const intl = new Intl.NumberFormat(language, { ...asMoney, maximumFractionDigits: 0 });
        return [0, 7, 950, 1000, 12_345, 1_234_567, -300].flatMap((from) =>
          [from, from + 1, 99_999_999].filter((to) => {
            const text = moneyPieces(from, to)
              .map((piece) => piece.text)
              .join('');
            return text !== (from === to ? money(from) : intl.formatRange(from, to));
          }),
        );
      },
    );
    expect(differing).toEqual([]);
  },
);

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

const inWords = (language: string, from: string, to: string, style?: DayStyle) =>
  fillWords(
    (wordsOfLanguage(language) ?? en).calendar.period,
    createFormats(language, undefined).period(dayOn(from), dayOn(to), style),
  );

const textsOf = (language: string, from: string, to: string) =>
  Object.values(createFormats(language, undefined).period(dayOn(from), dayOn(to)));

describe('a period says once what its two days share', () => {
  const periods = {
    shared: ['2026-12-25', '2026-12-26'],
    months: ['2026-11-30', '2026-12-01'],
    years: ['2026-12-30', '2027-01-01'],
    sameMonthOfYears: ['2026-12-25', '2027-12-26'],
    first: ['2026-12-01', '2026-12-03'],
  } as const;
  const written: Record<string, Record<keyof typeof periods, string>> = {
    'en-KE': {
      shared: '25 to 26 December 2026',
      months: '30 November to 1 December 2026',
      years: '30 December 2026 to 1 January 2027',
      sameMonthOfYears: '25 December 2026 to 26 December 2027',
      first: '1 to 3 December 2026',
    },
    'en-US': {
      shared: 'December 25 to 26, 2026',
      months: 'November 30 to December 1, 2026',
      years: 'December 30, 2026 to January 1, 2027',
      sameMonthOfYears: 'December 25, 2026 to December 26, 2027',
      first: 'December 1 to 3, 2026',
    },
    'fr-LU': {
      shared: 'du 25 au 26 décembre 2026',
      months: 'du 30 novembre au 1er décembre 2026',
      years: 'du 30 décembre 2026 au 1er janvier 2027',
      sameMonthOfYears: 'du 25 décembre 2026 au 26 décembre 2027',
      first: 'du 1er au 3 décembre 2026',
    },
    pt: {
      shared: '25 a 26 de dezembro de 2026',
      months: '30 de novembro a 1 de dezembro de 2026',
      years: '30 de dezembro de 2026 a 1 de janeiro de 2027',
      sameMonthOfYears: '25 de dezembro de 2026 a 26 de dezembro de 2027',
      first: '1 a 3 de dezembro de 2026',
    },
    'sw-KE': {
      shared: '25 hadi 26 Desemba 2026',
      months: '30 Novemba hadi 1 Desemba 2026',
      years: '30 Desemba 2026 hadi 1 Januari 2027',
      sameMonthOfYears: '25 Desemba 2026 hadi 26 Desemba 2027',
      first: '1 hadi 3 Desemba 2026',
    },
  };
  test.each(Object.entries(written))('in %s', (language, texts) => {
    for (const [kind, [from, to]] of Object.entries(periods)) {
      expect(inWords(language, from, to)).toBe(texts[kind as keyof typeof periods]);
    }
  });

  test('without the year, and with the days of the week', () => {
    const [from, to] = periods.shared;
    expect(inWords('fr', from, to, 'dayAndMonth')).toBe('du 25 au 26 décembre');
    expect(inWords('fr', ...periods.years, 'dayAndMonth')).toBe('du 30 décembre au 1er janvier');
    expect(inWords('fr', from, to, 'weekdayAndDate')).toBe(
      'du vendredi 25 au samedi 26 décembre 2026',
    );
    expect(inWords('en-US', from, to, 'weekdayAndDate')).toBe(
      'Friday, December 25 to Saturday, December 26, 2026',
    );
  });

  test('also where the full stop belongs to the day, or the year comes first', () => {
    expect(textsOf('de', ...periods.shared)).toEqual(['25.', '26. Dezember 2026']);
    expect(textsOf('de', ...periods.months)).toEqual(['30. November', '1. Dezember 2026']);
    expect(textsOf('hu', ...periods.shared)).toEqual(['2026. december 25.', '26.']);
    expect(textsOf('ja', ...periods.months)).toEqual(['2026年11月30日', '12月1日']);
    expect(textsOf('ar', ...periods.shared)).toEqual(['25', '26 ديسمبر 2026']);
  });

  test('an unconfirmed day stands as it was published, beside a whole one', () => {
    const unsure = { part: 'date', asPublished: '29 Feb' } as const;
    expect(createFormats('en-KE', 'KES').period(day, unsure)).toEqual({
      from: '8 January 2025',
      to: '29 Feb',
    });
  });
});

test('no line ends between an hour and a. m., or within it', () => {
  const at = '2026-11-29 09:00';
  expect(createFormats('es-PE', undefined).moment(at)).toMatch(/ a las 9:00\u00A0a\.\u00A0m\.$/);
  expect(createFormats('ar', undefined).time(540)).toBe('9:00\u00A0ص');
  expect(createFormats('en-KE', undefined).time(540)).not.toContain('\u00A0');
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

test.each([
  ['fa', '۱۱ ژانویهٔ ۲۰۲۷', ['۱۱', '۱۳ ژانویهٔ ۲۰۲۷'], ['۱۱ ژانویهٔ', '۳ فوریهٔ ۲۰۲۷']],
  [
    'th',
    '11 มกราคม ค.ศ. 2027',
    ['11', '13 มกราคม ค.ศ. 2027'],
    ['11 มกราคม', '3 กุมภาพันธ์ ค.ศ. 2027'],
  ],
])('days in %s are in the calendar of the years in headings', (language, shown, month, months) => {
  const formats = createFormats(language, 'KES');
  const from = dayOn('2027-01-11');
  expect(formats.date(from)).toBe(shown);
  expect(formats.weekdayAndDate(from)).toContain(shown.split(' ').at(-1));
  expect(formats.dayAndMonth(from)).toContain(shown.slice(0, 2));
  expect(Object.values(formats.period(from, dayOn('2027-01-13')))).toEqual(month);
  expect(Object.values(formats.period(from, dayOn('2027-02-03')))).toEqual(months);
  expect(formats.months[0]).toBe(
    new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { month: 'short' }).format(
      new Date(2027, 0, 5),
    ),
  );
});

test('every date in words is made in one calendar, on pages, in scripts of the browser and in the editor', () => {
  const made =
    /(?:DateTimeFormat|toLocale(?:Date|Time)?String)\(\s*(?!['"])[^)]*?\b(?:day|month|year|dateStyle|unit)\b[^)]*\)/gs;
  const sources = ['src', 'schema'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const found = sources.flatMap((file) =>
    (readFileSync(file, 'utf8').match(made) ?? []).map((call) => `${file}: ${call}`),
  );
  expect(found.length).toBeGreaterThan(8);
  expect(found.filter((call) => !/calendar: 'gregory'|onPages/.test(call))).toEqual([]);
});
