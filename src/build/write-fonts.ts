import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import type { SiteTree } from '../site/site-tree.ts';
import { cachedFile, hashOf } from './file-cache.ts';
import type { SiteOutput } from './publish/site-output.ts';

/** A typeface of the site, and the weights that its file holds. */
type Face = { family: string; file: string; weight: string };

const headings: Face = {
  family: 'Ojuju',
  file: 'src/layout/fonts/ojuju-bold.woff2',
  weight: '700',
};
const texts: Face = {
  family: 'Atkinson Hyperlegible Next',
  file: 'src/layout/fonts/atkinson-hyperlegible-next.woff2',
  weight: '400 700',
};

/** The font files that visitors may receive, from the project folder on. */
export const fontFiles: readonly string[] = [headings.file, texts.file];

/** The `@font-face` rules of a site, and the address of the font that the first view waits for. */
export type WrittenFonts = { css: string; headingFont: string };

/** Characters that nobody types into content and that the interface shows. */
const interfaceCharacters = '\u00A0©°–—‘’“”…·•×→←↑↗✓';

/** The characters beyond ASCII that a site's own texts use; ASCII is in every font file anyway. */
export const charactersOf = ({ pages, settings, data }: SiteTree): Set<string> =>
  new Set(
    JSON.stringify([settings, pages.map(({ document }) => document), [...data]]).match(
      /\P{ASCII}/gu,
    ),
  );

const hex = (point: number) => point.toString(16).toUpperCase();

/** U+20-7E,U+A0: how CSS names sets of characters. The numbers must be in order. */
function unicodeRange(codePoints: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const point of codePoints) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}

const fontFaceRule = ({ family, weight }: Face, address: string, codePoints?: readonly number[]) =>
  `@font-face{font-family:'${family}';src:url(${address}) format('woff2');font-weight:${weight};font-display:swap` +
  `${codePoints ? `;unicode-range:${unicodeRange(codePoints)}` : ''}}`;

/** The rules for whole font files: for the development server, whose fonts need not be small. */
export const wholeFontsCss = (addressOf: (file: string) => string): string =>
  [headings, texts].map((face) => fontFaceRule(face, addressOf(face.file))).join('');

/**
 * Puts the fonts into the site, each in two files: the characters that the site uses, and the rest, which
 * browsers fetch only for a page that shows one of them. Subsets are kept from build to build.
 */
export async function writeFonts(
  root: string,
  output: SiteOutput,
  characters: ReadonlySet<string>,
): Promise<WrittenFonts> {
  const used = new Set(
    Array.from([...characters, ...interfaceCharacters], (character) => character.codePointAt(0)),
  );
  const isUsed = (point: number) => (point >= 0x20 && point < 0x7f) || used.has(point);
  const rules: string[] = [];
  const write = async (face: Face, codePoints: readonly number[]): Promise<string> => {
    const source = readFileSync(path.join(root, face.file));
    const text = String.fromCodePoint(...codePoints);
    const name = `${path.basename(face.file, '.woff2')}-${hashOf(source, text)}.woff2`;
    const kept = await cachedFile(name, () => subsetFont(source, text, { targetFormat: 'woff2' }));
    output.copy(`assets/${name}`, kept);
    rules.push(fontFaceRule(face, `/assets/${name}`, codePoints));
    return `/assets/${name}`;
  };
  const writeFace = async (face: Face): Promise<string> => {
    const font = fontkit.create(readFileSync(path.join(root, face.file)));
    if (!('characterSet' in font)) throw new Error(`${face.file} holds no single font.`);
    // The table of a font may end with 0xFFFF, which is no character.
    const all = font.characterSet.filter((point) => point < 0xffff).toSorted((a, b) => a - b);
    const rest = all.filter((point) => !isUsed(point));
    const address = await write(face, all.filter(isUsed));
    if (rest.length > 0) await write(face, rest);
    return address;
  };
  const headingFont = await writeFace(headings);
  await writeFace(texts);
  return { css: rules.join(''), headingFont };
}
