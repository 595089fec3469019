import { expect, test } from 'vitest';
import { themeSchema } from '../../../schema/theme.ts';
import { completeTheme } from '../../../src/site/theme/complete-theme.ts';
import { patternColours } from '../../../src/site/theme/theme-colours.ts';
import { themeCss } from '../../../src/site/theme/theme-css.ts';

const ink = '#101010';
const maize = '#f5b31b';
const night = '#141c3a';

const theme = themeSchema.parse({
  palette: { ink, maize, night },
  roles: { ink: 'ink', highlight: 'maize', highlightSoft: '#ffd462' },
  tiles: { step: ['#.', '.#'] },
  patterns: {
    calm: { ground: 'night', thread: 'maize', text: '#ffffff', quiet: '#eeeeee', tile: 'step' },
    field: { ground: 'maize', thread: 'ink', text: 'ink', quiet: '#222222', tile: 'step' },
  },
  defaultPattern: 'calm',
});

const css = themeCss(completeTheme(theme));

const bodyOf = (selector: string): Map<string, string> => {
  const rule = css.split('\n').find((line) => line.includes(`${selector}{`)) ?? '';
  return new Map(
    Array.from(
      rule.matchAll(/(--[\w-]+):(url\("[^"]*"\)|[^;{}]+)/g),
      ([, name = '', value = '']): [string, string] => [name, value],
    ),
  );
};

/** The properties of a pattern: those of all patterns and its own, with values for references. */
function valuesOf(pattern: string): Map<string, string> {
  const values = new Map([...bodyOf('[data-pattern]'), ...bodyOf(`[data-pattern=${pattern}]`)]);
  const resolved = ([name, value]: [string, string]): [string, string] => [
    name,
    values.get(/^var\((.*)\)$/.exec(value)?.[1] ?? '') ?? value,
  ];
  return new Map(Array.from(values, resolved));
}

test('a colour is known by its name, a colour stands for itself', () => {
  expect(valuesOf('calm').get('--w-ground')).toBe(night);
  expect(valuesOf('calm').get('--w-on')).toBe('#ffffff');
  expect(css).toContain(`--highlight:${maize}`);
});

test('only the default pattern holds for what names none', () => {
  expect(css).toContain(':root,[data-pattern=calm]{');
  expect(css).not.toContain(':root,[data-pattern=field]');
});

test('a bright button keeps its colours where it is seen', () => {
  const calm = valuesOf('calm');
  expect(calm.get('--w-button')).toBe(maize);
  expect(calm.get('--w-button-over')).toBe('#ffd462');
  expect(calm.get('--w-button-text')).toBe(ink);
});

test('on a ground of its own colour it takes those of the text', () => {
  const field = valuesOf('field');
  expect(field.get('--w-button')).toBe(ink);
  expect(field.get('--w-button-over')).toBe('#222222');
  expect(field.get('--w-button-text')).toBe(maize);
});

test('every pattern has all properties, and what most share is written once', () => {
  const { patterns } = completeTheme(theme);
  for (const [name, pattern] of Object.entries(patterns)) {
    const colours = Object.entries(patternColours(completeTheme(theme), pattern));
    for (const [property, value] of colours) {
      expect(valuesOf(name).get(`--${property}`), `${name} ${property}`).toBe(value);
    }
  }
  expect(css.match(/--w-pat:/g)).toHaveLength(1);
});

test('a tile becomes a mask with one slanted stitch for each sign', () => {
  const mask = /--w-pat:url\("data:image\/svg\+xml,([^"]*)"\)/.exec(css)?.[1] ?? '';
  const svg = decodeURIComponent(mask);
  expect(svg).toContain("viewBox='0 0 16 16'");
  expect(svg.match(/[Mm][\d.]+ [\d.]+/g)).toEqual(['M0 1.8', 'm8 8']);
});
