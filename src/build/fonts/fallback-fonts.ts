import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import { en, wordsOfLanguage } from '../../messages/index.ts';
import { cachedFile, hashOf, versionOf } from '../cache/file-cache.ts';
import type { Face, FallbackFont } from './face.ts';
import { textsIn } from './characters.ts';
import type { SiteTree } from '../../site/index.ts';
import { localNames, fallbackFonts, widthIn } from './fallback-widths.ts';
import { fontForShapes } from './whole-font.ts';

const digits = '0123456789';

/**
 * Latin texts as they are set in a typeface, for matching the width of its fallbacks: the words of the interface in the languages of
 * the site. Texts of the pages would give all pages other styles with each edit.
 */
function sampleOf({ pages, settings }: SiteTree, role: Face['role'], isBold: boolean): string {
  if (role === 'figures') return `${digits.repeat(3)},.`;
  const languages = new Set([settings.language, ...pages.map(({ language }) => language)]);
  return Array.from(languages, (language) => textsIn(wordsOfLanguage(language) ?? en))
    .flat()
    .filter((text) => {
      const words = text.split(/\s+/).length;
      return role === 'text' && !isBold ? words > 6 : words > 1 && words < 6;
    })
    .join(' ')
    .replaceAll(/[^\x20-\x7e]+/g, '');
}

/** The metrics of a typeface, and the width of a text in it, in units of its em square. */
type Measures = Pick<Font, 'unitsPerEm' | 'ascent' | 'descent' | 'lineGap'> & { width: number };

/** Measures a text in a typeface, once for many builds: the library that does it takes as long to load as all pages of a small site. */
async function measure(
  face: Face,
  { weight, text, features }: { weight: number; text: string; features: string[] },
): Promise<Measures> {
  const sources = face.cuts.flatMap(({ files }) => files.map((file) => readFileSync(file)));
  const how = JSON.stringify([weight, text, features, versionOf('fontkit')]);
  const file = await cachedFile(`measures-${hashOf(...sources, how)}.json`, async () => {
    const font = await fontForShapes(face, weight, text);
    const { unitsPerEm, ascent, descent, lineGap } = font;
    const width = font.layout(text, features).advanceWidth;
    return Buffer.from(JSON.stringify({ unitsPerEm, ascent, descent, lineGap, width }));
  });
  const measures: Measures = JSON.parse(readFileSync(file, 'utf8'));
  return measures;
}

const percent = (share: number) => Number((share * 100).toFixed(1));

/** How local fonts are scaled to the metrics of a typeface; measured by hand where available. */
export async function fallbacksFor(face: Face, tree: SiteTree): Promise<readonly FallbackFont[]> {
  if (face.fallbacks) return face.fallbacks;
  const heaviest = face.weight ?? Math.max(...face.cuts.map(({ weights }) => weights.to));
  const weights =
    face.role === 'text'
      ? [
          { weight: 400, isBold: false },
          { weight: Math.min(650, heaviest), isBold: true },
        ]
      : [{ weight: heaviest, isBold: heaviest > 500 }];
  const fonts: FallbackFont[] = [];
  for (const { weight, isBold } of weights) {
    const sample = sampleOf(tree, face.role, isBold);
    // Amounts and dates use tabular figures.
    const features = face.role === 'figures' ? ['tnum'] : [];
    const found = await measure(face, { weight, text: sample, features });
    const { unitsPerEm, ascent, descent, lineGap } = found;
    const width = found.width / unitsPerEm;
    for (const fallback of fallbackFonts) {
      const size = width / widthIn(fallback, isBold, sample);
      fonts.push({
        font: fallback,
        isBold,
        size: percent(size),
        ascent: percent(ascent / unitsPerEm / size),
        descent: percent(-descent / unitsPerEm / size),
        lineGap: percent(lineGap / unitsPerEm / size),
      });
    }
  }
  return fonts;
}

/** The width of a digit of a typeface, in ems. */
export async function digitWidth(face: Face): Promise<number> {
  const weight = face.weight ?? face.cuts[0]?.weights.from ?? 700;
  const { width, unitsPerEm } = await measure(face, { weight, text: digits, features: ['tnum'] });
  return Number((width / unitsPerEm / digits.length).toFixed(3));
}

/** The name of a local font as the fallback of a typeface. */
const nameOf = ({ family, fallbackFamily }: Face, system: FallbackFont['font']) =>
  `'${fallbackFamily ?? family} as ${system}'`;

const weightsOf = (role: Face['role'], isBold: boolean) => {
  if (role !== 'text') return '100 900';
  return isBold ? '600 700' : '400';
};

/** The @font-face rules of a typeface's fallbacks, shown until it has loaded. */
export function fallbackCss(face: Face, fallbacks: readonly FallbackFont[]): string {
  return fallbacks
    .map(({ font, isBold, size, ascent, descent, lineGap }) => {
      const names = localNames[font][isBold ? 'bold' : 'plain'];
      return (
        `@font-face{font-family:${nameOf(face, font)};src:${names.map((name) => `local('${name}')`).join()};` +
        `font-weight:${weightsOf(face.role, isBold)};size-adjust:${size}%;ascent-override:${ascent}%;` +
        `descent-override:${descent}%;line-gap-override:${lineGap}%}`
      );
    })
    .join('');
}

/** The names of the fallbacks, as a value of font-family. */
export const fallbackNames = (face: Face): string =>
  [...fallbackFonts.map((system) => nameOf(face, system)), 'sans-serif'].join();
