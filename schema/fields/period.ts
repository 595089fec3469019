import { z } from 'zod';
import type { FieldPath } from '../../src/messages/index.ts';
import { calendarDate, checkOrder, type DatePart } from './date.ts';
import type { FieldText } from './field.ts';

/** A first and a last day. */
export const period = (field: FieldText) =>
  z
    .strictObject({
      from: calendarDate({ label: 'First day' }),
      to: calendarDate({ label: 'Last day' }),
    })
    .meta({ kind: 'period', ...field });

/** Reports a period that ends before it begins; for the cross-field rules of blocks. */
export const checkPeriod = (
  path: FieldPath,
  { from, to }: { from?: DatePart | undefined; to?: DatePart | undefined } = {},
) => checkOrder({ path, begin: 'from', end: 'to', from, to });
