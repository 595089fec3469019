import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Build } from '../../src/build/publish/publish.ts';
import { readManifest } from '../../src/build/publish/records.ts';
import { SiteOutput } from '../../src/build/publish/site-output.ts';

/** A site as the texts of its files. */
export type Files = Record<string, string>;

/** Writes files into a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** A build that gives these files. */
export const buildOf =
  (files: Files): Build =>
  async ({ staging }) => {
    const output = new SiteOutput({ staging });
    for (const [file, text] of Object.entries(files)) output.write(file, text);
    return output.files();
  };

/** The names of the files in a folder, with those of publishing itself where `all` is set. */
const namesIn = (folder: string, all = false): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => all || !name.startsWith('.publish/'));

const readNamed = (folder: string, names: readonly string[]): Files =>
  Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));

/** The files in a folder, with those of publishing itself where `all` is set. */
export const readFiles = (folder: string, all = false): Files =>
  readNamed(folder, namesIn(folder, all));

/** The names of the files of the published site itself, without those that only open pages may still need. */
export function publishedFiles(target: string): string[] {
  const manifest = readManifest(target);
  return namesIn(target).filter((file) => !Object.hasOwn(manifest?.kept ?? {}, file));
}

/** The files of the published site itself, without those that only open pages may still need. */
export const publishedSite = (target: string): Files => readNamed(target, publishedFiles(target));
