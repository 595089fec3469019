import type { DatePart } from '../../../schema/fields/date.ts';

/** A piece of an amount of money: its figures, or the currency before or after them. */
export type MoneyPiece = { text: string; isCurrency: boolean };

/** A way of writing a day. */
export type DayStyle = 'date' | 'dayAndMonth' | 'weekdayAndDate';

/** How dates and amounts are written in a language. */
export type Formats = {
  /** `8 January 2025`; an unconfirmed date as it was published. */
  date(date: DatePart): string;
  /** `8 January`, for use beside the year. */
  dayAndMonth(date: DatePart): string;
  /** `Wednesday 8`, for use below the month. */
  weekdayAndDay(date: DatePart): string;
  /** `Wednesday, 8 January`. */
  weekdayAndMonth(date: DatePart): string;
  /** `Wednesday, 8 January 2025`. */
  weekdayAndDate(date: DatePart): string;
  /** The first and the last day of a period, which say once what they share: `25` and `26 December 2026`. */
  period(from: DatePart, to: DatePart, style?: DayStyle): PeriodTexts;
  /** `08:00` or `8:00 am`, from the minutes since midnight. */
  time(minutes: number): string;
  /** `24 November 2026 at 06:30`, from a day with or without an hour: 2026-11-24 06:30. */
  moment(moment: string): string;
  /** `Last updated:`, with what a language puts before the colon. */
  label(text: string): string;
  /** `one, two and three`. */
  list(items: readonly string[]): string;
  /** `one, two`, with the comma of the script. */
  inRow(items: readonly string[]): string;
  /** The days of the week, starting with Monday. */
  weekdays: readonly string[];
  /** The twelve months, abbreviated. */
  months: readonly string[];
  /** `KES 115,500` or `KES 450.50`, without line breaks inside. */
  money(amount: number): string;
  /** `1,250.5`, without a currency; with `decimals`, at least so many: `1,250.50`. */
  number(value: number, decimals?: number): string;
  /** `7.5%`, from the number before the sign. */
  percent(share: number): string;
  /** The amount in pieces, for large figures; with `to`, a range: `KES 300–800`. */
  moneyPieces(amount: number, to?: number): readonly MoneyPiece[];
};

const utc = (iso: string) => new Date(`${iso}T00:00:00Z`);

/** A number holds at least so many digits exactly. */
const exactDigits = 15;

/** French says "1er janvier", though Intl writes "1 janvier"; other days are plain numbers. */
const withOrdinal = (language: string, text: string): string =>
  /^fr\b/i.test(language) ? text.replace(/(?<![^ ])1(?= \p{L}|$)/u, '1er') : text;

const cache = new Map<string, Formats>();

/**
 * The formats of a language and a currency. Intl objects are cached, because creating them takes longer than rendering
 * most pages. With `hasFractions`, whole amounts are written like the others: `180.00` beside `387.50`.
 */
export function createFormats(
  language: string,
  currency: string | undefined,
  hasFractions = false,
): Formats {
  const key = `${language} ${currency} ${hasFractions}`;
  const formats = cache.get(key) ?? makeFormats(language, currency, hasFractions);
  cache.set(key, formats);
  return formats;
}

/**
 * Every date on a page is in the calendar of its year numbers, headings and files: without this, Persian and Thai have
 * another one.
 */
const onPages = { calendar: 'gregory', timeZone: 'UTC' } as const;

function makeFormats(
  language: string,
  currency: string | undefined,
  hasFractions: boolean,
): Formats {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, ...onPages });
  const day = dates({ dateStyle: 'long' });
  const short = dates({ day: 'numeric', month: 'long' });
  const time = dates({ timeStyle: 'short' });
  const withTime = dates({ dateStyle: 'long', timeStyle: 'short' });
  const ofMonth = dates({ weekday: 'long', day: 'numeric' });
  const ofYear = dates({ weekday: 'long', day: 'numeric', month: 'long' });
  const full = dates({ dateStyle: 'full' });
  const weekday = dates({ weekday: 'long' });
  const month = dates({ month: 'short' });
  const list = new Intl.ListFormat(language);
  const comma = new Intl.Locale(language).maximize().script === 'Arab' ? '، ' : ', ';
  const currencyDisplay = currency && hasUniqueSign(currency, language) ? 'symbol' : 'code';
  const asMoney = currency ? ({ style: 'currency', currency, currencyDisplay } as const) : {};
  const withFraction = currency || !hasFractions ? {} : { minimumFractionDigits: 2 };
  const exact = new Intl.NumberFormat(language, { ...asMoney, ...withFraction });
  const whole = new Intl.NumberFormat(language, { ...asMoney, maximumFractionDigits: 0 });
  const plain: Intl.NumberFormat[] = [];
  const plainWith = (decimals: number) =>
    (plain[decimals] ??= new Intl.NumberFormat(language, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: exactDigits,
    }));
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  const format = (...amounts: number[]) =>
    !hasFractions && amounts.every(Number.isInteger) ? whole : exact;
  const [around, aroundRange] = [whole.formatToParts(1), whole.formatRangeToParts(1, 2)];
  const patterns = { date: day, dayAndMonth: short, weekdayAndDate: full };
  const written = (by: Intl.DateTimeFormat) => (date: DatePart) =>
    'iso' in date ? withOrdinal(language, by.format(utc(date.iso))) : date.asPublished;
  return {
    date: written(day),
    dayAndMonth: written(short),
    weekdayAndDay: written(ofMonth),
    weekdayAndMonth: written(ofYear),
    weekdayAndDate: written(full),
    period: (from, to, style = 'date') => {
      const pattern = patterns[style];
      if (!('iso' in from && 'iso' in to)) {
        return { from: written(pattern)(from), to: written(pattern)(to) };
      }
      const texts = periodInWords(pattern, utc(from.iso), utc(to.iso));
      return { from: withOrdinal(language, texts.from), to: withOrdinal(language, texts.to) };
    },
    time: (minutes) => unbroken(time.format(new Date(minutes * 60_000))),
    moment: (moment) =>
      withOrdinal(
        language,
        moment.includes(' ')
          ? unbroken(withTime.format(new Date(`${moment.replace(' ', 'T')}Z`)))
          : day.format(utc(moment)),
      ),
    label: (text) => (/^fr\b/i.test(language) ? `${text}\u00a0:` : `${text}:`),
    list: (items) => list.format(items),
    inRow: (items) => items.join(comma),
    // 5 January 1970 was a Monday.
    weekdays: Array.from({ length: 7 }, (_, index) =>
      weekday.format(new Date(Date.UTC(1970, 0, 5 + index))),
    ),
    months: Array.from({ length: 12 }, (_, index) => month.format(new Date(Date.UTC(2025, index)))),
    money: (amount) => format(amount).format(amount),
    number: (value, decimals = 0) => plainWith(decimals).format(value),
    percent: (share) => percent.format(share / 100),
    moneyPieces(amount, to = amount) {
      if (amount >= 0 && to >= amount && format(amount, to) === whole) {
        // Intl takes longer to take an amount apart than to write ten.
        const figures = [amount, to].map((one) => figuresIn(whole.format(one), around));
        const parts = amount === to ? around : aroundRange;
        return parts
          .map(({ type, value }) => ({
            type,
            value: type === 'integer' ? (figures.shift() ?? '') : value,
          }))
          .reduce<MoneyPiece[]>(addPiece, []);
      }
      return (
        amount === to
          ? format(amount).formatToParts(amount)
          : format(amount, to).formatRangeToParts(amount, to)
      ).reduce<MoneyPiece[]>(addPiece, []);
    },
  };
}

