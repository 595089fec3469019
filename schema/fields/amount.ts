import { z } from 'zod';
import type { FieldText } from './field.ts';

/** An amount in whole units of the site's currency (site.yaml `currency`). */
export const amount = (field: FieldText) =>
  z
    .number()
    .int()
    .min(0)
    .max(100_000_000)
    .meta({ kind: 'amount', example: 115500, ...field });
