import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { directionOf } from '../../src/site/language/direction.ts';

/** What means left or right whatever the language: each with the reason why it does here. */
const meant: Record<string, string> = {
  'src/layout/styles/modal.css': 'browsers keep the scroll bar of the window at the right',
  'src/blocks/full-section/FullSection.module.css': 'the editor says left or right',
  'src/blocks/diagram/Diagram.module.css': 'a point of a picture is where it is in all languages',
  'src/layout/Menu.module.css': 'the arrow that moves there is mirrored as a whole',
  'src/editor/screens/BlockGallery.module.css': 'a picture of a block shows its corner',
};

/** Declarations whose name or value is a side of the screen. */
const ofOneSide = [
  /^(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b/,
  /^border-(?:top|bottom)-(?:left|right)-radius:/,
  /^(?:left|right):/,
  /^(?:float|clear|text-align|background-position|object-position|transform-origin): *(?:\S+ )?(?:left|right)\b/,
  /^background:[^;]*\) (?:left|right)\b/,
  /^background(?:-image)?:[^;]*gradient\( ?to (?:left|right)\b/,
  /^box-shadow: *inset -?[1-9]/,
];

/** The values of a declaration with a value for each side: top, right, bottom and left. */
function isUneven(declaration: string): boolean {
  const [, name = '', list = ''] =
    /^(margin|padding|inset|border-(?:width|style|color|radius)): *([^()]*)$/.exec(declaration) ??
    [];
  const [first, second, third, fourth] = list.trim().split(/\s+/);
  if (fourth === undefined) return false;
  return name === 'border-radius' ? first !== second || third !== fourth : second !== fourth;
}

/** An arrow that is mirrored by its scale moves along the line by itself. */
const movesAside = (selector: string, declaration: string) =>
  /translateX\(-?\d/.test(declaration) && !selector.includes('.i)');

/** The declarations of a stylesheet that would stay where they are in a language that runs the other way. */
const oneSidedIn = (css: string) =>
  Array.from(
    css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]*)\{([^{}]*)\}/g),
    ([, selector = '', declarations = '']) =>
      declarations
        .split(';')
        .map((declaration) => declaration.replaceAll(/\s+/g, ' ').trim())
        .filter(
          (declaration) =>
            ofOneSide.some((pattern) => pattern.test(declaration)) ||
            isUneven(declaration) ||
            movesAside(selector, declaration),
        ),
  ).flat();

const stylesheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.posix.join('src', file.replaceAll('\\', '/')));

test('one-sided declarations are seen', () => {
  const css =
    '.a { margin-left: 1px; text-align: right; padding-inline: 0 1rem; padding: 0 1px 0 0; inset: 0 1px }' +
    '.b { border-radius: 1px 0 0 1px; transform: translateX(5px); background: linear-gradient(red) left / 6px }' +
    '.c > :global(.i) { transform: translateX(5px) }';
  expect(oneSidedIn(css)).toEqual([
    'margin-left: 1px',
    'text-align: right',
    'padding: 0 1px 0 0',
    'border-radius: 1px 0 0 1px',
    'transform: translateX(5px)',
    'background: linear-gradient(red) left / 6px',
  ]);
});

test('no style sheet is placed at the left or right, except where that is meant', () => {
  const found = stylesheets.filter((file) => oneSidedIn(readFileSync(file, 'utf8')).length > 0);
  expect(found.toSorted()).toEqual(Object.keys(meant).toSorted());
});

test.each([
  ['en', 'ltr'],
  ['sw-KE', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['ur', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', 'ltr'],
])('the lines of %s run %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
