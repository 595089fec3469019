import { z } from 'zod';
import { type FileChange, mergeTexts } from '../../content/index.ts';

/** Why somebody needs to review a waiting publication again. */
export type QueueObstacle = { kind: 'conflicts' | 'mistakes' | 'refused'; reason: string };

/**
 * A publication that waits for a connection: the changes as reviewed, and nothing else, whatever changes afterwards.
 */
export type QueuedPublication = {
  id: string;
  /** When it was requested, in milliseconds since 1970. */
  at: number;
  message: string;
  changes: readonly FileChange[];
  uploads: readonly string[];
  isAutomatic: boolean;
  obstacle: QueueObstacle | null;
};

const text = z.string().nullable();

/** Earlier versions named only the pictures that the changes use, without their folder. */
const formerUploads = z
  .array(z.string())
  .transform((names) => names.map((name) => `images/${name}`));

const queued = z.object({
  id: z.string(),
  at: z.number(),
  message: z.string(),
  changes: z.array(z.object({ file: z.string(), before: text, after: text })),
  uploads: z.array(z.string()).optional(),
  pictures: formerUploads.optional(),
  isAutomatic: z.boolean(),
  obstacle: z
    .object({ kind: z.enum(['conflicts', 'mistakes', 'refused']), reason: z.string() })
    .nullable(),
});

export const queuedPublicationSchema = queued.transform(
  ({ pictures = [], uploads = pictures, ...publication }): QueuedPublication => ({
    ...publication,
    uploads,
  }),
);

/**
 * The texts that the site would have: the reviewed changes merged by value with what is published now. Null if others
 * have published something else in the same field.
 */
export function joinedTexts(
  { changes }: Pick<QueuedPublication, 'changes'>,
  published: (file: string) => string | null,
): Record<string, string | null> | null {
  const texts: Record<string, string | null> = {};
  for (const { file, before, after } of changes) {
    const merged = mergeTexts({ file, base: before, ours: after, theirs: published(file) });
    if (merged.conflicts.length > 0) return null;
    texts[file] = merged.text;
  }
  return texts;
}
