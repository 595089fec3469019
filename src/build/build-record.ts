import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { engineRoot } from './system/roots.ts';
import { dayIn, type SiteTree } from '../site/index.ts';
import { contentHash, hashOf } from './document-hash.ts';

/** The file in which a built site says what it was made from, so that anybody can compare two of them. */
export const buildRecordFile = 'build.json';

const recordSchema = z.object({
  /** The version of the engine. */
  engine: z.string(),
  /** A hash of the content: its texts, settings, theme and pictures. */
  content: z.string(),
  /** The day for which it was built, in the zone of the site, as year-month-day. */
  day: z.string(),
});

/**
 * What a site was built from. The same three give the same files, as long as the code of the site's own blocks and, for days of
 * change, the history of its content are the same too.
 */
export type BuildRecord = z.infer<typeof recordSchema>;

/** The record of a build that uses these pictures, given as hashes by name. */
export function buildRecord(
  tree: SiteTree,
  { pictureHashes, today }: { pictureHashes: ReadonlyMap<string, string>; today: Date },
): BuildRecord {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(path.join(engineRoot, 'package.json'), 'utf8')));
  const pictures = [...pictureHashes].map(([name, hash]) => `${name} ${hash}`).toSorted();
  return {
    engine: version,
    content: hashOf(contentHash(tree), JSON.stringify(tree.theme), ...pictures),
    day: dayIn(tree.settings.timeZone, today),
  };
}

/** A record as a file. */
export const writeBuildRecord = (record: BuildRecord): string => `${JSON.stringify(record)}\n`;

/** The record in the text of a file; null if there is none in it. */
export function readBuildRecord(text: string): BuildRecord | null {
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
