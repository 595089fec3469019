import { z } from 'zod';

const refusalSchema = z.object({
  code: z.enum([
    'hidden-character',
    'invisible-text',
    'site-address',
    'unsafe-address',
    'not-a-language',
    'true-or-false',
  ]),
  help: z.string(),
  /** The value as it should be; left out where it is not known. */
  value: z.string().optional(),
});

/** Why a field refuses a value that has the right shape. */
export type Refusal = z.infer<typeof refusalSchema> & { message: string };

/** A check of a text that says in its own words what is wrong. */
export const refusing =
  (check: (text: string) => Refusal | null) =>
  (text: string, context: z.core.$RefinementCtx<string>): void => {
    const refusal = text === '' ? null : check(text);
    if (!refusal) return;
    const { message, ...params } = refusal;
    context.addIssue({ code: 'custom', message, params });
  };

/** The words of a field's own check, if that is what zod's issue comes from. */
export function refusalOf(issue: z.core.$ZodIssue): Refusal | null {
  if (issue.code !== 'custom') return null;
  const read = refusalSchema.safeParse(issue.params);
  return read.success ? { ...read.data, message: issue.message } : null;
}
