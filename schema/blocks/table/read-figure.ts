/** A number has so many digits that it can hold exactly. */
const maxDigits = 15;

/**
 * The number that a cell of a column of numbers or amounts holds; null for anything else. A zero in front belongs to a
 * code or a telephone number, and longer numbers would be shown with other digits.
 */
export function readFigure(text: string): number | null {
  const isFigure = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text);
  return isFigure && text.replaceAll(/\D/g, '').length <= maxDigits ? Number(text) : null;
}

/** The decimals with which a number is typed: two of 1.10. */
export const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;
