import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * How many rules may name a class that any component can use: what a component alone uses stands in a stylesheet of its
 * own beside it. It only ever becomes less.
 */
const maxGlobalRules = 484;

const folders = ['src/editor', 'src/editor-build'];
const filesOf = (ending: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => ending.test(file))
      .map((file) => path.join(folder, file)),
  );
const read = (file: string) => readFileSync(file, 'utf8');

const stylesheets = filesOf(/\.css$/).map((file) => ({
  file,
  css: read(file).replaceAll(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g, ''),
}));
const isModule = ({ file }: { file: string }) => file.endsWith('.module.css');
const modules = stylesheets.filter(isModule);
const globals = stylesheets.filter((one) => !isModule(one));
const scripts = filesOf(/\.tsx?$/).map((file) => ({ file, text: read(file) }));

const selectorsIn = (css: string) =>
  Array.from(css.matchAll(/([^{}]+)\{/g), ([, selector = '']) => selector.trim()).filter(
    (selector) => !selector.startsWith('@'),
  );
const classesIn = (selector: string) =>
  Array.from(selector.matchAll(/\.([A-Za-z][\w-]*)/g), ([, name = '']) => name);
const anywhere = /:global\(([^()]*)\)/g;
const globalClasses = new Set(
  globals.flatMap(({ css }) => selectorsIn(css).flatMap((selector) => classesIn(selector))),
);

test('few rules name classes that any component can use', () => {
  const rules = globals.flatMap(({ css }) =>
    selectorsIn(css).filter((selector) => classesIn(selector).length > 0),
  );
  expect(rules.length).toBeLessThanOrEqual(maxGlobalRules);
});

test('whatever has a rule is named by a component, and the other way round', () => {
  const told = modules.flatMap(({ file, css }) => {
    const own = new Set(
      selectorsIn(css).flatMap((selector) => classesIn(selector.replaceAll(anywhere, ''))),
    );
    const named = new Set(
      scripts.flatMap(({ file: script, text }) => {
        const [, name] =
          new RegExp(`^import (\\w+) from '[./a-z-]*${path.basename(file)}';$`, 'm').exec(text) ??
          [];
        return name === undefined
          ? []
          : Array.from(text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')), ([, one]) => one);
      }),
    );
    return [
      ...[...own].filter((one) => !named.has(one)).map((one) => `${file} .${one} is not used`),
      ...[...named]
        .filter((one) => one !== undefined && !own.has(one))
        .map((one) => `${file} has no .${one}`),
    ];
  });
  expect(told).toEqual([]);
});

test('a stylesheet of a component reaches for no class that is gone', () => {
  const gone = modules.flatMap(({ file, css }) =>
    Array.from(css.matchAll(anywhere), ([, selector = '']) => classesIn(selector))
      .flat()
      .filter((name) => !globalClasses.has(name))
      .map((name) => `${file} .${name}`),
  );
  expect(gone).toEqual([]);
});

test('a class that any component can use is named by one', () => {
  const unused = [...globalClasses].filter(
    (name) => !scripts.some(({ text }) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)),
  );
  expect(unused).toEqual([]);
});
