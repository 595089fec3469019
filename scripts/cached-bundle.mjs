import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

/** A bundle is read seconds after it is written; a draft this old, in milliseconds, was left by a killed command. */
const staleAfter = 60 * 60_000;

/** Every command has a bundle for each version of the code; only the ones used last are kept. */
const maxCached = 20;

const lastLine = (code) => `//# kept ${createHash('sha1').update(code).digest('base64url')}\n`;

/** Whether a bundle is as it was written: its last line is that of its code. */
async function isWhole(file) {
  const text = await readFile(file, 'utf8').catch(() => '');
  const end = text.lastIndexOf('//# kept ');
  return end > 0 && text.slice(end) === lastLine(text.slice(0, end));
}

const isStale = ({ used }) => Date.now() - used > staleAfter;

/** Where the source map of a bundle is. */
export const mapOf = (file) => `${file}.map`;

/** Removes what has long been unused, as far as possible: another command may be doing the same. */
async function removeOld(folder) {
  const bundles = [];
  const names = new Set(await readdir(folder));
  for (const name of names) {
    // A source map goes with its bundle.
    if (name.endsWith('.map') && names.has(name.slice(0, -'.map'.length))) continue;
    const file = join(folder, name);
    const info = await stat(file).catch(() => null);
    if (info?.isFile()) bundles.push({ file, isDraft: !name.endsWith('.mjs'), used: info.mtimeMs });
  }
  const drafts = bundles.filter(({ isDraft }) => isDraft);
  const newest = bundles.filter(({ isDraft }) => !isDraft).toSorted((a, b) => b.used - a.used);
  for (const { file } of [...drafts, ...newest.slice(maxCached)].filter(isStale)) {
    await rm(file).catch(() => null);
    await rm(mapOf(file)).catch(() => null);
  }
}

/** The kept bundle of a command in a version of the code, if it is there and whole. */
export async function findBundle({ folder, name, version }) {
  const file = join(folder, `${name}-${version}.mjs`);
  if (!(await isWhole(file))) return null;
  const now = new Date();
  await utimes(file, now, now).catch(() => null);
  return { file, isCached: true };
}

/**
 * The file with the bundle of a command in a version of the code: made by `bundle`, then kept in `folder`. `isStill`
 * says whether the code is that version after it was bundled; if not, the bundle serves this run alone. Its source map is
 * in a file of its own, which is read only when an error is reported: Node would decode it in every run.
 */
export async function storeBundle({ folder, name, version, bundle, isStill }) {
  const file = join(folder, `${name}-${version}.mjs`);
  const { code: bundled, map } = await bundle();
  const code = `${bundled}\n`;
  await mkdir(folder, { recursive: true });
  await removeOld(folder);
  const write = async (target) => {
    await writeFile(target, code + lastLine(code));
    await writeFile(mapOf(target), map);
  };
  if (isStill()) {
    const draft = `${file}.${process.pid}`;
    await write(draft);
    try {
      await rename(mapOf(draft), mapOf(file));
      await rename(draft, file);
      return { file, isCached: true };
    } catch {
      // Windows renames no file that a scanner is reading: this run has a bundle of its own.
    }
  }
  const alone = join(folder, `${name}-${process.pid}-${Date.now()}.mjs`);
  await write(alone);
  return { file: alone, isCached: false };
}
