import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create } from 'fontkit';
import { afterAll, expect, test, vi } from 'vitest';
import { writeFonts } from '../../src/build/write-fonts.ts';
import { loadSite } from '../../src/build/content-files/load-site.ts';
import { openFont } from '../../src/build/fonts/open-font.ts';
import { facesOfTheme } from '../../src/build/fonts/faces-of-theme.ts';
import { SiteOutput } from '../../src/build/publish/site-output.ts';
import { inEnglish } from '../../src/messages/word-message.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function charactersIn(file: string): number[] {
  const font = create(readFileSync(file));
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts.`);
  // The table of a font may end with a mark of its end.
  return font.characterSet.filter((point) => point < 0xffff).toSorted((a, b) => a - b);
}

/** The characters that a browser looks for in each file, by the rules of the stylesheet. */
function rangesOf(css: string) {
  const rules = css.matchAll(
    /font-family:'([^']+)';src:url\(([^)]+)\)[^}]*?font-weight:([\d ]+)[^}]*unicode-range:([^}]+)\}/g,
  );
  const files = Array.from(rules, ([, family = '', address = '', weight = '', ranges = '']) => ({
    family,
    address,
    weight,
    points: ranges.split(',').flatMap((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, step) => from + step);
    }),
  }));
  // Of the rules with a character, browsers use the last one.
  return files.map((file, at) => {
    const later = files
      .slice(at + 1)
      .filter(({ family, weight }) => family === file.family && weight === file.weight);
    const taken = new Set(later.flatMap(({ points }) => points));
    return { ...file, points: file.points.filter((point) => !taken.has(point)) };
  });
}

async function fontsOf(contentDir: string, translations = {}) {
  const { tree: loaded } = await loadSite(contentDir);
  if (!loaded) throw new Error('The site has mistakes.');
  const tree = { ...loaded, settings: { ...loaded.settings, translations } };
  const faces = facesOfTheme(tree.theme, contentDir);
  const folder = mkdtempSync(path.join(scratch, 'site-'));
  const { css, headingFont } = await writeFonts(faces, new SiteOutput({ folder }), tree);
  return { faces, folder, css, headingFont, files: rangesOf(css) };
}

test('the characters of a site are in one small file for each typeface, and none is missing', async () => {
  const { faces, folder, css, files, headingFont } = await fontsOf('content', {
    ar: {},
    pt: {},
  });
  // The digits of its headings would be the only ones in it.
  expect(css.match(/:is\(([^)]+)\)\{--face-display/)?.[1]).toBe("[lang|='ar']");
  expect(faces.map(({ family }) => family)).toEqual(['Ojuju', 'Atkinson Hyperlegible Next']);
  expect(files.map(({ address }) => address)).toContain(headingFont);
  expect(readdirSync(path.join(folder, 'assets'))).toHaveLength(files.length);
  for (const { address, points } of files) {
    expect(charactersIn(path.join(folder, address))).toEqual(points);
  }
  const written = files.flatMap(({ points }) => points).toSorted((a, b) => a - b);
  const whole = faces
    .flatMap(({ cuts }) => cuts.flatMap((cut) => cut.files.flatMap(charactersIn)))
    .toSorted((a, b) => a - b);
  expect(written).toEqual(whole);
  const first = files.filter(({ points }) => points.includes('A'.codePointAt(0) ?? 0));
  expect(first).toHaveLength(faces.length);
  for (const { points } of first) expect(points).toContain('’'.codePointAt(0));
});

test('a typeface for headings and texts is one file before the first paint, with fallbacks for both', async () => {
  const { css, files, headingFont } = await fontsOf('tests/fixtures/water-office');
  const first = files.filter(({ points }) => points.includes('A'.codePointAt(0) ?? 0));
  expect(first.map(({ address }) => address)).toEqual([headingFont]);
  expect(css).toContain("--face-display:'Sofia Sans',var(--fallback-display);--weight-display:850");
  expect(css).toContain("font-family:'Sofia Sans 850 as Arial'");
  expect(css).toContain("font-family:'Sofia Sans as Arial'");
});

test('a theme can use typefaces from a package and from a file, each with its weight', async () => {
  const { css, files } = await fontsOf('scripts/starter/clinic');
  const small = files.filter(({ points }) => points.includes('A'.codePointAt(0) ?? 0));
  expect(small.map(({ family, weight }) => [family, weight])).toEqual([
    ['Bricolage Grotesque', '750'],
    ['Nunito Sans', '400 700'],
    ['Figtree Figures', '800'],
  ]);
  // The rarer letters of its names are in files of their own, which other pages do not fetch.
  const rare = files.filter(({ points }) => points.includes('ũ'.codePointAt(0) ?? 0));
  expect(rare.map(({ family }) => family)).toEqual(['Bricolage Grotesque', 'Nunito Sans']);
  expect(css).toContain("--face-display:'Bricolage Grotesque',var(--fallback-display)");
  expect(css).toContain('--weight-display:750');
  expect(css).not.toContain('Ojuju');
});

test('what a page says leaves the styles of all pages as they are', async () => {
  const folder = mkdtempSync(path.join(scratch, 'edited-'));
  cpSync('scripts/starter/clinic', folder, { recursive: true });
  const page = path.join(folder, 'pages', 'index.yaml');
  const text = readFileSync(page, 'utf8');
  const edited = text.replaceAll(/^( *title: ).*$/gm, '$1"Will I fill in a little bill?"');
  expect(edited).not.toBe(text);
  writeFileSync(page, edited);
  const [one, other] = [await fontsOf('scripts/starter/clinic'), await fontsOf(folder)];
  expect(other.css).toBe(one.css);
});

/** The clinic with other words about its fonts. */
async function messagesOf(fonts: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(scratch, 'told-'));
  cpSync('scripts/starter/clinic', folder, { recursive: true });
  const theme = path.join(folder, 'theme.yaml');
  const rest = readFileSync(theme, 'utf8').replace(/^fonts:\n(?: .*\n)*/, '');
  writeFileSync(theme, `fonts:\n${fonts}\n${rest}`);
  writeFileSync(path.join(folder, 'fonts', 'broken.woff2'), 'no font');
  const { diagnostics } = await loadSite(folder);
  return diagnostics.map(
    ({ code, severity, range, message }) =>
      `${severity} ${code} ${range.line}: ${inEnglish(message)}`,
  );
}

const licence = 'licence: fonts/OFL-Figtree.txt';
test.each([
  ['  headings: { package: "@fontsource/nowhere" }', /^error font-missing 2: .*not installed/],
  [`  text: { file: fonts/gone.woff2, ${licence} }`, /^error font-missing 2: There is no file/],
  [`  text: { file: fonts/broken.woff2, ${licence} }`, /^error font-unreadable 2: fonts\/broken/],
  [
    '  text: { file: fonts/figtree.woff2 }',
    /^error font-licence 2: The licence of fonts\/figtree\.woff2 is missing/,
  ],
  ['  headings: { weight: 600 }', /^error font-choice 2: .*neither a package nor a file/],
  ['  headings: { package: lora }', /^error not-allowed 2: The field package/],
  ['  headings: { file: ../figtree.woff2 }', /^error not-allowed 2: The field file/],
  [
    `  text: { file: fonts/figtree.woff2, ${licence} }`,
    /^warning font-characters 2: Figtree.* lacks characters that the site uses: .*ũ/,
  ],
])('of %s an editor gets an explanation', async (fonts, message) => {
  expect(await messagesOf(fonts)).toEqual([expect.stringMatching(message)]);
});

test('font metadata is the same when read from the cache', () => {
  vi.stubEnv('CODE_VERSION', 'test-fonts');
  try {
    const output = ['first', 'second'].map((name) => {
      const file = path.join(scratch, `${name}.woff2`);
      cpSync('src/layout/fonts/atkinson-hyperlegible-next.woff2', file);
      return openFont(file);
    });
    expect(output[0]).toMatchObject({ family: 'Atkinson Hyperlegible Next', isVariable: true });
    expect(output[1]).toEqual(output[0]);
    const other = path.join(scratch, 'other.woff2');
    cpSync('src/layout/fonts/ojuju-bold.woff2', other);
    expect(openFont(other)?.family).toMatch(/^Ojuju/);
  } finally {
    vi.unstubAllEnvs();
  }
});
