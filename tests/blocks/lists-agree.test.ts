import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocks, islandTypes } from '../../schema/blocks/index.ts';
import { readExamples } from '../../src/build/content-files/read-examples.ts';
import { componentNameOf } from '../../schema/component-name.ts';
import { components } from '../../src/blocks/components.ts';
import { listBlockFolders } from '../../src/build/site-blocks/find-site-blocks.ts';

const types: string[] = blocks.map(({ type }) => type);

test('no two blocks have the same name, and the list is in the order of the alphabet', () => {
  expect(types).toEqual([...new Set(types)].toSorted());
});

test('every folder in src/blocks has the examples of a block in the list', () => {
  const folders = listBlockFolders('src/blocks');
  expect(folders.map(({ type }) => type)).toEqual(types);
  const files = folders.map(({ examples }) => examples);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('every block has a typical mistake among its examples', () => {
  const without = readExamples().filter(({ mistakes }) => mistakes.length === 0);
  expect(without.map(({ type }) => type)).toEqual([]);
});

test('every block has a component', () => {
  expect([...Object.keys(components), ...islandTypes].toSorted()).toEqual(types);
});

test('a component is named after its block', () => {
  const missing = types.filter(
    (type) => !existsSync(`src/blocks/${type}/${componentNameOf(type)}.tsx`),
  );
  // It keeps the name that pages use; its component browses the curriculum of any subject.
  expect(missing.filter((type) => type !== 'math-browser')).toEqual([]);
});
