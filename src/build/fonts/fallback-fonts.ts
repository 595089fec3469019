import type { Face, FallbackFont } from './face.ts';
import { textsIn } from './characters.ts';
import type { SiteTree } from '../../site/index.ts';
import { localNames, fallbackFonts, widthIn } from './fallback-widths.ts';
import { fontForShapes } from './whole-font.ts';

/** Enough characters to know how frequent each letter is. */
const maxRules = 6000;

/** The Latin texts set in a typeface, for matching the width of its fallbacks. Labels and names are bold. */
function sampleOf({ pages }: SiteTree, role: Face['role'], isBold: boolean): string {
  if (role === 'figures') return '0123456789'.repeat(3) + ',.';
  const texts = textsIn(pages.map(({ document }) => document.blocks)).filter((text) => {
    const words = text.split(/\s+/).length;
    return role === 'text' && !isBold ? words > 6 : words > 1 && words < 6;
  });
  const all = [...texts, ...pages.map(({ document }) => document.title)];
  // On a large site, every second or third text, from all pages.
  const step = Math.ceil(all.join(' ').length / maxRules);
  return all
    .filter((_, index) => index % step === 0)
    .join(' ')
    .replaceAll(/[^\x20-\x7e]+/g, '');
}

const percent = (share: number) => Number((share * 100).toFixed(1));

/** How local fonts are scaled to the metrics of a typeface; measured by hand where available. */
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
  const fonts: FallbackFont[] = [];
  for (const { weight, isBold } of weights) {
    const sample = sampleOf(tree, face.role, isBold);
    const font = await fontForShapes(face, weight, sample);
    const { unitsPerEm, ascent, descent, lineGap } = font;
    // Amounts and dates use tabular figures.
    const features = face.role === 'figures' ? ['tnum'] : [];
    const width = font.layout(sample, features).advanceWidth / unitsPerEm;
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
  const font = await fontForShapes(
    face,
    face.weight ?? face.cuts[0]?.weights.from ?? 700,
    '0123456789',
  );
  const width = font.layout('0123456789', ['tnum']).advanceWidth;
  return Number((width / font.unitsPerEm / 10).toFixed(3));
}

/** The name of a local font as the fallback of a typeface. */
const nameOf = (family: string, system: FallbackFont['font']) => `'${family} as ${system}'`;

const weightsOf = (role: Face['role'], isBold: boolean) => {
  if (role !== 'text') return '100 900';
  return isBold ? '600 700' : '400';
};

/** The @font-face rules of a typeface's fallbacks, shown until it has loaded. */
export function fallbackCss({ role, family }: Face, fallbacks: readonly FallbackFont[]): string {
  return fallbacks
    .map(({ font, isBold, size, ascent, descent, lineGap }) => {
      const names = localNames[font][isBold ? 'bold' : 'plain'];
      return (
        `@font-face{font-family:${nameOf(family, font)};src:${names.map((name) => `local('${name}')`).join()};` +
        `font-weight:${weightsOf(role, isBold)};size-adjust:${size}%;ascent-override:${ascent}%;` +
        `descent-override:${descent}%;line-gap-override:${lineGap}%}`
      );
    })
    .join('');
}

/** The names of the fallbacks, as a value of font-family. */
export const fallbackNames = (family: string): string =>
  [...fallbackFonts.map((system) => nameOf(family, system)), 'sans-serif'].join();
