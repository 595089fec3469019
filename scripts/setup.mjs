/**
 * `npm start`, `npm test` and `npm run test:long` on a machine that has only Node and npm: installs what is missing, then goes on.
 * Plain JavaScript without packages, since none may be there yet.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const oldestNode = [20, 19];
const commands = { start: 'start', test: 'check', 'test:long': 'test-long' };

function isNodeRecent(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
}

/** Whether node_modules holds the very versions of package-lock.json. npm notes there what it has installed. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).every(([path, locked]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === locked.version : Boolean(locked.optional);
  });
}

function install() {
  // NODE_ENV=production would leave out the packages that build and test.
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit'];
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: 'inherit' };
  // On Windows npm is a batch file, which only a shell can start.
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return status === 0;
}

function stop(message) {
  console.error(message);
  process.exit(2);
}

const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(commands, name ?? '')) stop('Use: npm start, npm test, or npm run test:long');
if (!isNodeRecent(process.versions.node)) {
  stop(
    `This project needs Node ${oldestNode.join('.')} or newer; this is Node ${process.versions.node}.\n` +
      'Get a newer one from https://nodejs.org and try again.',
  );
}
if (!isInstalled()) {
  console.log('Installing the packages this project needs (once, about a minute) ...\n');
  if (!install()) stop('\nThe packages could not be installed. What npm wrote above says why.');
}
const { runScript } = await import('./run-script.mjs');
process.exitCode = await runScript([commands[name], ...args]);
