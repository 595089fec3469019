import type { Face, FallbackFont } from '../../fonts/face.ts';
import { textsIn } from '../../fonts/characters.ts';
import type { SiteTree } from '../../site/site-tree.ts';
import { localNames, fallbackFonts, widthIn } from './fallback-widths.ts';
import { fontForShapes } from './whole-font.ts';

/** Characters that are enough to know how often each letter comes. */
const most = 6000;

/** What is set in a typeface, as far as its fallbacks must be as wide as it: letters of the Latin alphabet. Bold are labels and names. */
function sampleOf({ pages }: SiteTree, role: Face['role'], isBold: boolean): string {
  if (role === 'figures') return '0123456789'.repeat(3) + ',.';
  const texts = textsIn(pages.map(({ document }) => document.blocks)).filter((text) => {
    const words = text.split(/\s+/).length;
    return role === 'text' && !isBold ? words > 6 : words > 1 && words < 6;
  });
  const all = [...texts, ...pages.map(({ document }) => document.title)];
  // Of a large site every second text, or every third, from all of its pages.
  const step = Math.ceil(all.join(' ').length / most);
  return all
    .filter((_, index) => index % step === 0)
    .join(' ')
    .replaceAll(/[^\x20-\x7e]+/g, '');
}

const percent = (share: number) => Number((share * 100).toFixed(1));

/** How fonts that visitors have are stretched to the width and height of a typeface; by hand where it was measured. */
export async function fallbacksFor(face: Face, tree: SiteTree): Promise<readonly FallbackFont[]> {
  if (face.fallbacks) return face.fallbacks;
  const heaviest = Math.max(...face.cuts.map(({ weights }) => weights.to));
  const weights =
    face.role === 'text'
      ? [
          { weight: 400, isBold: false },
          { weight: Math.min(650, heaviest), isBold: true },
        ]
      : [{ weight: heaviest, isBold: heaviest > 500 }];
  const made: FallbackFont[] = [];
  for (const { weight, isBold } of weights) {
    const sample = sampleOf(tree, face.role, isBold);
    const font = await fontForShapes(face, weight, sample);
    const { unitsPerEm, ascent, descent, lineGap } = font;
    // Sums and dates are set in digits of one width.
    const features = face.role === 'figures' ? ['tnum'] : [];
    const width = font.layout(sample, features).advanceWidth / unitsPerEm;
    for (const of of fallbackFonts) {
      const size = width / widthIn(of, isBold, sample);
      made.push({
        of,
        isBold,
        size: percent(size),
        ascent: percent(ascent / unitsPerEm / size),
        descent: percent(-descent / unitsPerEm / size),
        lineGap: percent(lineGap / unitsPerEm / size),
      });
    }
  }
  return made;
}

/** How wide a digit of a typeface is, in its size. */
export async function digitWidth(face: Face): Promise<number> {
  const font = await fontForShapes(face, face.cuts[0]?.weights.from ?? 700, '0123456789');
  const width = font.layout('0123456789', ['tnum']).advanceWidth;
  return Number((width / font.unitsPerEm / 10).toFixed(3));
}

/** The name of a font as the fallback of a typeface. */
const nameOf = (family: string, of: FallbackFont['of']) => `'${family} as ${of}'`;

const weightsOf = (role: Face['role'], isBold: boolean) => {
  if (role !== 'text') return '100 900';
  return isBold ? '600 700' : '400';
};

/** The rules for the fallbacks of a typeface, which are shown until it has arrived. */
export function fallbackCss({ role, family }: Face, fallbacks: readonly FallbackFont[]): string {
  return fallbacks
    .map(({ of, isBold, size, ascent, descent, lineGap }) => {
      const names = localNames[of][isBold ? 'bold' : 'plain'];
      return (
        `@font-face{font-family:${nameOf(family, of)};src:${names.map((name) => `local('${name}')`).join()};` +
        `font-weight:${weightsOf(role, isBold)};size-adjust:${size}%;ascent-override:${ascent}%;` +
        `descent-override:${descent}%;line-gap-override:${lineGap}%}`
      );
    })
    .join('');
}

/** The names of the fallbacks, as a value of font-family. */
export const fallbackNames = (family: string): string =>
  [...fallbackFonts.map((of) => nameOf(family, of)), 'sans-serif'].join();
