import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { setByCode, shortenProperties } from '../../src/build/property-names.ts';

/** The custom properties named in the files of some folders. */
const namesIn = (folders: readonly string[], ending: RegExp): Set<string> =>
  new Set(
    folders
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => ending.test(file))
          .map((file) => readFileSync(path.join(folder, file), 'utf8')),
      )
      .flatMap((text) => Array.from(text.matchAll(/(?<![\w-])--[a-z][\w-]*/g), ([name]) => name)),
  );

test('the custom properties that code names keep their names', () => {
  const inStyles = namesIn(['src/blocks', 'src/layout'], /\.css$/);
  const folders = ['blocks', 'layout', 'client', 'render'].map((room) => `src/${room}`);
  const inCode = [...namesIn(folders, /\.tsx?$/)].filter((name) => inStyles.has(name));
  expect([...setByCode].toSorted()).toEqual(inCode.toSorted());
});

test('other custom properties get short names, the same in all styles, that no other has', () => {
  const shorten = shortenProperties([
    '.A{--a:1;--text:red;color:var(--text)}',
    '.B{--gone:var(--a)}',
  ]);
  expect(shorten(':root{--text:blue;--text-quiet:grey}.A{left:var(--a, var(--gone))}')).toBe(
    ':root{--c:blue;--text-quiet:grey}.A{left:var(--b, var(--gone))}',
  );
});
