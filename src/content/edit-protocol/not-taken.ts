import { z } from 'zod';
import type { FieldPath } from '../../messages/index.ts';
import type { Value } from '../yaml/edit-op.ts';

/** A value that somebody decided against when two people had changed the same field. */
export type NotTaken = {
  file: string;
  /** Empty for the text of the whole file. */
  path: FieldPath;
  value: Value;
  /** Whose value it was; null for whoever published. */
  who: string | null;
  /** When it was written (ISO). */
  when: string;
};

/** The start of a line in the message of a publication: Git keeps the message for ever, but not a file without a commit. */
const start = 'Not-taken: ';

/** In characters: servers refuse longer messages, and the person's own words go first. */
const longest = 19_000;

export const notTakenSchema = z.object({
  file: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  value: z.json(),
  who: z.string().nullable(),
  when: z.iso.datetime({ offset: true }),
});

/** The message of a publication with the values not taken, as far as there is room; `sent` are those with room. */
export function withNotTaken(
  message: string,
  values: readonly NotTaken[],
): { message: string; sent: readonly NotTaken[] } {
  const lines: string[] = [];
  const sent: NotTaken[] = [];
  let room = longest - message.length;
  for (const value of values) {
    const line = start + JSON.stringify(value);
    if (line.length >= room) continue;
    room -= line.length + 1;
    lines.push(line);
    sent.push(value);
  }
  return { message: [message, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n'), sent };
}

/** The values not taken that a message notes; lines of another form are somebody's words. */
export const notTakenIn = (message: string): NotTaken[] =>
  message.split('\n').flatMap((line) => {
    if (!line.startsWith(start)) return [];
    const read = notTakenSchema.safeParse(parsed(line.slice(start.length)));
    return read.success ? [read.data] : [];
  });

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
