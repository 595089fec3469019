/** A, B, …, Z, then AA, BB, as Word counts, in small letters. */
export const alphabetic = (number: number): string =>
  number < 1
    ? String(number)
    : String.fromCodePoint(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));

const romans = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** A Roman number; in digits where there is none. */
export function roman(number: number): string {
  if (number < 1 || number > 3999) return String(number);
  let rest = number;
  let written = '';
  for (const [letter, value] of romans) {
    written += letter.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return written;
}
