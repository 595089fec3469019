import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';

const folders = ['schema', 'scripts', 'src'];

/** What affects commands besides the sources, of the engine and of a site; the last one lists the packages installed. */
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
    // Another command may be removing the file.
    if (['ENOENT', 'EISDIR'].includes(error?.code)) return '';
    throw error;
  }
}

/** The code of the site, beside its content; the same as in src/site-blocks, which is available only once bundled. */
function foldersOfSite() {
  const beside = dirname(resolve(process.env.SITE_CONTENT || 'content'));
  return [join(beside, 'blocks'), join(beside, 'rules')];
}

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/**
 * A hash of everything that affects what commands make of content: sources, packages, Node and the system, and where they
 * are. Caches are not shared between versions.
 */
export function codeVersion(engineRoot, siteRoot) {
  const hash = createHash('sha1').update(
    `${process.version} ${process.platform} ${process.arch}\n`,
  );
  const roots = [...new Set([engineRoot, siteRoot])];
  const ofEngine = folders.map((folder) => join(engineRoot, folder));
  const sources = [...ofEngine, ...foldersOfSite()].flatMap(filesIn);
  const settings = roots.flatMap((root) => files.map((name) => join(root, name)));
  for (const file of [...sources.toSorted(), ...settings]) {
    const content = read(file);
    hash.update(`${file} ${content.length}\n`).update(content);
  }
  return hash.digest('base64url');
}
