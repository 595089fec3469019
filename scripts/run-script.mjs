import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect, parseArgs } from 'node:util';
import { bundlingProcess } from './bundling-process.mjs';
import { codeVersion } from './code-version.mjs';
import { CommandError } from './command-error.mjs';
import { explainError, explainSiteFault, printable } from './explain-error.mjs';
import { bundleCommand, findCommand } from './command-bundle.mjs';
import { inSources, readStacksInSources } from './in-sources.mjs';
import { findUnchanged } from './unchanged-build.mjs';

/** The folder of the engine, which is wherever npm has installed it; the site is the folder in which a command runs. */
const engineRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const crashed = 2;
const contentErrors = 1;

/** The bundle of the running command. */
let imported = '';

/** Takes `--content DIR` out of the arguments; DIR counts from where the command was typed. */
function takeContentFolder(args) {
  const position = args.findIndex((arg) => arg === '--content' || arg.startsWith('--content='));
  if (position === -1) return args;
  const inline = args[position].startsWith('--content=');
  const folder = inline ? args[position].slice('--content='.length) : args[position + 1];
  if (!folder || folder.startsWith('--')) {
    throw new CommandError('--content needs a folder after it, for example --content content.');
  }
  process.env.SITE_CONTENT = resolve(folder);
  return [...args.slice(0, position), ...args.slice(position + (inline ? 1 : 2))];
}

/** Bundles a command in a process of its own, because Vite's memory, some 300 MB, is never given back; null if it fails. */
async function bundleInProcess(command) {
  const { fork } = await import('node:child_process');
  const child = fork(join(engineRoot, 'scripts', 'bundle-command.mjs'), [JSON.stringify(command)], {
    ...bundlingProcess(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((done) => {
    child.on('message', done);
    child.on('error', () => done(null));
    child.on('close', () => done(null));
  });
}

/** The exports of a script, whose bundle is kept for the version of the code that the disk has now. */
async function importScript(name, mode, version) {
  const command = { engineRoot, siteRoot: process.cwd(), name, mode, version };
  const { file, isCached } =
    (await findCommand(command)) ??
    (await bundleInProcess(command)) ??
    // What is wrong is said by this process.
    (await bundleCommand(command));
  imported = file;
  readStacksInSources(file);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    // Once imported, the file has done its work.
    if (!isCached) await rm(file, { force: true });
  }
}

/**
 * What is to be said where the site is built already, which is found out without the code that builds it. `onLook` gets how
 * its content looks.
 */
function linesOfUnchanged(args, version, onLook) {
  const options = { out: { type: 'string', default: 'dist' }, 'as-of': { type: 'string' } };
  try {
    const { values } = parseArgs({ args, options });
    const contentDir = process.env.SITE_CONTENT || 'content';
    const target = values.out;
    const siteRoot = process.cwd();
    const build = { siteRoot, version, contentDir, target, asOf: values['as-of'] };
    return findUnchanged(build, onLook);
  } catch {
    // What is wrong with the arguments is said by the command.
    return null;
  }
}

/** Commands that take no content folder; all others may be typed with the same options. */
const withoutContent = new Set(['new-site', 'upgrade']);

async function run([name, ...rest]) {
  if (!name || !existsSync(join(engineRoot, 'scripts', `${name}.ts`))) {
    throw new CommandError('Say which script to run, for example: node scripts/run.mjs build');
  }
  const args = withoutContent.has(name) ? rest : takeContentFolder(rest);
  // Vite's settings and React differ between the two.
  const mode = name === 'start' ? 'development' : 'production';
  process.env.NODE_ENV = mode;
  const version = codeVersion(engineRoot, process.cwd());
  process.env.CODE_VERSION = version;
  let look;
  const lines =
    name === 'build' ? linesOfUnchanged(args, version, (found) => (look = found)) : null;
  if (lines !== null) {
    for (const line of lines) console.log(line);
    return 0;
  }
  const script = await importScript(name, mode, version);
  return script.main(args, look);
}

/** Tells why a command could not go on: in words where it is not the program's mistake. */
function reportFailure(error) {
  const words = explainError(error);
  if (words !== null) {
    console.error(printable(words));
    return error?.exitCode ?? crashed;
  }
  const ofSite = explainSiteFault(error, imported);
  if (ofSite !== null) {
    console.error(printable(ofSite));
    return contentErrors;
  }
  console.error('This command stopped because of an error in the program, not in the content.\n');
  console.error(printable(inSources(inspect(error), imported)));
  return crashed;
}

/** What is not awaited may fail as well: left to Node, its exit code would say that the content has errors. */
function catchStrays() {
  process.on('uncaughtException', (error) => process.exit(reportFailure(error)));
  // The reader of the output may stop reading: validate | head.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

/**
 * Runs scripts/NAME.ts with `[NAME, '--content', DIR, ...arguments]` and returns its exit code.
 *
 * Vite bundles the script with the project's own configuration, so that a script sees the same CSS class names
 * and asset addresses as the browser.
 */
export async function runScript(args) {
  catchStrays();
  try {
    return await run(args);
  } catch (error) {
    return reportFailure(error);
  }
}
