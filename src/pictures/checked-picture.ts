import type { Explanation, Range } from '../diagnostics/diagnostic.ts';

/** The displayed size of a picture, in pixels. */
export type Size = { width: number; height: number };

/** A problem of a picture file, and its position in a drawing. */
export type PictureProblem = Pick<Explanation, 'code' | 'message' | 'help' | 'example'> & {
  range?: Range;
};

/** A picture is published only if it has no problems; then its size is known. */
export type CheckedPicture =
  | { size: Size; problems: [] }
  | { size: null; problems: PictureProblem[] };

/** The maximum side length of WebP, the most limited format. */
const longestSide = 16_383;

/** The problem with a picture's size, if any. */
export function checkSize({ width, height }: Size, maxPixels: number): PictureProblem | null {
  if (!(width >= 1 && height >= 1)) {
    return {
      code: 'image-size',
      message: `The picture is ${width} wide and ${height} high, so it is empty.`,
      help: 'Save it again with a width and a height.',
    };
  }
  if (width <= longestSide && height <= longestSide && width * height <= maxPixels) return null;
  return {
    code: 'image-size',
    message: `The picture is ${Math.round(width)} wide and ${Math.round(height)} high. It may be at most ${longestSide} pixels on a side and ${maxPixels / 1_000_000} million pixels in all.`,
    help: 'Make it smaller. No page shows a picture wider than 2000 pixels.',
  };
}
