import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, forgetOldest } from '../../cache/cache-file.ts';
import { blobIdOf } from '../../content-files/blob-id.ts';
import { replaceFile } from '../../content-files/replace-file.ts';

const folder = path.join(cacheFolder, 'removed-pictures');

/** In pictures that can be brought back. */
const maxRemoved = 100;

export function storeRemoved(bytes: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  replaceFile(path.join(folder, blobIdOf(bytes)), bytes);
  forgetOldest(folder, maxRemoved);
}

/** The bytes of a deleted picture; null if they are gone. */
export function readRemoved(id: string): Uint8Array | null {
  const file = path.join(folder, id);
  return existsSync(file) ? readFileSync(file) : null;
}
