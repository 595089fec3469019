import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** How many rules may be about class names that mean the same everywhere in the editor. This number only goes down. */
const maxGlobal = 29;

const stylesheets = ['src/editor', 'src/editor-build'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(folder, file)),
);

const comment = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g;

/** The selectors of a stylesheet, without what stands around rules, as media queries. */
function selectorsIn(file: string): string[] {
  const css = readFileSync(file, 'utf8').replaceAll(comment, '');
  return Array.from(css.matchAll(/([^{}]+)\{/g), ([, before = '']) =>
    before.slice(before.lastIndexOf(';') + 1).trim(),
  );
}

const namesGlobalClass = (file: string) => (selector: string) =>
  !selector.startsWith('@') &&
  (file.endsWith('.module.css') ? /:global\(\s*\./.test(selector) : /\.[a-zA-Z]/.test(selector));

test('few rules of the editor are about global class names', () => {
  const rules = stylesheets.flatMap((file) => selectorsIn(file).filter(namesGlobalClass(file)));
  expect(rules.length).toBeLessThanOrEqual(maxGlobal);
});
