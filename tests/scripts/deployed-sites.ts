import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Version } from '../../scripts/deploy/deploy-target.ts';
import { readFiles, writeFiles, type Files } from '../build/publish-sites.ts';

const folders: string[] = [];

/** A new empty folder, until folders are removed. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'deploy-test-'));
  folders.push(folder);
  return folder;
}

/** Removes the folders of a test. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A built site of some files. */
export function versionOf(files: Files): Version {
  const folder = newFolder();
  writeFiles(folder, files);
  const hashes = Object.entries(files).map(([file, text]) => {
    const hash = createHash('sha256').update(text).digest('base64url');
    return [file, hash] as const;
  });
  return { folder, files: Object.fromEntries(hashes), check: () => {} };
}

/** What visitors find in a folder. */
export const filesIn = (folder: string): Files =>
  Object.fromEntries(
    Object.entries(readFiles(folder)).filter(([file]) => !file.startsWith('.deployed/')),
  );
