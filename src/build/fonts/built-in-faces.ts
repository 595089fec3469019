import path from 'node:path';
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

/**
 * The built-in typefaces, for sites that choose none. Their fallbacks were measured in a browser on whole pages, which is
 * more accurate than computing them from single letters.
 */
export const builtInFaces = (): Record<Exclude<FaceRole, 'figures'>, Face> => ({
  headings: {
    role: 'headings',
    family: 'Ojuju',
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
});
