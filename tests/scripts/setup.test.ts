import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A project that holds setup.mjs, with stand-ins for npm and for what runs once all is installed. */
let project: string;

const lock = {
  '': { name: 'site' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/sharp-for-another-system': { version: '1.0.0', optional: true },
};
const installed = { 'node_modules/react': { version: '19.3.1' } };

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
};
const note = (packages: object) =>
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'setup-'));
  mkdirSync(path.join(project, 'scripts'));
  cpSync('scripts/setup.mjs', path.join(project, 'scripts/setup.mjs'));
  write('package-lock.json', JSON.stringify({ packages: lock }));
  write(
    'scripts/run-script.mjs',
    'export const runScript = (args) => (console.log(`ran ${args}`), 7);',
  );
  write(
    'npm.cjs',
    `require('fs').writeFileSync('npm-ran', process.argv.slice(2).join(' ')); process.exit(Number(process.env.NPM_FAILS ?? 0));`,
  );
});

afterEach(() => rmSync(project, { recursive: true }));

function setUp(args: string[], env: Record<string, string> = {}, preload: string[] = []) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...preload, path.join(project, 'scripts/setup.mjs'), ...args],
    {
      encoding: 'utf8',
      cwd: tmpdir(),
      env: { ...process.env, npm_execpath: path.join(project, 'npm.cjs'), ...env },
    },
  );
  return { status, stdout, stderr };
}

const npmArguments = (): string | null => {
  const file = path.join(project, 'npm-ran');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

test('npm start on a fresh clone installs, including development packages, and continues', () => {
  const { status, stdout } = setUp(['start', '--port', '5000'], { NODE_ENV: 'production' });
  expect(npmArguments()).toContain('ci --include=dev');
  expect(stdout).toContain('Installing the packages');
  expect(stdout).toContain('ran start,--port,5000');
  expect(status).toBe(7);
});

test('npm test with everything installed runs the checks at once', () => {
  note(installed);
  expect(setUp(['test']).stdout).toBe('ran check\n');
  expect(npmArguments()).toBeNull();
});

test.each([
  ['a package is missing', {}],
  ['a package has another version', { 'node_modules/react': { version: '19.2.0' } }],
])('installs where %s', (_case, packages) => {
  note(packages);
  setUp(['test']);
  expect(npmArguments()).not.toBeNull();
});

test('stops where npm could not install', () => {
  const { status, stdout, stderr } = setUp(['test'], { NPM_FAILS: '1' });
  expect(status).toBe(2);
  expect(stderr).toContain('could not be installed');
  expect(stdout).not.toContain('ran');
});

test('an old version of Node is reported in plain words', () => {
  write(
    'old-node.cjs',
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } });`,
  );
  note(installed);
  const { status, stderr } = setUp(['start'], {}, [
    '--require',
    path.join(project, 'old-node.cjs'),
  ]);
  expect(status).toBe(2);
  expect(stderr).toContain('needs Node 20.19 or newer; this is Node 20.18.3');
});
