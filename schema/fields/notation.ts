/** How a site writes numbers, amounts, days and hours: its language, and its currency if it has one. */
export type Notation = { language: string; currency?: string | undefined };

/** The notation where nothing is known of a site. */
export const plainNotation: Notation = { language: 'en' };

/** The notation of a site with these settings. */
export const notationOf = ({ language, currency }: Notation): Notation => ({ language, currency });

/** What the platform knows of a notation. */
type Habits = {
  /** Whether a half is 0,5, so that 1.250 is more than a thousand. */
  hasDecimalComma: boolean;
  /** Whether 8/1 is 8 January, and never 1 August; English does both. */
  isDayFirst: boolean;
  /** What stands for the currency beside an amount: code, signs and names. */
  currencyMarks: ReadonlySet<string>;
  /** By the number of the month, from 0, what it is called. */
  months: readonly ReadonlySet<string>[];
  /** Words between the parts of a date: de, of. */
  joiners: ReadonlySet<string>;
  /** By the hour, what is said of it: am, a. m., de la tarde. */
  dayPeriods: readonly ReadonlySet<string>[];
};

const cache = new Map<string, Habits>();

/** The habits of a notation; cached, because Intl objects are slow to make. */
export function habitsOf(notation: Notation): Habits {
  const key = `${notation.language} ${notation.currency}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const habits = makeHabits(notation);
  cache.set(key, habits);
  return habits;
}

/** A word as it is compared: p. m. and PM are the same. */
export const asCompared = (word: string): string =>
  word.replaceAll(/[\s.\p{Bidi_Control}]/gu, '').toLowerCase();

function makeHabits({ language, currency }: Notation): Habits {
  const tongues = [...new Set([language, 'en'])];
  const numbers = new Intl.NumberFormat(language, { numberingSystem: 'latn' });
  const shortDay = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    dateStyle: 'short',
    calendar: 'gregory',
  });
  const order = shortDay.formatToParts(0).map(({ type }) => type);
  return {
    hasDecimalComma: numbers.format(0.5).includes(','),
    isDayFirst:
      !/^en\b/i.test(language) && order.indexOf('day') < Math.max(order.indexOf('month'), 0),
    currencyMarks: new Set(currency === undefined ? [] : marksOf(currency, tongues)),
    months: Array.from({ length: 12 }, (_, month) => new Set(monthNames(month, tongues))),
    joiners: new Set(['of', ...joinersIn(language)]),
    dayPeriods: Array.from({ length: 24 }, (_, hour) => new Set(periodsAt(hour, tongues))),
  };
}

const displays = ['code', 'symbol', 'narrowSymbol', 'name'] as const;

/** A currency is counted in several forms: 1 sol, 15 soles. */
const counts = [1, 2, 5, 100];

function* marksOf(currency: string, [language = 'en', ...others]: string[]): Generator<string> {
  // Its sign is often used at home only, which the first letters of its code name.
  const region = currency.slice(0, 2);
  const atHome = new Intl.Locale(new Intl.Locale(language).language, { region }).toString();
  for (const tongue of [language, atHome, ...others]) {
    for (const currencyDisplay of displays) {
      const format = new Intl.NumberFormat(tongue, {
        style: 'currency',
        currency,
        currencyDisplay,
      });
      for (const count of counts) {
        const mark = format.formatToParts(count).find(({ type }) => type === 'currency')?.value;
        if (mark === undefined) continue;
        yield asCompared(mark);
        // People leave out of whom it is: 15 soles peruanos.
        yield* mark
          .split(/\s/)
          .filter((word) => word.length > 2)
          .map(asCompared);
      }
    }
  }
}

function* monthNames(month: number, tongues: readonly string[]): Generator<string> {
  const day = Date.UTC(2024, month, 1);
  for (const tongue of tongues) {
    for (const style of ['long', 'short'] as const) {
      // Beside a day, some languages decline the month.
      for (const beside of [{}, { day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(tongue, {
          month: style,
          calendar: 'gregory',
          timeZone: 'UTC',
          ...beside,
        });
        const name = format.formatToParts(day).find(({ type }) => type === 'month')?.value;
        if (name !== undefined) yield asCompared(name);
      }
    }
  }
}

function joinersIn(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    dateStyle: 'long',
    calendar: 'gregory',
  });
  return format
    .formatToParts(0)
    .flatMap(({ type, value }) => (type === 'literal' ? value.split(/[^\p{L}]+/u) : []))
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

function* periodsAt(hour: number, tongues: readonly string[]): Generator<string> {
  const moment = Date.UTC(2024, 0, 1, hour);
  const forms: Intl.DateTimeFormatOptions[] = [
    { hour: 'numeric', hour12: true },
    { hour: 'numeric', hour12: true, dayPeriod: 'short' },
    { hour: 'numeric', hour12: true, dayPeriod: 'long' },
  ];
  yield hour < 12 ? 'a' : 'p';
  for (const tongue of tongues) {
    for (const form of forms) {
      const format = new Intl.DateTimeFormat(tongue, { ...form, timeZone: 'UTC' });
      const period = format.formatToParts(moment).find(({ type }) => type === 'dayPeriod')?.value;
      if (period !== undefined) yield asCompared(period);
    }
  }
}

/** A text without the currency of the site before or after its digits; the text itself if it has none. */
export function withoutMark(text: string, notation: Notation): string {
  const [, before = '', digits = '', after = ''] =
    /^([^\d-]*)(-?\d(?:[\d.,'’\s]*\d)?)(\D*)$/u.exec(text.trim()) ?? [];
  if (digits === '' || (before.trim() !== '') === (after.trim() !== '')) return text;
  return habitsOf(notation).currencyMarks.has(asCompared(before + after)) ? digits : text;
}

/** What digits with separators mean: a number as it is written in files, or one of two. */
export type NumberReading = { typed: string } | { may: readonly [whole: string, part: string] };

/**
 * Reads a number without a currency: 1,250.50 · 1.250,50 · 1 250. A point before three digits may end a whole number or
 * begin decimals, and so may a comma in a language that has it before decimals. Null for anything else.
 */
export function readNumberText(text: string, notation: Notation): NumberReading | null {
  const digits = text.trim().replaceAll(/(?<=\d)[\s\u00A0\u202F'’](?=\d{3}(?!\d))/g, '');
  const { hasDecimalComma } = habitsOf(notation);
  if (/^-?\d+$/.test(digits)) return { typed: digits };
  const [, whole = '', mark = '', rest = ''] = /^(-?\d+)([.,])(\d+)$/.exec(digits) ?? [];
  if (mark !== '') {
    const [inThousands, withPart] = [whole + rest, `${whole}.${rest}`];
    if (rest.length === 3 && /^-?[1-9]\d{0,2}$/.test(whole)) {
      return mark === ',' && !hasDecimalComma
        ? { typed: inThousands }
        : { may: [inThousands, String(Number(withPart))] };
    }
    return mark === '.' || hasDecimalComma || rest.length === 2 ? { typed: withPart } : null;
  }
  if (/^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(digits))
    return { typed: digits.replaceAll(',', '') };
  if (/^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(digits))
    return { typed: digits.replaceAll('.', '').replace(',', '.') };
  return null;
}
