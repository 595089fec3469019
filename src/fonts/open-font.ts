import { readFileSync, statSync } from 'node:fs';
import { create } from 'fontkit';

/** The lightest and the boldest weight that a font file holds; both are the same where it holds one. */
export type Weights = { from: number; to: number };

/** What a font file says of itself. */
export type OpenedFont = {
  family: string;
  /** Unicode numbers of its characters, in order. */
  characters: readonly number[];
  weights: Weights;
  /** Whether its weights lie on an axis, so that others can be made of it. */
  isVariable: boolean;
};

const opened = new Map<string, { stamp: string; font: OpenedFont | null }>();

/** Opens a font file: WOFF2, WOFF, TrueType or OpenType. Null for what is no font, or holds several. */
export function openFont(file: string): OpenedFont | null {
  const { mtimeMs, size } = statSync(file);
  const stamp = `${mtimeMs} ${size}`;
  const known = opened.get(file);
  if (known?.stamp === stamp) return known.font;
  const font = read(file);
  opened.set(file, { stamp, font });
  return font;
}

function read(file: string): OpenedFont | null {
  try {
    const font = create(readFileSync(file));
    if (!('characterSet' in font)) return null;
    const { wght } = font.variationAxes;
    const weight = font['OS/2'].usWeightClass;
    return {
      family: font.familyName,
      // The table of a font may end with 0xFFFF, which is no character.
      characters: font.characterSet.filter((point) => point < 0xffff).toSorted((a, b) => a - b),
      weights: wght ? { from: wght.min, to: wght.max } : { from: weight, to: weight },
      isVariable: wght !== undefined,
    };
  } catch {
    return null;
  }
}
