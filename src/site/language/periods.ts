/** The first and the last day of a period in words. */
export type PeriodTexts = { from: string; to: string };

/**
 * The first and the last day of a period, as a language writes them with one pattern: `19` and `21 February 2025`. A
 * month and a year that both days share are said once, where the language has them. Intl’s own ranges are not used: in
 * Kiswahili they leave out the first of two months.
 */
export function periodInWords(pattern: Intl.DateTimeFormat, from: Date, to: Date): PeriodTexts {
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
