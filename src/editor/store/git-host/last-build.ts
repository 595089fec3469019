import { z } from 'zod';
import type { Value, StoredBlock } from '../../../content/index.ts';
import { answerLimit } from '../../request-limits.ts';

const value: z.ZodType<Value> = z.json();

export const lastBuildSchema = z.object({
  /** The source of the published pages and settings, by path, each with its git object id. */
  files: z.record(z.string(), z.object({ blob: z.string(), text: z.string() })),
  pictures: z.array(
    z.object({
      name: z.string(),
      blob: z.string(),
      width: z.number(),
      height: z.number(),
      address: z.string(),
    }),
  ),
  /** The files of content/files. */
  attachments: z
    .array(
      z.object({
        name: z.string(),
        blob: z.string().optional(),
        bytes: z.number(),
        isUsed: z.boolean(),
        title: z.string().optional(),
        pages: z.number().optional(),
        language: z.string().optional(),
        day: z.string().optional(),
      }),
    )
    .optional(),
  /** The kinds of blocks, with the initial content of a new one and the URL of a picture. */
  blocks: z.array(
    z.object({
      type: z.string(),
      look: z.string().optional(),
      example: value,
      picture: z.string().nullable(),
    }),
  ),
});

/** What a build tells the editor on the web, to save requests to the git host. */
export type LastBuild = Omit<z.infer<typeof lastBuildSchema>, 'blocks'> & { blocks: StoredBlock[] };

export const lastBuildFile = 'content.json';

/** Null if it fails to load. */
export async function readLastBuild(address: string): Promise<LastBuild | null> {
  const options = { cache: 'no-cache', signal: answerLimit() } as const;
  const response = await fetch(address, options).catch(() => null);
  if (response?.ok !== true) return null;
  const read = lastBuildSchema.safeParse(await response.json().catch(() => null));
  return read.success ? read.data : null;
}
