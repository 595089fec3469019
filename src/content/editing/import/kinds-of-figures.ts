import type { PastedCell } from './pasted-document.ts';

/** Whether a cell is a year: four digits without a space, a comma or a currency. */
export const isYear = ({ text }: Pick<PastedCell, 'text'>): boolean =>
  /^(?:19|20)\d{2}$/.test(text.trim());

export const isPercentage = ({ text }: PastedCell): boolean => /\d\s?%$/.test(text);

/** Whether cells are the hours of a day, one after the other: 9.00, 10.30, 14.00. Prices are seldom in such an order. */
export function areHours(cells: readonly PastedCell[]): boolean {
  const minutes = cells.map(({ text }) => {
    const [, hour, minute] = /^([01]?\d|2[0-3])[.:]([0-5]\d)$/.exec(text) ?? [];
    return hour === undefined ? Number.NaN : Number(hour) * 60 + Number(minute);
  });
  return (
    minutes.length > 1 &&
    minutes.every((one, index) => index === 0 || one > (minutes[index - 1] ?? Number.NaN))
  );
}
