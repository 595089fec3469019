import { z } from 'zod';
import type { Message } from '../../src/messages/index.ts';

const message = z.custom<Message>(Array.isArray);

const refusalSchema = z.object({
  code: z.enum([
    'hidden-character',
    'invisible-text',
    'site-address',
    'unsafe-address',
    'not-a-language',
    'no-such-currency',
    'no-such-time-zone',
    'true-or-false',
  ]),
  message,
  help: message,
  /** The corrected value; left out if it is unknown. */
  value: z.string().optional(),
  /** The names that may be meant. */
  suggestions: z.array(z.string()).optional(),
});

/** Why a field's own check refuses a value of the right shape. */
export type Refusal = z.infer<typeof refusalSchema>;

/** Turns a check with its own message into a zod refinement, whose issue carries the message as data. */
export const refusing =
  (check: (text: string) => Refusal | null) =>
  (text: string, context: z.core.$RefinementCtx<string>): void => {
    const refusal = text === '' ? null : check(text);
    if (refusal) context.addIssue({ code: 'custom', params: refusal });
  };

/** The message of a field's own check, if the issue comes from one. */
export function refusalOf(issue: z.core.$ZodIssue): Refusal | null {
  if (issue.code !== 'custom') return null;
  const read = refusalSchema.safeParse(issue.params);
  return read.success ? read.data : null;
}
