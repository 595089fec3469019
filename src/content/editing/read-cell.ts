import {
  habitsOf,
  plainNotation,
  readNumberText,
  withoutMark,
} from '../../../schema/fields/notation.ts';
import { dayInWords } from '../../site/index.ts';

/** Why the meaning of a cell is unknown; `may` lists what it may mean. The editor has a sentence for each reason. */
export type UnclearCell = {
  reason:
    | 'number-or-part'
    | 'no-number'
    | 'no-yes-or-no'
    | 'no-day'
    | 'no-such-day'
    | 'two-days'
    | 'left-out'
    | 'sum';
  cell: string;
  may?: readonly string[];
};

/** The meaning of a cell of a pasted table, or why it is unknown. */
export type CellReading<T> = { value: T } | { unclear: UnclearCell };

const unclear = (
  reason: UnclearCell['reason'],
  cell: string,
  may?: readonly string[],
): { unclear: UnclearCell } => ({
  unclear: { reason, cell: cell.trim(), ...(may === undefined ? {} : { may }) },
});

/** A number has so many digits that it can hold exactly. */
const maxDigits = 15;

/** Parses an amount as people write it: 115,500 · KES 115 500 · 115,500/= · 1,250.50, and with the currency of the site. */
export function readAmount(cell: string, notation = plainNotation): CellReading<number> {
  const number = withoutMark(cell.trim(), notation)
    .replace(/\/[-=]$/, '')
    // Any other word may change the meaning, as in "about 5000" or "minus 300".
    .replace(/^(?:[A-Z]{2,4}|[KTU]?[Ss]hs?\.?|[KTUktu]sh\.?|kes|\p{Sc})(?=[-\d\s])/u, '')
    .replace(/(?:[A-Z]{3}|\p{Sc})$/u, '')
    .trim();
  // A zero in front belongs to a code or a telephone number, and a number cannot hold so many digits.
  if (/^-?0\d/.test(number) || number.replaceAll(/\D/g, '').length > maxDigits)
    return unclear('no-number', cell);
  const reading = readNumberText(number, notation);
  if (!reading) return unclear('no-number', cell);
  if ('typed' in reading) return { value: Number(reading.typed) };
  const [whole, part] = reading.may;
  return unclear('number-or-part', cell, [whole, part.split('.')[0] ?? '']);
}

/** Parses a day as people write it: 8 Jan 2025 · January 8, 2025 · 2025-01-08 · 13/1/2025. */
export function readDate(cell: string, language = 'en'): CellReading<string> {
  const text = cell
    .trim()
    .replace(/^\p{L}+\.?,?\s+(?=\d)/u, (word) => (weekdayOf(word, language) ? '' : word))
    .split(/\s+/)
    .filter((word) => !habitsOf({ language }).joiners.has(word.toLowerCase()))
    .join(' ');
  const named =
    /^(?<day>\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(?:of\s+)?(?<month>\p{L}+)\.?,?[\s-]+(?<year>\d{4}|\d{2})$/u.exec(
      text,
    ) ?? /^(?<month>\p{L}+)\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})$/u.exec(text);
  if (named?.groups) {
    const { day, month = '', year } = named.groups;
    const number = monthOf(month, language);
    return number ? dayOf(cell, Number(year), number, Number(day)) : noDay(cell);
  }
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return dayOf(cell, Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text);
  if (!numbers) return noDay(cell);
  const [first, second, year] = [Number(numbers[1]), Number(numbers[3]), Number(numbers[4])];
  // With dots, the day always comes first.
  if (first > 12 || numbers[2] === '.' || first === second) return dayOf(cell, year, second, first);
  if (second > 12) return dayOf(cell, year, first, second);
  if (habitsOf({ language }).isDayFirst) return dayOf(cell, year, second, first);
  const readings = [dayOf(cell, year, second, first), dayOf(cell, year, first, second)];
  const days = readings.map((reading) =>
    'value' in reading ? dayInWords(reading.value, language) : '',
  );
  return unclear('two-days', cell, days);
}

/** The day that somebody has typed in full, with a year of four digits; null if it is not one day for certain. */
export function readTypedDay(typed: string, language: string): string | null {
  const reading = readDate(typed, language);
  return 'value' in reading && typed.includes(reading.value.slice(0, 4)) ? reading.value : null;
}

