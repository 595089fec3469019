import type { Charge } from 'woven-site/schema';

/** The fees of a page that can be chosen. */
type Choice = {
  label: string;
  /** Its value in the URL. */
  name: string;
  parts: readonly Charge[];
  siblingDiscount?: number | undefined;
  admitsNew: boolean;
  charges: readonly Charge[];
};

/** The pages that can be chosen, and the currency. */
export type EstimateFacts = { currency?: string | undefined; choices: readonly Choice[] };

/** The visitor's choices. */
export type Wish = { name: string; isNew: boolean; hasSibling: boolean };

/** The amounts: each part of the year after its discount, one-time charges, and the totals. */
export type Estimate = {
  choice: Choice;
  wishes: Wish;
  parts: (Charge & { less: number })[];
  once: readonly Charge[];
  year: number;
  firstYear: number;
};

/** No currency has a smaller unit than a thousandth. */
const thousandths = 1000;

/**
 * The amounts for some choices; null if there is nothing to choose. A discount is rounded to the currency's smallest
 * unit, which has `digits` decimal places. One-time charges only apply where newcomers are admitted, and discounts only
 * where the fees state one.
 */
export function estimate(
  { choices }: EstimateFacts,
  { name, isNew, hasSibling }: Wish,
  digits: number,
): Estimate | null {
  const choice = choices.find((one) => one.name === name) ?? choices[0];
  if (!choice) return null;
  const wishes = {
    name: choice.name,
    isNew: isNew && choice.admitsNew,
    hasSibling: hasSibling && choice.siblingDiscount !== undefined,
  };
  const unit = thousandths / 10 ** digits;
  // Hundredths of a percent of thousandths: integers throughout.
  const hundredths = wishes.hasSibling ? Math.round((choice.siblingDiscount ?? 0) * 100) : 0;
  const parts = choice.parts.map(({ title, amount }) => {
    const exact = Math.round(amount * thousandths);
    const less = Math.round((exact * hundredths) / (10_000 * unit)) * unit;
    return { title, exact: exact - less, less };
  });
  const once = wishes.isNew ? choice.charges : [];
  const year = parts.reduce((sum, { exact }) => sum + exact, 0);
  const onceSum = once.reduce((sum, { amount }) => sum + Math.round(amount * thousandths), 0);
  return {
    choice,
    wishes,
    parts: parts.map(({ title, exact, less }) => ({
      title,
      amount: exact / thousandths,
      less: less / thousandths,
    })),
    once,
    year: year / thousandths,
    firstYear: (year + onceSum) / thousandths,
  };
}

const [nameParameter, newParameter, siblingParameter] = ['fees', 'new', 'sibling'];

/** The choices in a URL. */
export function readWish(search: string): Wish {
  const parameters = new URLSearchParams(search);
  return {
    name: parameters.get(nameParameter) ?? '',
    isNew: parameters.has(newParameter),
    hasSibling: parameters.has(siblingParameter),
  };
}

/** A URL with the choices in it; other parameters stay. */
export function writeWish(search: string, { name, isNew, hasSibling }: Wish): string {
  const parameters = new URLSearchParams(search);
  parameters.set(nameParameter, name);
  for (const [parameter, isSet] of [
    [newParameter, isNew],
    [siblingParameter, hasSibling],
  ] as const) {
    if (isSet) parameters.set(parameter, '1');
    else parameters.delete(parameter);
  }
  return `?${parameters.toString()}`;
}
