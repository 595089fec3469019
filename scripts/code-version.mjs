import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const folders = ['schema', 'scripts', 'src'];

/** What decides, besides the sources, what a command does; the last says which packages are really there. */
const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'node_modules/.package-lock.json',
];

function read(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    // A file that another command is just removing is not there.
    if (['ENOENT', 'EISDIR'].includes(error?.code)) return '';
    throw error;
  }
}

/**
 * A hash of everything that decides what the commands make of content: the sources, the packages, Node and the system.
 * What one version has kept, another does not use.
 */
export function codeVersion(root) {
  const hash = createHash('sha1').update(
    `${process.version} ${process.platform} ${process.arch}\n`,
  );
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...sources.toSorted(), ...files.map((name) => join(root, name))]) {
    const content = read(file);
    hash.update(`${file.slice(root.length)} ${content.length}\n`).update(content);
  }
  return hash.digest('base64url');
}
