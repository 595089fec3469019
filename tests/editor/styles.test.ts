import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

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

test('whatever has a rule is named by a component, and the other way round', () => {
  const mistakes = modules.flatMap(({ file, css }) => {
    const defined = new Set(
      selectorsIn(css).flatMap((selector) => classesIn(selector.replaceAll(anywhere, ''))),
    );
    const named = new Set(
      scripts.flatMap(({ text }) => {
        const [, name] =
          new RegExp(`^import (\\w+) from '[./a-z-]*${path.basename(file)}';$`, 'm').exec(text) ??
          [];
        return name === undefined
          ? []
          : Array.from(
              text.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g')),
              ([, one]) => one,
            );
      }),
    );
    return [
      ...[...defined].filter((one) => !named.has(one)).map((one) => `${file} .${one} is not used`),
      ...[...named]
        .filter((one) => one !== undefined && !defined.has(one))
        .map((one) => `${file} has no .${one}`),
    ];
  });
  expect(mistakes).toEqual([]);
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
