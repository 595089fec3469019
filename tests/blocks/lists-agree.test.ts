import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocks, islandTypes } from '../../schema/blocks/index.ts';
import { readExamples } from '../../src/content/read-examples.ts';
import { staticComponents } from '../../src/blocks/index.ts';
import { componentNameOf } from '../../src/site-blocks/find-site-blocks.ts';

const types: string[] = blocks.map(({ type }) => type);

const namesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending) && name !== `index${ending}`)
    .map((name) => name.slice(0, name.length - ending.length));

test('no two blocks have the same name, and the list is in the order of the alphabet', () => {
  expect(types).toEqual([...new Set(types)].toSorted());
});

test('every file in schema/blocks is in the list, under its own name', () => {
  expect(namesIn('schema/blocks', '.ts').toSorted()).toEqual(types);
});

test('every block has a file of examples, and every such file a block', () => {
  expect(namesIn('schema/examples', '.yaml').toSorted()).toEqual(types);
});

test('every block has a typical mistake among its examples', () => {
  const without = readExamples().filter(({ mistakes }) => mistakes.length === 0);
  expect(without.map(({ type }) => type)).toEqual([]);
});

test('every block has a component in a folder of its own, and every folder a block', () => {
  expect([...Object.keys(staticComponents), ...islandTypes].toSorted()).toEqual(types);
  const folders = readdirSync('src/blocks', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual(types);
});

test('a component is named after its block', () => {
  const missing = types.filter(
    (type) => !existsSync(`src/blocks/${type}/${componentNameOf(type)}.tsx`),
  );
  // It keeps the name that pages use; its component browses the curriculum of any subject.
  expect(missing.filter((type) => type !== 'math-browser')).toEqual([]);
});
