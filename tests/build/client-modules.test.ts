import { expect, test } from 'vitest';
import { islandTypes } from '../../schema/blocks/index.ts';
import { visitorScripts } from '../../src/build/site-blocks/engine-scripts.ts';

const { sources } = visitorScripts('visitors');

const modules = () => sources.filter((source) => /^(src|schema|scripts)\//.test(source)).toSorted();

/** What holds for all pages, apart from blocks; and the few rules of content that islands need. */
const expected = [
  /^src\/(client|layout|site\/search)\//,
  /^src\/blocks\/islands\.ts$/,
  /^src\/messages\/locales\/(counted|fill-words|once-per)\.ts$/,
  /^src\/site\/addresses\/(addresses|address-words|base|keep-offer|notice|offline|offline-address|search-addresses)\.ts$/,
  /^src\/site\/(language\/(direction|formats|periods)|navigation\/page-list-parts)\.ts$/,
  /^schema\/(identifier|blocks\/track-explorer\/track-views)\.ts$/,
  /^src\/site\/(pages\/element-ids|text\/fold-text)\.ts$/,
];

const blockOf = (source: string) => /^src\/blocks\/([^/]+)\//.exec(source)?.[1];

test('of the blocks, only the code of islands reaches visitors', () => {
  const shipped = new Set(modules().flatMap((source) => blockOf(source) ?? []));
  expect([...shipped].toSorted()).toEqual(islandTypes.toSorted());
  expect(modules().filter((source) => /^schema\/blocks\/[\w-]+\.ts$/.test(source))).toEqual([]);
});

test('visitors receive nothing that only the build or the development server needs', () => {
  const strays = modules().filter(
    (source) => !blockOf(source) && !expected.some((pattern) => pattern.test(source)),
  );
  expect(strays).toEqual([]);
  expect(modules()).toContain('src/client/main.ts');
});
