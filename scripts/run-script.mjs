import { existsSync, readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { inspect, parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { CommandError } from './command-error.mjs';
import {
  codeOfSite,
  engineRoot,
  findEngine,
  madeOnce,
  runQuietly,
  useVersion,
  versionOf,
} from './engine.mjs';
import { explainError, explainSiteFault, printable } from './explain-error.mjs';
import { inSources, readStacksInSources } from './in-sources.mjs';
import { superviseServer } from './supervise-server.mjs';
import { findUnchanged } from './unchanged-build.mjs';

const crashed = 2;
const contentErrors = 1;

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

/**
 * Prints the result of a build that would change nothing, without loading the code that builds. `onLook` gets how the
 * content looks.
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
    // The command itself reports wrong arguments.
    return null;
  }
}

/** Loads the blocks and rules of the site, which register themselves; they are bundled once for a version of all code. */
async function loadCodeOfSite(engine, version) {
  const versions = join(process.cwd(), '.cache', 'site-code');
  const folder = await madeOnce(versions, version, async (draft) => {
    const { toolEntry } = await import(
      pathToFileURL(join(engine, 'commands', 'site', 'find-tool.js')).href
    );
    const args = [toolEntry('vite'), draft];
    const { isDone, stderr } = runQuietly(join(engineRoot, 'scripts', 'bundle-site.mjs'), args);
    if (!isDone) throw new CommandError(stderr.trim());
  });
  useVersion(versions, version);
  process.env.SITE_CODE = folder;
  const { node } = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  await import(pathToFileURL(join(folder, node)).href);
}

/** Commands that take no content folder; all others may be typed with the same options. */
const withoutContent = new Set(['new-site', 'upgrade']);

async function run([name, ...rest]) {
  process.env.NODE_ENV = 'production';
  process.env.ENGINE_ROOT = engineRoot;
  const { folder, version: ofEngine } = await findEngine(name);
  process.env.ENGINE_BUILT = folder;
  process.env.ENGINE_VERSION = ofEngine;
  const script = join(folder, 'commands', `${name}.js`);
  if (!name || !existsSync(script)) {
    throw new CommandError('Say which script to run, for example: node scripts/run.mjs build');
  }
  const args = withoutContent.has(name) ? rest : takeContentFolder(rest);
  if (name === 'start' && isMainThread && !args.includes('--help')) return superviseServer(args);
  const ofSite = withoutContent.has(name) ? null : codeOfSite();
  const version = versionOf(ofEngine, ofSite);
  process.env.CODE_VERSION = version;
  let look;
  const lines =
    name === 'build' ? linesOfUnchanged(args, version, (found) => (look = found)) : null;
  if (lines !== null) {
    for (const line of lines) console.log(line);
    return 0;
  }
  if (ofSite !== null) await loadCodeOfSite(folder, version);
  const { main } = await import(pathToFileURL(script).href);
  return main(args, look);
}

/** Reports why a command could not finish: in words where it is not the program's mistake. Returns the exit code. */
function reportFailure(error) {
  const words = explainError(error);
  if (words !== null) {
    console.error(printable(words));
    return error?.exitCode ?? crashed;
  }
  const ofSite = explainSiteFault(error);
  if (ofSite !== null) {
    console.error(printable(ofSite));
    return contentErrors;
  }
  console.error('This command stopped because of an error in the program, not in the content.\n');
  console.error(printable(inSources(inspect(error))));
  return crashed;
}

/** Errors that nobody awaits are reported as well: left to Node, the exit code would say that the content has errors. */
function catchStrays() {
  process.on('uncaughtException', (error) => process.exit(reportFailure(error)));
  // The reader of the output may stop reading: validate | head.
  process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

/** Runs the command `NAME` with `[NAME, '--content', DIR, ...arguments]` and returns its exit code. */
export async function runScript(args) {
  // From Node 22 on, what V8 has compiled is kept for the next command.
  nodeModule.enableCompileCache?.();
  catchStrays();
  readStacksInSources();
  try {
    return await run(args);
  } catch (error) {
    return reportFailure(error);
  }
}