/** A day without its year is the coming one within this many days; later ones may mean the one before. */
const soon = 275;

/** A day that somebody has typed in full, or in the words for a coming one: tomorrow, Saturday, 5 December. */
export function readComingDay(typed: string, language: string, today: string): string | null {
  const full = readTypedDay(typed, language);
  if (full !== null) return full;
  const text = typed.trim().toLowerCase();
  const dayIn = (days: number): string =>
    new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const weekdayIn = (days: number): number => new Date(dayIn(days)).getUTCDay() || 7;
  const near = [0, 1, 2].find((days) =>
    ['en', language].some(
      (tongue) =>
        new Intl.RelativeTimeFormat(tongue, { numeric: 'auto' }).format(days, 'day') === text,
    ),
  );
  if (near !== undefined) return dayIn(near);
  const [, first = ''] = /^(\p{L}+)\.?,?(?:\s|$)/u.exec(text) ?? [];
  const weekday = weekdayOf(first, language);
  const week = [0, 1, 2, 3, 4, 5, 6];
  if (weekday !== null && first === text)
    return dayIn(week.find((days) => weekdayIn(days) === weekday) ?? 0);
  const [, separator = ' '] = /^\d{1,2}([-/.])\d{1,2}\1?$/.exec(text) ?? [];
  const thisYear = Number(today.slice(0, 4));
  const [day] = [thisYear, thisYear + 1]
    .map((year) =>
      readTypedDay(
        text.replace(/[-/.]?$/, () => separator + year),
        language,
      ),
    )
    .filter((one) => one !== null && one >= today);
  if (day === undefined || day === null || day > dayIn(soon)) return null;
  return weekday === null || (new Date(day).getUTCDay() || 7) === weekday ? day : null;
}

/** Parses yes and no as people and spreadsheets write them, in English and Kiswahili. */
export function readYesNo(cell: string): CellReading<boolean> {
  const word = cell.trim().toLowerCase();
  if (['yes', 'y', 'true', '1', 'x', '✓', '✔', 'ndiyo', 'ndio'].includes(word))
    return { value: true };
  if (['no', 'n', 'false', '0', '-', '–', 'hapana', 'la'].includes(word)) return { value: false };
  return unclear('no-yes-or-no', cell);
}

const noDay = (cell: string) => unclear('no-day', cell);

function dayOf(cell: string, year: number, month: number, day: number): CellReading<string> {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? { value: date.toISOString().slice(0, 10) } : unclear('no-such-day', cell);
}

/** The number of a month by its name or first three letters, in English and in the site's language. */
const monthOf = (word: string, language: string): number | null =>
  numberOf(word.toLowerCase() === 'sept' ? 'sep' : word, 'month', language);

const weekdayOf = (word: string, language: string): number | null =>
  numberOf(word, 'weekday', language);

/** The position of a word among the names of months or weekdays, from 1; null if it may be two, as `jui` in French. */
function numberOf(word: string, unit: 'month' | 'weekday', language: string): number | null {
  const lowerCase = word.trim().toLowerCase().replace(/[.,]$/, '');
  if (lowerCase.length < 3) return null;
  const numbers = new Set(
    ['en', language].flatMap((tongue) =>
      namesOf(unit, tongue).flatMap((name, index) =>
        name === lowerCase || name.slice(0, 3) === lowerCase ? [index + 1] : [],
      ),
    ),
  );
  const [number, ...others] = numbers;
  return number === undefined || others.length > 0 ? null : number;
}

/** The names of months and weekdays by language, cached because formatting dates is slow. */
const names = new Map<string, readonly string[]>();

function namesOf(unit: 'month' | 'weekday', tongue: string): readonly string[] {
  const key = `${unit} ${tongue}`;
  const cached = names.get(key);
  if (cached) return cached;
  const { format } = new Intl.DateTimeFormat(tongue, {
    [unit]: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const isMonth = unit === 'month';
  // The first seven days of a year include each weekday once.
  const found = Array.from({ length: isMonth ? 12 : 7 }, (_, index) =>
    format(
      new Date(isMonth ? Date.UTC(2024, index, 1) : Date.UTC(2024, 0, index + 1)),
    ).toLowerCase(),
  );
  names.set(key, found);
  return found;
}
