import { type Explanation, phrase, say } from '../../src/messages/index.ts';
import { asCompared, habitsOf, type Notation } from './notation.ts';
import { notAllowed, shown, type Wrong } from './wrong.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

const digits = (number: number) => String(number).padStart(2, '0');
const iso = (year: string, month: number, day: number) => `${year}-${digits(month)}-${digits(day)}`;
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
const isDay = (year: string, month: number, day: number) =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(Number(year), month);

/** Explains a text that is not a real day written as year-month-day. */
export function explainDateText(words: string, wrong: Wrong): Explanation {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(words);
  if (!found) return otherForm(words, wrong);
  const [, year = '', month = '', day = ''] = found;
  return noSuchDay(year, Number(month), Number(day), wrong);
}

function noSuchDay(year: string, month: number, day: number, wrong: Wrong): Explanation {
  const { raw, line, field } = wrong;
  if (isDay(year, month, day)) return notAllowed(wrong);
  const name = months[month - 1];
  if (name !== undefined) {
    const last = daysIn(Number(year), month);
    return {
      code: 'date-impossible',
      message: say('date-noSuchDay', {
        value: shown(raw),
        month: phrase('month', name, { year }),
        days: last,
      }),
      ...(field.takesPublished
        ? {
            help: [...say('date-checkDay'), ...say('date-asPublished')],
            example: line({
              asPublished: `${day} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`,
            }),
          }
        : { help: say('date-checkDay') }),
    };
  }
  const intended = isDay(year, day, month) ? months[day - 1] : undefined;
  const swapped = iso(year, day, month);
  return {
    code: 'date-impossible',
    message: say('date-noSuchMonth', { value: shown(raw) }),
    help:
      intended === undefined
        ? say('date-withHyphens')
        : [
            ...say('date-monthFirst'),
            ...say('date-ifMean', {
              dayAndMonth: phrase('dayAndMonth', intended, { number: month }),
              value: swapped,
            }),
          ],
    ...(intended === undefined ? {} : { example: line(swapped) }),
  };
}

/** A date in words, with the day first, or with other separators. */
function otherForm(words: string, wrong: Wrong): Explanation {
  const { raw, subject, notation, line, lineAsTyped } = wrong;
  const { year, days, impossible } = readDay(words, notation);
  if (year !== null && impossible) return noSuchDay(year, impossible.month, impossible.day, wrong);
  const message = [...say('date-must', { subject }), ...say('date-notForm', { value: shown(raw) })];
  if (days.length === 0) {
    return {
      code: 'date-form',
      message,
      help: say('date-fourDigits'),
    };
  }
  if (year === null) {
    const [{ month, day } = { month: 1, day: 1 }] = days;
    return {
      code: 'date-form',
      message: [...say('date-noYear', { subject }), ...say('date-hasNone', { value: shown(raw) })],
      help: say('date-yearThen', { rest: `-${digits(month)}-${digits(day)}` }),
      example: lineAsTyped(`YYYY-${digits(month)}-${digits(day)}`),
    };
  }
  const suggestions = days.map(({ month, day }) => iso(year, month, day));
  const [first = '', second] = suggestions;
  const [firstDay = '', secondDay = ''] = days.map(({ month, day }) =>
    phrase('dayAndMonth', months[month - 1] ?? 'january', { number: day }),
  );
  return {
    code: 'date-form',
    message,
    help:
      second === undefined
        ? say('date-digits')
        : say('date-either', { first, firstDay, second, secondDay, year }),
    ...(second === undefined ? { example: line(first) } : {}),
    suggestions,
  };
}

type MonthDay = { month: number; day: number };

/** The year that a text names, the days that it may mean, and the day of a month without that day: 31 February 2027. */
type Reading = { year: string | null; days: MonthDay[]; impossible?: MonthDay };

/** The days that a date in another form may mean: `8/1/2025` may mean two. */
function readDay(words: string, notation: Notation): Reading {
  const { months: monthNames, joiners, isDayFirst } = habitsOf(notation);
  const named =
    /^(?:\p{L}{2,}\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(\p{L}{3,})\.?(?:,?\s+(\d{4}))?$/iu.exec(
      words,
    ) ?? swap(/^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?$/iu.exec(words));
  if (named) {
    const [, day = '', name = '', year = ''] = named;
    const month = months.findIndex((one) => one.startsWith(name.toLowerCase())) + 1;
    if (month > 0) return readingOf(year, { month, day: Number(day) });
  }
  const yearFirst = /^(\d{4})[/. -](\d{1,2})[/. -](\d{1,2})$/.exec(words);
  if (yearFirst) {
    const [, year = '', month, day] = yearFirst;
    return { year, days: real(year, [{ month: Number(month), day: Number(day) }]) };
  }
  const bare = withoutJoiners(words, joiners);
  const [, dayOfMonth = '', name = '', ofYear = ''] =
    /^(?:\p{L}+\.?,?\s+)?(\d{1,2})\.?[ºª°]?\s+(\p{L}+\.?),?(?:\s+(\d{4}))?$/u.exec(bare) ?? [];
  const month = monthNames.findIndex((names) => names.has(asCompared(name))) + 1;
  if (month > 0) return readingOf(ofYear, { month, day: Number(dayOfMonth) });
  const dayFirst = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(words);
  if (!dayFirst) return { year: null, days: [] };
  const [, first, second, year = ''] = dayFirst;
  const both = [
    { day: Number(first), month: Number(second) },
    { day: Number(second), month: Number(first) },
  ];
  const days = real(year, first === second || isDayFirst ? both.slice(0, 1) : both);
  // Only the first of the two can be a day.
  const [dayFirstReading] = both;
  const isCertain = days.length === 0 && Number(second) <= 12 && (isDayFirst || Number(first) > 12);
  return { year, days, ...(isCertain && dayFirstReading ? { impossible: dayFirstReading } : {}) };
}

/** The reading of a day of a named month, in a year or in any. */
function readingOf(year: string, monthDay: MonthDay): Reading {
  const isReal = isDay(year || '2024', monthDay.month, monthDay.day);
  return {
    year: year || null,
    ...(isReal ? { days: [monthDay] } : { days: [], impossible: monthDay }),
  };
}

/** A date in words without those that only join its parts: 6 de diciembre de 2026. */
const withoutJoiners = (words: string, joiners: ReadonlySet<string>): string =>
  words
    .split(/\s+/)
    .filter((word) => !joiners.has(word.toLowerCase()))
    .join(' ');

const real = (year: string, days: Reading['days']) =>
  days.filter(({ month, day }) => isDay(year, month, day));

/** `May 14` with the day first. */
const swap = (found: RegExpExecArray | null): string[] | null =>
  found && [found[0], found[2] ?? '', found[1] ?? '', found[3] ?? ''];
