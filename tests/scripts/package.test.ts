import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readImports } from '../read-imports.ts';

type Packed = { size: number; files: { path: string }[] };

/** What `npm pack` would write, without writing it. */
function packed(): Packed {
  const args = ['pack', '--dry-run', '--json'];
  const output = execFileSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [first]: Packed[] = JSON.parse(output);
  if (!first) throw new Error('npm names no package.');
  return first;
}

const packageOf = (source: string): string =>
  source.split('/', source.startsWith('@') ? 2 : 1).join('/');

test(
  'the package is small, has neither tests nor a school, and depends on all that it imports',
  { timeout: 120_000 },
  () => {
    const { size, files } = packed();
    expect(size).toBeLessThan(3_000_000);
    const names = files.map((file) => file.path);
    expect(names).toEqual(expect.arrayContaining(['scripts/woven-site.mjs', 'vite.config.ts']));
    expect(names.filter((name) => /\.test\.|^(?:content|\.github)\//.test(name))).toEqual([
      // npm run upgrade shows what is new in it.
      '.github/CHANGELOG.md',
    ]);
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const imported = names
      .filter((name) => /^(?:schema|scripts|src)\/.*\.(?:tsx?|mjs)$|^vite\.config\.ts$/.test(name))
      .flatMap((name) =>
        readImports(name, readFileSync(name, 'utf8')).map((source) => ({ name, source })),
      )
      .filter(({ source }) => !/^[./]|^(?:node|virtual):|^woven-site\//.test(source));
    expect(imported.length).toBeGreaterThan(100);
    const missing = imported.filter(
      ({ source }) => !builtinModules.includes(source) && !(packageOf(source) in dependencies),
    );
    expect(missing).toEqual([]);
  },
);

/** The packages that some source files need, and all files that they import. */
function packagesReachedFrom(files: readonly string[]): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const source of readImports(file, readFileSync(file, 'utf8'))) {
      if (!source.startsWith('.')) packages.add(packageOf(source));
      else if (/\.tsx?$/.test(source)) visit(path.join(path.dirname(file), source));
    }
  };
  files.forEach(visit);
  return packages;
}

test('types that the blocks of a site need come with the engine', () => {
  const { dependencies, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const entries = Object.values<string>(exports).filter((file) => file.endsWith('.ts'));
  const typed = [...packagesReachedFrom(entries)]
    .map((name) => `@types/${name}`)
    .filter((name) => existsSync(path.join('node_modules', name)));
  expect(typed).toContain('@types/react');
  expect(typed.filter((name) => !(name in dependencies))).toEqual([]);
});

test('each package that sites get is justified', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const rows = readFileSync('.github/DEPENDENCIES.md', 'utf8').split('\n');
  const cells = rows
    .filter((row) => row.startsWith('| ') && !row.startsWith('| Package') && !row.startsWith('| -'))
    .map((row) => row.split('|').map((cell) => cell.trim()));
  const named = cells.flatMap(([, names = '']) => {
    const [first = '', ...others] = names.split(', ');
    const family = first.slice(0, first.indexOf('-'));
    return [first, ...others.map((name) => (name.startsWith('-') ? family + name : name))];
  });
  expect(named.toSorted()).toEqual(Object.keys(dependencies).toSorted());
  expect(cells.filter((row) => row.slice(1, 5).some((cell) => cell === ''))).toEqual([]);
});
