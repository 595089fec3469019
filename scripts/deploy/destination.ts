import { createHash } from 'node:crypto';
import { readManifest } from '../../src/build/index.ts';

export type BuiltSite = {
  folder: string;
  /** Its files by path, hidden ones included, with the hash of their content. */
  files: Readonly<Record<string, string>>;
  /** Equal for sites with the same files. */
  hash: string;
};

export type Destination = {
  name: string;
  /** Deploys a site; returns false if it is already there. */
  deploy(site: BuiltSite): Promise<boolean>;
  /** Restores the previous version; false if there is none. */
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
