/*
 * Marks that represent fields while a page is rendered to find out where they are shown: private-use characters,
 * unrealistic amounts, and years in the far future.
 */

const firstCharacter = 0xf0000;
const firstAmount = 90_000_000;
const firstYear = 5000;
const maxYears = 4000;

/** The mark of a text field: a private-use character. */
export const textMark = (index: number): string => String.fromCodePoint(firstCharacter + index);

/** The mark of an amount. */
export const amountMark = (index: number): number => firstAmount + index;

/** The mark of a day: a year in the far future. After 4,000 marks they repeat. */
export const yearMark = (index: number): string => String(firstYear + (index % maxYears));

const separators = String.raw`[\s.,’'\u00A0\u202F]?`;
const marks = new RegExp(
  String.raw`([\u{F0000}-\u{FFFFD}])|(9\d${separators}\d{3}${separators}\d{3})|(?<!\d)([5-8]\d{3})(?!\d)`,
  'gu',
);

/** The indices of the fields whose marks are in a text, in order. */
export function readMarks(text: string): number[] {
  return Array.from(text.matchAll(marks), ([, character, amount, year]) => {
    if (character !== undefined) return (character.codePointAt(0) ?? 0) - firstCharacter;
    if (amount !== undefined) return Number(amount.replaceAll(/\D/g, '')) - firstAmount;
    return Number(year) - firstYear;
  });
}
