import path from 'node:path';
import type { LookName } from '../../../schema/theme.ts';
import { engineRoot } from '../system/roots.ts';
import type { Face, FaceRole, FallbackFont } from './face.ts';

const folder = path.join(engineRoot, 'src', 'layout', 'fonts');

const fallbacks = (
  rows: readonly [FallbackFont['font'], boolean, size: number, ascent: number, descent: number][],
): FallbackFont[] =>
  rows.map(([font, isBold, size, ascent, descent]) => ({
    font,
    isBold,
    size,
    ascent,
    descent,
    lineGap: 0,
  }));

type BuiltIn = Record<Exclude<FaceRole, 'figures'>, Face>;

/** One typeface for everything, in the same files, so that pages load it once. */
function oneFace(face: Omit<Face, 'role'> & { weight: number }): BuiltIn {
  const fallbackFamily = `${face.family} ${face.weight}`;
  return {
    headings: { ...face, role: 'headings', fallbackFamily },
    text: { ...face, role: 'text' },
  };
}

const inFolder = (...names: string[]): string[] => names.map((name) => path.join(folder, name));

/**
 * The typefaces of each look, for sites that choose none. Fallbacks that stand here were measured in a browser on whole
 * pages, which is more accurate than computing them from single letters.
 */
const facesOfLooks: Readonly<Record<LookName, BuiltIn>> = {
  woven: {
    headings: {
      role: 'headings',
      family: 'Ojuju',
      measures: { digit: 0.571, least: '1.5rem' },
      cuts: [
        {
          weights: { from: 700, to: 700 },
          files: [path.join(folder, 'ojuju-bold.woff2')],
          isPartOfAxis: false,
        },
      ],
      licences: [path.join(folder, 'OFL-Ojuju.txt')],
      fallbacks: fallbacks([
        ['Roboto', true, 97.8, 115.5, 28.2],
        ['Arial', true, 92.1, 122.7, 30],
        ['DejaVu', true, 77.8, 145.2, 35.5],
      ]),
    },
    text: {
      role: 'text',
      family: 'Atkinson Hyperlegible Next',
      cuts: [
        {
          weights: { from: 400, to: 700 },
          files: [path.join(folder, 'atkinson-hyperlegible-next.woff2')],
          isPartOfAxis: false,
        },
      ],
      licences: [path.join(folder, 'OFL-AtkinsonHyperlegibleNext.txt')],
      fallbacks: fallbacks([
        ['Roboto', false, 99.4, 99, 31.8],
        ['Roboto', true, 103.2, 95.3, 30.6],
        ['Arial', false, 99, 99.4, 31.9],
        ['Arial', true, 97, 101.4, 32.6],
        ['DejaVu', false, 87.1, 113, 36.3],
        ['DejaVu', true, 82.6, 119.1, 38.3],
      ]),
    },
  },
  plain: oneFace({
    family: 'Hanken Grotesk',
    weight: 600,
    cuts: [
      {
        weights: { from: 400, to: 600 },
        files: inFolder(
          'hanken-grotesk-latin.woff2',
          'hanken-grotesk-latin-ext.woff2',
          'hanken-grotesk-vietnamese.woff2',
        ),
        isPartOfAxis: true,
      },
    ],
    licences: inFolder('OFL-HankenGrotesk.txt'),
  }),
  editorial: oneFace({
    family: 'Piazzolla',
    weight: 700,
    cuts: [
      {
        weights: { from: 400, to: 700 },
        files: inFolder('piazzolla-latin.woff2', 'piazzolla-latin-ext.woff2'),
        isPartOfAxis: true,
      },
      {
        weights: { from: 400, to: 400 },
        isItalic: true,
        files: inFolder('piazzolla-italic-latin.woff2', 'piazzolla-italic-latin-ext.woff2'),
        isPartOfAxis: true,
      },
    ],
    licences: inFolder('OFL-Piazzolla.txt'),
  }),
  civic: oneFace({
    family: 'Sofia Sans',
    weight: 850,
    cuts: [
      {
        weights: { from: 400, to: 900 },
        files: inFolder('sofia-sans-latin.woff2', 'sofia-sans-latin-ext.woff2'),
        isPartOfAxis: true,
      },
    ],
    licences: inFolder('OFL-SofiaSans.txt'),
  }),
};

/** The typefaces of a look. */
export const builtInFaces = (look: LookName): BuiltIn => facesOfLooks[look];
