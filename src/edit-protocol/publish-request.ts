import { z } from 'zod';

/** The answer to a malformed request, which no screen of the editor sends. */
export const unreadable = 'The editor sent something that cannot be read.';

const longestMessage = 20_000;

const message = z
  .string()
  .trim()
  .min(1, 'Say in a few words what has changed.')
  .max(longestMessage, 'The words about the change are too long. Shorten them.')
  // Git and its hosts end a text there.
  .refine((text) => !text.includes('\0'), {
    message:
      'The words about the change contain a character that cannot be stored. Type them instead of pasting them.',
  });

const author = z.strictObject({
  name: z
    .string()
    .trim()
    .max(100, 'The name is too long: there is room for 100 characters.')
    // Git refuses a name without any letter, and ends it at the line.
    .regex(/^(?=.*[\p{L}\p{N}])[^\p{Cc}<>]+$/u, 'Write the name in letters, without < and >.'),
  email: z.email('This is not an email address.').max(200, 'This is not an email address.'),
});

const selection = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        file: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    )
    .min(1),
  pictures: z.array(z.string()),
});

/** The person who publishes reads its messages. */
export const publishRequestSchema = z.strictObject({
  message,
  author: author.optional(),
  only: selection.optional(),
  choices: z.array(
    z.strictObject({ file: z.string(), path: z.array(z.union([z.string(), z.number()])) }),
  ),
});

/** Why a request to publish cannot be carried out; null if it can. */
export const refuseRequest = (request: unknown): string | null =>
  publishRequestSchema.safeParse(request, { error: () => unreadable }).error?.issues[0]?.message ??
  null;
