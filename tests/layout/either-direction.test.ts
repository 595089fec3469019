import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { directionOf } from '../../src/site/language/direction.ts';

/** What means left or right whatever the language: each with the reason why it does here. */
const meant: Record<string, string> = {
  'src/layout/styles/modal.css': 'browsers keep the scroll bar of the window at the right',
  'src/blocks/full-section/FullSection.module.css': 'the editor says left or right',
  'src/blocks/diagram/Diagram.module.css': 'a point of a picture is where it is in all languages',
};

const oneSided =
  /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right)[\w-]*|left|right|float|text-align): *[^;]*;/g;

/** The declarations of a stylesheet that would stay where they are in a language that runs the other way. */
const oneSidedIn = (css: string) =>
  Array.from(css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(oneSided), ([declaration]) =>
    declaration.trim(),
  ).filter(
    (declaration) =>
      !/^(?:text-align: *(?:start|end|center|justify|inherit)|float: *inline-)/.test(declaration),
  );

const stylesheets = ['src/blocks', 'src/layout'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/'))),
);

test('one-sided declarations are seen', () => {
  expect(oneSidedIn('.a { margin-left: 1px; text-align: right; padding-inline: 0 1rem; }')).toEqual(
    ['margin-left: 1px;', 'text-align: right;'],
  );
});

test.each(stylesheets.filter((file) => !(file in meant)))(
  '%s is laid out along the line, whichever way it runs',
  (file) => {
    expect(oneSidedIn(readFileSync(file, 'utf8'))).toEqual([]);
  },
);

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
