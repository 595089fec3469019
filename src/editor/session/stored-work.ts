import { z } from 'zod';
import { queuedPublicationSchema } from './queued-publication.ts';
import type { Work } from './work.ts';

const text = z.string().nullable();
const patch = z.union([
  z.object({ start: z.number(), removed: z.string(), added: z.string() }),
  z.object({ before: text, after: text }),
]);
const step = z.object({
  changes: z.array(z.object({ file: z.string(), patch })),
  at: z.number(),
  field: text,
});
const field = z.object({
  file: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
});
const workSchema = z.object({
  draft: z.object({
    files: z.record(z.string(), z.object({ base: text, baseHash: text, text })),
    past: z.array(step),
    future: z.array(step),
  }),
  conflicts: z.array(field),
  examples: z.record(z.string(), z.array(z.string())).optional(),
  queued: z.array(queuedPublicationSchema).optional(),
});

/** Whether this version of the editor can open something that the browser has stored. */
export const isWork = (stored: unknown): stored is Work => workSchema.safeParse(stored).success;
