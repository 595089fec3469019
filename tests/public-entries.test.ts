import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json';
import { publicNamesOf } from '../scripts/upgrade/check-imports.ts';
import { publicEntries } from '../src/build/site-blocks/public-entries.ts';
import { readImports } from './read-imports.ts';

/** What an entry exports, a line for each name: how safe it is, whether it is a type only, its name, and what it is. */
function surfaceOf(source: string): string[] {
  const text = readFileSync(source, 'utf8');
  const marks = text.match(/^\/\*\* @(?:stable|experimental) [^*]+\*\/\nexport (?:type )?\{/gm);
  expect(marks, `${source}: every export is marked`).toHaveLength(
    text.match(/^export /gm)?.length ?? 0,
  );
  return publicNamesOf(text).map(
    ({ name, mark, isType }) =>
      `${mark} ${isType ? 'type ' : ''}${name}: ${wordsAbove(text, name)}`,
  );
}

/** What the comment above the export of a name says of it. */
function wordsAbove(text: string, exported: string): string {
  const all = text.matchAll(/^\/\*\* @\w+ ([^*]+\.) \*\/\nexport (?:type )?\{([^}]+)\}/gm);
  const found = Array.from(all).find(([, , names = '']) =>
    names.split(',').some((one) => one.trim().split(' ').at(-1) === exported),
  );
  expect(found, `${exported} is explained in a sentence`).toBeDefined();
  return found?.[1] ?? '';
}

test('what blocks of a site may use changes only together with its report', async () => {
  const report = Array.from(publicEntries, ([entry, source]) =>
    [entry, ...surfaceOf(source).toSorted()].join('\n  '),
  );
  await expect(`${report.join('\n\n')}\n`).toMatchFileSnapshot('public-entries.txt');
});

/** Where TypeScript looks: in a package, or in a checkout of the engine. */
const types = (source: string) => [`./lib/types/${source.replace('.ts', '.d.ts')}`, `./${source}`];

const exportOf = (name: string, source: string) => [
  name.replace(packageJson.name, '.'),
  {
    types: types(source),
    default: name.replace(packageJson.name, './lib/commands/site') + '.js',
  },
];

test('the package offers these entries, and TypeScript finds their types', () => {
  expect(packageJson.exports).toEqual({
    ...Object.fromEntries(Array.from(publicEntries, ([name, source]) => exportOf(name, source))),
    // What the tsconfig.json of a site needs; blocks do not name these.
    ...Object.fromEntries([
      exportOf('woven-site/jsx-runtime', 'src/build/site-blocks/jsx-runtime.ts'),
    ]),
    './tsconfig.json': './tsconfig.site.json',
    './package.json': './package.json',
  });
});

/** Files of blocks that an entry exports, which therefore cannot import it. */
const exported = [...publicEntries.values()].flatMap((entry) =>
  readImports(entry, readFileSync(entry, 'utf8')).map((source) =>
    path.posix.join(path.posix.dirname(entry), source),
  ),
);

/** What blocks of a site may import too: the entries, and files of blocks. */
function mayImport(file: string, source: string): boolean {
  // The linter checks hooks by this name of their package; the entry has them too.
  if (source === 'react') return true;
  if (!source.startsWith('.')) return publicEntries.has(source);
  const target = path.posix.join(path.posix.dirname(file), source);
  // The table of messages is the engine's: a block of a site brings its sentences, and their translations, with it.
  if (target === 'src/messages/index.ts') return true;
  return /^(?:src|schema)\/blocks\/[\w-]+/.test(target);
}

/** What a file imports of React. */
const reactNamesIn = (text: string): string[] =>
  Array.from(text.matchAll(/^import (?:type )?\{([^}]+)\} from 'react';$/gm), ([, names = '']) =>
    names.split(',').map((name) => name.replace(/\btype\b/, '').trim()),
  )
    .flat()
    .filter((name) => name !== '');

test('the blocks of the engine need no more than those of a site may use', () => {
  const files = ['src/blocks', 'schema/blocks']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.replaceAll('\\', '/')),
      ),
    )
    .filter((file) => /^src\/blocks\/[\w-]+\/.*\.tsx?$|^schema\/blocks\/.*\.ts$/.test(file))
    .filter((file) => file !== 'schema/blocks/index.ts')
    .filter((file) => !exported.includes(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  expect(files.length).toBeGreaterThan(100);
  const beyond = files.flatMap(({ file, text }) =>
    readImports(file, text)
      .filter((source) => !mayImport(file, source))
      .map((source) => `${file} imports ${source}`),
  );
  expect(beyond).toEqual([]);
  const offered = publicNamesOf(readFileSync('src/blocks/api.ts', 'utf8')).map(({ name }) => name);
  const ofReact = files.flatMap(({ text }) => reactNamesIn(text));
  expect(ofReact).toContain('useState');
  expect(ofReact.filter((name) => !offered.includes(name))).toEqual([]);
});