/** A time in which `a. m.` or `ص` stays beside its hour. Longer words, such as `asubuhi`, may move on. */
const unbroken = (time: string): string =>
  time
    .replace(/(\d)\s(\p{L}\.)\s(\p{L}\.)$/u, '$1\u00A0$2\u00A0$3')
    .replace(/(\d)\s(\p{L})$/u, '$1\u00A0$2');

/** The figures in an amount, from the parts of another one, whose figures are a single part. */
function figuresIn(text: string, around: readonly { type: string; value: string }[]): string {
  const position = around.findIndex(({ type }) => type === 'integer');
  const lengthOf = (parts: typeof around) => parts.map(({ value }) => value).join('').length;
  const end = text.length - lengthOf(around.slice(position + 1));
  return text.slice(lengthOf(around.slice(0, position)), end);
}

/** Other signs belong to several currencies. English texts of the European Union write EUR, all others 3,42 €. */
const hasUniqueSign = (currency: string, language: string): boolean =>
  currency === 'EUR' && !/^en\b/i.test(language);

/** The separators between currency and figures: spaces and direction marks. */
const isSpacing = (text: string) => /^[\s\p{Bidi_Control}]*$/u.test(text);

/** Joins adjacent pieces of one kind, so that digit groups, comma and fraction are a single piece. */
function addPiece(
  pieces: MoneyPiece[],
  { type, value }: { type: string; value: string },
): MoneyPiece[] {
  const isCurrency = type === 'currency' || (type === 'literal' && isSpacing(value));
  const last = pieces.at(-1);
  if (last?.isCurrency === isCurrency) last.text += value;
  else pieces.push({ text: value, isCurrency });
  return pieces;
}

/** The first and the last day of a period in words. */
type PeriodTexts = { from: string; to: string };

/**
 * The first and the last day of a period, as a language writes them with one pattern: `19` and `21 February 2025`. A
 * month and a year that both days share are said once, where the language has them. Intl’s own ranges are not used: in
 * Kiswahili they leave out the first of two months.
 */
function periodInWords(pattern: Intl.DateTimeFormat, from: Date, to: Date): PeriodTexts {
  const [first, last] = [pattern.formatToParts(from), pattern.formatToParts(to)];
  const indexOf = (type: Part['type']) => first.findIndex((part) => part.type === type);
  const share = (type: Part['type']) => valueOf(first, type) === valueOf(last, type);
  const [weekday, day, year] = [indexOf('weekday'), indexOf('day'), indexOf('year')];
  const isSameYear = year < 0 ? from.getUTCFullYear() === to.getUTCFullYear() : share('year');
  // A day of the week that stands after the day would lose what it belongs to.
  if (!isSameYear || weekday > day) return { from: textOf(first), to: textOf(last) };
  if (share('month')) {
    return { from: upTo(first, day), to: textOf(weekday < 0 ? last.slice(day) : last) };
  }
  if (year > day) {
    // Thai has an era before the year.
    const beforeYear = first[year - 2]?.type === 'era' ? year - 4 : year - 2;
    return { from: upTo(first, beforeYear), to: textOf(last) };
  }
  return { from: textOf(first), to: textOf(year === 0 ? last.slice(2) : last) };
}

type Part = Intl.DateTimeFormatPart;

const valueOf = (parts: readonly Part[], type: Part['type']) =>
  parts.find((part) => part.type === type)?.value;

const textOf = (parts: readonly Part[]): string => parts.map(({ value }) => value).join('');

/** The text up to a part, with the sign that belongs to its figures: the stop of `25. Dezember`, the `日` of `25日`. */
const upTo = (parts: readonly Part[], index: number): string => {
  const next = parts[index + 1];
  const sign = next?.type === 'literal' ? /^[^\s,،]*/.exec(next.value)?.[0] : undefined;
  return textOf(parts.slice(0, index + 1)) + (sign ?? '');
};
