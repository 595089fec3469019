import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** How many rules may be about class names that mean the same everywhere in the editor. This number only goes down. */
const maxGlobal = 29;

const filesOf = (ending: RegExp) =>
  ['src/editor', 'src/build/editor']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => ending.test(file))
        .map((file) => path.join(folder, file)),
    )
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const comment = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g;

/** The selectors of a stylesheet, without what stands around rules, as media queries. */
const selectorsIn = (css: string): string[] =>
  Array.from(css.replaceAll(comment, '').matchAll(/([^{}]+)\{/g), ([, before = '']) =>
    before.slice(before.lastIndexOf(';') + 1).trim(),
  ).filter((selector) => !selector.startsWith('@'));

const classesIn = (selector: string): string[] =>
  Array.from(selector.matchAll(/\.([A-Za-z][\w-]*)/g), ([, name = '']) => name);

const stylesheets = filesOf(/\.css$/).map(({ file, text }) => ({
  file,
  isModule: file.endsWith('.module.css'),
  selectors: selectorsIn(text),
}));
const modules = stylesheets.filter(({ isModule }) => isModule);
const globalRules = stylesheets
  .filter(({ isModule }) => !isModule)
  .flatMap(({ selectors }) => selectors.filter((selector) => classesIn(selector).length > 0));
const globalClasses = new Set(globalRules.flatMap((selector) => classesIn(selector)));
const scripts = filesOf(/\.tsx?$/);

/** The classes of a module that scripts name, by whatever they import it as. */
const namedOf = (module: string): string[] =>
  scripts.flatMap(({ text }) => {
    const imported = new RegExp(`^import (\\w+) from '[./a-z-]*${path.basename(module)}';$`, 'm');
    // The entry of a room exports Screen.module.css as screenStyles.
    const [base = ''] = path.basename(module).split('.');
    const exported = `${base.charAt(0).toLowerCase()}${base.slice(1)}Styles`;
    const throughEntry = new RegExp(
      `^import \\{[^}]*\\b${exported}(?: as (\\w+))?[^}]*\\} from '[./a-z-]*index\\.ts';$`,
      'm',
    );
    const entry = throughEntry.exec(text);
    const as = imported.exec(text)?.[1] ?? (entry && (entry[1] ?? exported));
    if (as === null) return [];
    const uses = text.matchAll(new RegExp(`(?<![\\w.])${as}\\.(\\w+)`, 'g'));
    return Array.from(uses, ([, name = '']) => name);
  });

test('few rules of the editor are about global class names, and none in the stylesheets of components', () => {
  expect(globalRules.length).toBeLessThanOrEqual(maxGlobal);
  const reaching = modules.flatMap(({ selectors }) =>
    selectors.filter((selector) => selector.includes(':global')),
  );
  expect(reaching).toEqual([]);
});

test('each class of a component has a rule, and each rule an element', () => {
  const mistakes = modules.flatMap(({ file, selectors }) => {
    const defined = new Set(selectors.flatMap((selector) => classesIn(selector)));
    const named = new Set(namedOf(file));
    return [
      ...[...defined].filter((one) => !named.has(one)).map((one) => `${file}: nothing has .${one}`),
      ...[...named].filter((one) => !defined.has(one)).map((one) => `${file} has no .${one}`),
    ];
  });
  expect(mistakes).toEqual([]);
});

test('each global class has a rule, and each rule an element', () => {
  const named = new Set(
    scripts.flatMap(({ text }) =>
      Array.from(text.matchAll(/className="([^"]*)"/g), ([, names = '']) =>
        names.split(' '),
      ).flat(),
    ),
  );
  const inExpressions = (name: string) =>
    scripts.some(({ text }) => new RegExp(`['\`} ]${name}['\`$ ]`).test(text));
  expect([...named].filter((name) => !globalClasses.has(name))).toEqual([]);
  expect([...globalClasses].filter((name) => !named.has(name) && !inExpressions(name))).toEqual([]);
});
