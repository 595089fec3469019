import { z } from 'zod';
import { say, type Message, type SentenceKey, isSentence } from '../../messages/index.ts';

/** The texts of zod's issues here are keys of sentences. */
const key = (sentence: SentenceKey): SentenceKey => sentence;

const longestMessage = 20_000;

const message = z
  .string()
  .trim()
  .min(1, key('request-noWords'))
  .max(longestMessage, key('request-longWords'))
  // Git and its hosts end a text there.
  .refine((text) => !text.includes('\0'), { message: key('request-hiddenCharacter') });

const author = z.strictObject({
  name: z
    .string()
    .trim()
    .max(100, key('request-longName'))
    // Git refuses a name without any letter, and ends it at the line.
    .regex(/^(?=.*[\p{L}\p{N}])[^\p{Cc}<>]+$/u, key('request-name')),
  email: z.email(key('request-email')).max(200, key('request-email')),
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
  uploads: z.array(z.string()),
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

/** Why a request has a wrong form; which of its parts does only if a screen of the editor can cause that. */
export function whyRefused({ issues: [issue] }: z.ZodError): Message {
  return say(issue && isSentence(issue.message) ? issue.message : 'request-unreadable');
}

/** Why a request to publish cannot be carried out; null if it can. */
export function refuseRequest(request: unknown): Message | null {
  const { error } = publishRequestSchema.safeParse(request);
  return error ? whyRefused(error) : null;
}
