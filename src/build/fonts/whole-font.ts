import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import type { Face } from './face.ts';
import { cachedFile, hashOf } from '../cache/file-cache.ts';

const latin = Array.from({ length: 0x7f - 0x20 }, (_, step) => String.fromCodePoint(0x20 + step));

/**
 * A typeface at one weight as a readable font with the characters of the text: for outlines and for measuring widths.
 */
export async function fontForShapes({ cuts }: Face, weight: number, text: string): Promise<Font> {
  const distance = (from: number, to: number) => Math.max(from - weight, weight - to, 0);
  const cut = cuts.toSorted(
    (a, b) => distance(a.weights.from, a.weights.to) - distance(b.weights.from, b.weights.to),
  )[0];
  const file = cut?.files[0];
  if (cut === undefined || file === undefined) throw new Error('A typeface has no file.');
  const { from, to } = cut.weights;
  const source = readFileSync(file);
  // With letters after it in the file, because fontkit cannot read a font that ends with a space.
  const characters = [...new Set([...latin, ...text])].filter((one) => one !== '\u00A0').join('');
  const wght = Math.min(Math.max(weight, from), to);
  const hasAxis = cut.isPartOfAxis || from !== to;
  const name = `shapes-${hashOf(source, characters, String(hasAxis ? wght : ''))}.ttf`;
  const fontFile = await cachedFile(name, async () => {
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(source, characters, {
      targetFormat: 'truetype',
      ...(hasAxis ? { variationAxes: { wght } } : {}),
    });
  });
  const { create } = await import('fontkit');
  const font = create(readFileSync(fontFile));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts.`);
  return font;
}
