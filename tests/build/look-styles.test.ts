import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { choicesOf } from '../../schema/fields/field.ts';
import { lookNames, themeSchema } from '../../schema/theme.ts';
import { joinRules, lookStyles, rulesOfLook } from '../../src/build/look-styles.ts';
import { completeTheme } from '../../src/site/theme/complete-theme.ts';
import { pairsOf } from '../../src/site/theme/colour-pairs.ts';
import { contrast } from '../../src/site/theme/contrast.ts';

const lookOf = (theme: object) => completeTheme(themeSchema.parse(theme)).look;

const sheet = (name: string) => readFileSync(`src/looks/${name}.css`, 'utf8');

const stylesFor = (theme: object): string => {
  const look = lookOf(theme);
  return lookStyles(look, { choices: sheet('choices'), look: sheet(look.name) });
};

/** The names of the classes of every component: Card__title. */
const classNames = new Set(
  ['src/layout', 'src/blocks'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .flatMap((file) =>
        Array.from(
          readFileSync(path.join(folder, file), 'utf8').matchAll(/\.([A-Za-z][\w-]*)/g),
          ([, name]) => `${path.basename(file, '.module.css')}__${name}`,
        ),
      ),
  ),
);

/** The rules of a site's look; throws where one names a class that no component has. */
const rulesFor = (theme: object) =>
  rulesOfLook(stylesFor(theme), (component, name) =>
    classNames.has(`${component}__${name}`) ? name : undefined,
  );

const cornersOf = (css: string) => Array.from(css.matchAll(/--corner: ([^;]+);/g), ([, to]) => to);

test('a site without a theme is plain', () => {
  expect(stylesFor({})).toBe(stylesFor({ from: 'plain' }));
  expect(stylesFor({})).not.toContain('--w-pat');
});

test('what a site chooses takes the place of what its look chooses', () => {
  expect(cornersOf(stylesFor({ from: 'plain' }))).toEqual(['0.5rem']);
  expect(cornersOf(stylesFor({ from: 'plain', corners: 'round' }))).toEqual(['1.75rem']);
});

test.each(lookNames)(
  '%s names only classes that components have, whatever a site chooses',
  (from) => {
    const { shape } = lookOf({ from });
    for (const choice of [
      'corners',
      'bands',
      'headings',
      'scale',
      'header',
      'footer',
      'pictures',
    ] as const) {
      const values = choicesOf(themeSchema.shape[choice]) ?? [];
      expect(values).toContain(shape[choice]);
      for (const value of values) {
        const rules = rulesFor({ from, [choice]: value });
        expect(joinRules(rules)).not.toContain('@layer');
      }
    }
    expect(sheet(from).split('\n').length).toBeLessThanOrEqual(500);
  },
);

test('a class that no component has is a mistake of the look', () => {
  expect(() => rulesOfLook('.Card__titel{top:0}', () => undefined)).toThrow(
    'No component has the class .Card__titel.',
  );
});

test('rules say which components they are for, and those under one condition stand together again', () => {
  const css = '@media (width>1px){.Card__card{top:0}.b{top:1px}}.c{top:2px}';
  const rules = rulesOfLook(css, () => 'a');
  expect(rules.map(({ names }) => [...names])).toEqual([['Card'], [], []]);
  expect(joinRules(rules)).toBe(css.replace('Card__card', 'a'));
});

test.each(lookNames)('%s has readable colours in light and dark, from any accent', (from) => {
  for (const action of [undefined, '#ffe600', '#000000', '#ffffff', '#e4007c', '#0050ff']) {
    const roles = action === undefined ? {} : { action };
    const theme = completeTheme(themeSchema.parse({ from, roles }));
    const weak = (['light', 'dark'] as const)
      .flatMap((scheme) => pairsOf(theme, scheme))
      .filter(({ colour, ground, least }) => contrast(colour, ground) < least);
    expect(weak).toEqual([]);
  }
});
