import { createHash } from 'node:crypto';
import { readManifest } from '../../src/build/publish/records.ts';

/** A built site that is to be deployed. */
export type BuiltSite = {
  folder: string;
  /** Its files from its root, those for pages that are still open included, with the hash of their content. */
  files: Readonly<Record<string, string>>;
  /** Equal for sites with the same files. */
  hash: string;
};

/** Where a site is deployed. */
export type Destination = {
  /** Its name in messages. */
  name: string;
  /** Puts a site there; false if it is there already. */
  deploy(site: BuiltSite): Promise<boolean>;
  /** Brings the version before back; false if there is none. */
  rollBack(): Promise<boolean>;
};

/** The site that a build has published in a folder; null if there is none, or only a part of it. */
export function readBuiltSite(folder: string): BuiltSite | null {
  const manifest = readManifest(folder);
  if (manifest === null || manifest.isPartial) return null;
  const hashes = Object.entries({ ...manifest.kept, ...manifest.files })
    .map(([file, { hash }]) => [file, hash] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const ofSite = hashes.filter(([file]) => Object.hasOwn(manifest.files, file));
  const hash = createHash('sha256').update(JSON.stringify(ofSite)).digest('hex').slice(0, 16);
  return { folder, files: Object.fromEntries(hashes), hash };
}
