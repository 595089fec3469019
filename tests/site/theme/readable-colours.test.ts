import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { themeSchema, type Theme } from '../../../schema/theme.ts';
import { createLoadCache, loadSite } from '../../../src/build/content-files/load-site.ts';
import { checkContrast } from '../../../src/site/checks/check-contrast.ts';
import { pairsOf, type ColourPair } from '../../../src/site/theme/colour-pairs.ts';
import { completeTheme } from '../../../src/site/theme/complete-theme.ts';
import { contrast, leastContrast } from '../../../src/site/theme/contrast.ts';
import { oklchOf } from '../../../src/site/theme/oklch.ts';
import { runs } from '../../sample.ts';
import { diagnoseIn } from '../../../src/content/diagnose.ts';
import { wordDiagnostic } from '../../../src/messages/word-message.ts';

const diagnose = diagnoseIn(() => null);

const bothSchemes = (theme: Theme): ColourPair[] =>
  (['light', 'dark'] as const).flatMap((scheme) => pairsOf(completeTheme(theme), scheme));

const weak = (theme: Theme) =>
  bothSchemes(theme)
    .filter(({ colour, ground, least }) => contrast(colour, ground) < least)
    .map(({ name, colour, ground }) => `${name}: ${colour} on ${ground}`);

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const maybe = fc.option(colour, { nil: undefined });
const roleNames = Object.keys(themeSchema.shape.roles.unwrap().shape);
const pattern = fc.record({ ground: colour, thread: maybe, text: maybe, quiet: maybe });
const themes = fc
  .record({
    roles: fc.record(Object.fromEntries(roleNames.map((role) => [role, maybe]))),
    patterns: fc.option(fc.dictionary(fc.constantFrom('calm', 'lake'), pattern, { minKeys: 1 }), {
      nil: undefined,
    }),
  })
  .map((theme) => themeSchema.parse(theme));

/** A theme with the colours written in that its diagnostics propose. */
function corrected(theme: Theme): Theme {
  const copy = structuredClone(theme);
  for (const { path, suggestions = [] } of checkContrast(theme, diagnose)) {
    const [part, name, key] = path.map(String);
    const target = part === 'roles' ? copy.roles : copy.patterns?.[name ?? ''];
    if (target) Object.assign(target, { [(part === 'roles' ? name : key) ?? '']: suggestions[0] });
  }
  return themeSchema.parse(copy);
}

test('whatever colours a site chooses, those that are accepted can be read everywhere, and what is proposed for the others is accepted', () => {
  fc.assert(
    fc.property(themes, (theme) => {
      const right = corrected(theme);
      expect(checkContrast(right, diagnose)).toEqual([]);
      expect(weak(right)).toEqual([]);
      if (checkContrast(theme, diagnose).length === 0) expect(weak(theme)).toEqual([]);
    }),
    { ...runs(4), endOnFailure: true },
  );
});

test.each([
  ['link: amber', { link: '#ffe0a3' }, ['link']],
  ['a dark bright button', { highlight: '#0d5f84' }, []],
  ['an amber button', { action: '#f5b31b' }, []],
  ['a night as light as paper', { night: '#fdfcf8' }, []],
  ['grey text', { ink: '#999999' }, ['ink']],
  ['a dark second background', { ink: '#222222', tint: '#333333' }, ['tint']],
  ['a dark link on the dark page', { linkDark: '#662233' }, ['linkDark']],
])('%s is readable, or reported with a colour that is', (_name, roles, reported) => {
  const theme = themeSchema.parse({ roles });
  const diagnostics = checkContrast(theme, diagnose);
  expect(diagnostics.map(({ path }) => path.at(-1))).toEqual(reported);
  expect(weak(corrected(theme))).toEqual([]);
  for (const { message, help, suggestions = [] } of diagnostics.map(wordDiagnostic)) {
    expect(message).toMatch(/#\w{6}.*#\w{6}.*contrast is \d+(\.\d)?, and at least 4\.5 is needed/);
    expect(help).toContain(suggestions[0]);
  }
});

test('a proposed colour keeps the hue of the one that was chosen', () => {
  const [reported] = checkContrast(themeSchema.parse({ roles: { link: '#3fb950' } }), diagnose);
  const [, red = '', green = '', blue = ''] =
    /#(..)(..)(..)/.exec(reported?.suggestions?.[0] ?? '') ?? [];
  expect(parseInt(green, 16)).toBeGreaterThan(2 * parseInt(red, 16));
  expect(parseInt(green, 16)).toBeGreaterThan(parseInt(blue, 16));
});

/** Words under the pointer, labels in the thread's colour, and a ground that turns into another. */
const isSeldom = /^(?:link on surface-3|w-accent|w-on on w-far)/;

test.each(['content', 'scripts/starter/library'])(
  'the text of %s can be read with weak eyes too',
  async (folder) => {
    const { tree } = await loadSite(folder, createLoadCache());
    if (!tree) throw new Error(`${folder} has no site.`);
    const weakForThem = (['light', 'dark'] as const)
      .flatMap((scheme) => pairsOf(tree.theme, scheme))
      .filter(({ name, least }) => least === leastContrast.text && !isSeldom.test(name))
      .filter((pair) => contrast(pair.colour, pair.ground) < leastContrast.weakEyes);
    expect(weakForThem).toEqual([]);
  },
);

test('an emergency looks like one with any theme: red, and striped as no other notice is', () => {
  const css = readFileSync('src/layout/styles/notice.css', 'utf8');
  const rules = Array.from(
    css.matchAll(/^([^@{}]+)\{([^}]*)\}/gm),
    ([, selector = '', body = '']) => ({
      isOfEmergency: selector.includes("[data-level='emergency']"),
      body,
    }),
  );
  expect(
    rules.filter(({ body }) => body.includes('repeating-')).map((rule) => rule.isOfEmergency),
  ).toEqual([true]);
  const [alarm = '', words = ''] = ['alarm', 'on-alarm'].map(
    (name) => new RegExp(`--${name}: (#[0-9a-f]+);`).exec(css)?.[1],
  );
  // Its words, and its stripes.
  expect(contrast(words, alarm)).toBeGreaterThanOrEqual(leastContrast.text);
  const { h, c } = oklchOf(alarm);
  expect(h).toBeGreaterThan(20);
  expect(h).toBeLessThan(40);
  expect(c).toBeGreaterThan(0.15);
  const ofEmergency = rules.filter((rule) => rule.isOfEmergency);
  expect(ofEmergency.flatMap(({ body }) => body.match(/var\(--(?!alarm|on-alarm)/g) ?? [])).toEqual(
    [],
  );
});
