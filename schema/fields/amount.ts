import { z } from 'zod';
import type { FieldText } from './field.ts';

/** No currency has a smaller unit than a thousandth. */
const thousandths = 1000;

/** An amount of the site's currency (site.yaml `currency`), with decimals if it has a smaller unit: 450.50. */
export const amount = (field: FieldText) =>
  z
    .number()
    .multipleOf(1 / thousandths)
    .min(0)
    .max(100_000_000)
    .meta({ kind: 'amount', example: 115500, ...field });

/** The exact sum of amounts: they are added as whole thousandths, because 0.1 + 0.2 is not 0.3 in floating point. */
export const sumOfAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((total, one) => total + Math.round(one * thousandths), 0) / thousandths;
