import { createHash, type BinaryLike } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from '../cache/kept-file.ts';

/** Where costly results are kept from build to build; safe to delete. */
const folder = path.resolve(cacheFolder, 'pictures');

/** The version of an installed package, which what it makes depends on. */
export function versionOf(name: string): string {
  const about = readFileSync(path.resolve('node_modules', name, 'package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(about);
  return version;
}

/** A short name for contents, safe in file names and addresses. */
export function hashOf(...contents: BinaryLike[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('base64url').replaceAll(/[-_]/g, '0').slice(0, 10);
}

/**
 * The file that `make` gives under `name`, made once and then kept. The name must say all that the content
 * depends on. A half-written file is never found: it gets its name only when it is whole.
 */
export async function cachedFile(name: string, make: () => Promise<Buffer>): Promise<string> {
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, await make());
  await rename(partial, file);
  return file;
}
