import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createLoadCache, loadSite } from '../../src/content/load-site.ts';
import { contrast } from '../../src/site/contrast.ts';
import { colourOf, themeCss } from '../../src/site/theme-css.ts';

/** WCAG 2.2, 1.4.6: the enhanced contrast of text, level AAA. */
const enhanced = 7;

const tokens = readFileSync('src/layout/styles/tokens.css', 'utf8');

/** What a page's words are written in, and on. */
const words = ['text', 'text-quiet', 'link', 'ok', 'bad'];
const surfaces = ['surface', 'surface-2'];

function declarations(css: string): [string, string][] {
  return Array.from(css.matchAll(/--([\w-]+):\s*([^;}]+)/g), ([, name = '', value = '']) => [
    name,
    value.trim(),
  ]);
}

/** The rule of the document's root that follows the given words in a stylesheet. */
function rootRule(css: string, after: string): string {
  const rule = css.slice(css.indexOf(after)).match(/:root\s*\{([^}]*)\}/)?.[1];
  if (rule === undefined) throw new Error(`There is no :root rule after ${after}`);
  return rule;
}

/** The colour of a variable in light or dark, as the stylesheets of the site say. */
function createPalette(themeStyles: string, scheme: 'light' | 'dark'): (name: string) => string {
  const values = new Map([
    ...declarations(rootRule(themeStyles, '')),
    ...declarations(rootRule(tokens, '')),
    ...(scheme === 'dark' ? declarations(rootRule(tokens, 'prefers-color-scheme: dark')) : []),
  ]);
  const colour = (name: string): string => {
    const value = values.get(name) ?? '';
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (other !== undefined) return colour(other);
    return value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  };
  return colour;
}

describe.each(['content', 'tests/fixtures/library'])('the colours of %s', async (folder) => {
  const { tree } = await loadSite(folder, createLoadCache());
  if (!tree) throw new Error(`${folder} has no site.`);
  const { theme } = tree;
  const pairs = (['light', 'dark'] as const).flatMap((scheme) => {
    const colour = createPalette(themeCss(theme), scheme);
    const pair = (word: string, ground: string) => ({
      name: `${word} on ${ground}, ${scheme}`,
      colours: [colour(word), colour(ground)] as const,
    });
    return [
      ...surfaces.flatMap((surface) => words.map((word) => pair(word, surface))),
      pair('text', 'surface-3'),
      pair('on-action', 'action'),
      pair('on-action', 'action-press'),
      pair('ink', 'highlight'),
      pair('ink', 'highlight-soft'),
    ];
  });

  test.each(pairs)('give enough contrast to read with weak eyes: $name', ({ colours }) => {
    expect(colours[0]).toMatch(/^#[\da-f]{6}$/i);
    expect(colours[1]).toMatch(/^#[\da-f]{6}$/i);
    expect(contrast(...colours)).toBeGreaterThanOrEqual(enhanced);
  });

  test('do so on the countdown, whose words are white', () => {
    expect(contrast('#ffffff', colourOf(theme, theme.roles.night))).toBeGreaterThanOrEqual(
      enhanced,
    );
  });

  test.each(Object.entries(theme.patterns))('do so on the pattern %s too', (_name, pattern) => {
    const ground = colourOf(theme, pattern.ground);
    expect(contrast(colourOf(theme, pattern.text), ground)).toBeGreaterThanOrEqual(enhanced);
    expect(contrast(colourOf(theme, pattern.quiet), ground)).toBeGreaterThanOrEqual(enhanced);
  });
});
