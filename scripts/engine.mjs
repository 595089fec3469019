/**
 * The engine as commands run it: compiled JavaScript. A package contains it (`lib`); in the repository, it is built into
 * `.cache/engine` whenever a source has changed. Plain JavaScript, because it runs before anything is built.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { CommandError } from './command-error.mjs';

/** The folder of the engine, wherever npm has installed it; the site is the folder in which a command runs. */
export const engineRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..');

const builder = join(engineRoot, 'scripts', 'build-engine.mjs');

/** Versions beyond these are removed, if no command has used them for an hour: a server may still load parts of its own. */
const maxVersions = 3;
const unusedAfter = 60 * 60_000;

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .toSorted()
    : [];

function read(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    // Another command may be removing the file.
    if (['ENOENT', 'EISDIR'].includes(error?.code)) return '';
    throw error;
  }
}

/** A hash of the names, as seen from a folder, and contents of files, safe in the name of a folder. */
function hashOfFiles(from, files, ...others) {
  const hash = createHash('sha1').update(others.join('\n'));
  for (const file of files) {
    const content = read(file);
    hash.update(`${relative(from, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 20);
}

/** A hash of the sources of the engine in a folder, and of what else its build depends on. */
export const versionOfSources = (root) =>
  hashOfFiles(root, [
    ...['schema', 'scripts', 'src'].flatMap((folder) => filesIn(join(root, folder))),
    ...['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'].map((file) =>
      join(root, file),
    ),
  ]);

/** The folder in which the content of a site is, and its code beside it. */
export const folderOfSite = () => dirname(resolve(process.env.SITE_CONTENT || 'content'));

/** The code of a site, beside its content, and the packages that it may import; null if the site has none. */
export function codeOfSite() {
  const beside = folderOfSite();
  const code = ['blocks', 'rules'].flatMap((folder) => filesIn(join(beside, folder)));
  return code.some((file) => /\.tsx?$/.test(file))
    ? [...code, join(beside, 'package.json'), join(beside, 'node_modules/.package-lock.json')]
    : null;
}

/** Removes what was last used long ago, as far as possible: another command may be doing the same. */
function removeOld(folder) {
  const byUse = readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => ({ path, used: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.used - a.used);
  for (const { path, used } of byUse.slice(maxVersions)) {
    if (Date.now() - used > unusedAfter) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * The folder `folder/version`, made by `make` if it is not there yet. It is complete as soon as it is there, however many
 * commands make it at the same time.
 */
export async function madeOnce(folder, version, make) {
  const target = join(folder, version);
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    const remove = () => rmSync(draft, { recursive: true, force: true });
    try {
      await make(draft);
    } catch (error) {
      remove();
      throw error;
    }
    try {
      renameSync(draft, target);
    } catch {
      // Windows renames nothing that a scanner is reading: this command has a copy of its own.
      if (!existsSync(target)) return draft;
      remove();
    }
  }
  return target;
}

/** Takes note that a version is used, and removes others. */
export function useVersion(folder, version) {
  const now = new Date();
  try {
    utimesSync(join(folder, version), now, now);
    removeOld(folder);
  } catch {
    // A disk that can only be read keeps what it has.
  }
}

/** Runs a script of Node that prints only what is wrong. */
export function runQuietly(script, args) {
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { isDone: status === 0, stderr };
}

/** The parts that a command needs in any case, built side by side. Others are built when they are needed. */
const partsOf = {
  build: ['commands', 'visitors'],
  start: ['commands', 'open'],
  check: ['commands', 'visitors', 'open', 'editor'],
};

/** The folder with the built engine, and its version. Builds what a command needs where sources are newer. */
export async function findEngine(command) {
  const packed = join(engineRoot, 'lib');
  if (!existsSync(builder)) {
    return { folder: packed, version: readFileSync(join(packed, 'version'), 'utf8') };
  }
  const versions = join(engineRoot, '.cache', 'engine');
  const version = versionOfSources(engineRoot);
  const folder = join(versions, version);
  const missing = (partsOf[command] ?? ['commands']).filter(
    (part) => !existsSync(join(folder, part)),
  );
  if (missing.length > 0) {
    if (!existsSync(join(engineRoot, 'node_modules', 'vite'))) {
      throw new CommandError('The packages are not installed yet. Run: npm ci');
    }
    const { isDone, stderr } = runQuietly(builder, [folder, ...missing]);
    if (!isDone) throw new Error(`The engine could not be built.\n${stderr}`);
  }
  useVersion(versions, version);
  return { folder, version };
}

/** A hash of everything that affects what commands make of content. Caches are not shared between versions. */
export const versionOf = (engine, siteFiles) =>
  hashOfFiles(
    folderOfSite(),
    siteFiles ?? [],
    engine,
    process.version,
    process.platform,
    process.arch,
  );
