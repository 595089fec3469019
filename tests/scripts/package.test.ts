import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readImports } from '../read-imports.ts';
import { longTest } from '../sample.ts';

const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'package-')));
// No name of a folder may be taken for the end of a path, an escape or a pattern.
const site = path.join(scratch, 'Mötley #1 site, 50% [new] {a}');
const engine = path.join(site, 'node_modules', 'woven-site');
const packed = path.join(scratch, 'woven-site-0.1.0.tgz');
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Runs a command of the installed package in the folder of the site. */
function run(...args: string[]) {
  const script = path.join(engine, 'scripts', 'woven-site.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: site,
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      SystemRoot: process.env['SystemRoot'],
      npm_execpath: process.env['npm_execpath'],
    },
  });
  return { status, output: stdout + stderr };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll('\\', '/'));

beforeAll(() => {
  const shell = process.platform === 'win32';
  execFileSync('npm', ['pack', '--silent', '--pack-destination', scratch], {
    shell,
    stdio: 'ignore',
  });
  execFileSync(
    process.execPath,
    ['scripts/run.mjs', 'new-site', site, '--engine', packed, '--no-install'],
    { stdio: 'ignore' },
  );
  mkdirSync(engine, { recursive: true });
  execFileSync('tar', ['-xzf', packed, '-C', engine, '--strip-components', '1']);
  // Nothing but the packages on which it depends, which have packages of their own.
  mkdirSync(path.join(engine, 'node_modules', '@types'), { recursive: true });
  for (const name of Object.keys(dependencies)) {
    symlinkSync(
      path.resolve('node_modules', name),
      path.join(engine, 'node_modules', name),
      'junction',
    );
  }
}, 300_000);

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('the package is built, has neither tests nor a school, and depends on all that it imports', () => {
  expect(statSync(packed).size).toBeLessThan(7_200_000);
  const files = filesIn(engine).filter((file) => !file.startsWith('node_modules/'));
  expect(files.filter((name) => /\.test\.|^(?:content|\.github)\//.test(name))).toEqual([
    // npm run upgrade shows what is new in it.
    '.github/CHANGELOG.md',
  ]);
  expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file)).toSorted()).toEqual([
    'schema/api.ts',
    'src/blocks/api.ts',
  ]);
  const scripts = files.filter((file) => /^lib\/commands\/.*\.js$/.test(file));
  const imported = scripts.flatMap((file) =>
    readImports(file, readFileSync(path.join(engine, file), 'utf8')),
  );
  const others = imported.filter(
    (source) => !/^[./]|^node:/.test(source) && !builtinModules.includes(source),
  );
  expect([...new Set(others)].filter((name) => !(name in dependencies))).toEqual([]);
  const maps = files.filter((file) => /^lib\/.*\.js\.map$/.test(file));
  expect(maps.length).toBeGreaterThan(300);
});

test('in a folder with an unusual name, a new site is built from the package alone, and its licences are named', () => {
  const before = filesIn(path.join(site, 'node_modules')).length;
  expect(run('build')).toMatchObject({
    status: 0,
    output: expect.stringContaining('5 pages built'),
  });
  expect(run('validate').output).toContain('No errors on 5 pages.');
  expect(filesIn(path.join(site, 'node_modules'))).toHaveLength(before);
  const licences = readFileSync(path.join(engine, 'lib', 'licences.txt'), 'utf8');
  expect(licences).toMatch(/^react-dom \d/m);
  expect(licences).toMatch(/^prosemirror-view \d/m);
});

longTest(
  'there, a block of the site is bundled, and its types are checked',
  { timeout: 300_000 },
  () => {
    expect(run('new-block', 'price-table', '--island').status).toBe(0);
    const { status, output } = run('check', '--without-browser');
    expect(output).toMatch(/Installing vite \d[\d.]*, which bundles the blocks/);
    expect(output).toMatch(/Installing typescript \d[\d.]*, which checks the types/);
    expect(status).toBe(0);
  },
);

test('each package that sites get is justified', () => {
  const rows = readFileSync('.github/DEPENDENCIES.md', 'utf8').split('\n');
  const cells = rows
    .filter((row) => row.startsWith('| ') && !row.startsWith('| Package') && !row.startsWith('| -'))
    .map((row) => row.split('|').map((cell) => cell.trim()));
  const named = cells.flatMap(([, names = '']) => {
    const [first = '', ...others] = names.split(', ');
    const family = first.slice(0, first.indexOf('-'));
    return [first, ...others.map((name) => (name.startsWith('-') ? family + name : name))];
  });
  expect(named).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(named.filter((name) => !(name in { ...dependencies, ...devDependencies }))).toEqual([]);
  expect(cells.filter((row) => row.slice(1, 5).some((cell) => cell === ''))).toEqual([]);
});
