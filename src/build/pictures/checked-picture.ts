import { type Explanation, type Range, say } from '../../messages/index.ts';

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
      message: say('picture-empty', { width, height }),
      help: say('picture-emptyHow'),
    };
  }
  if (width <= longestSide && height <= longestSide && width * height <= maxPixels) return null;
  return {
    code: 'image-size',
    message: [
      ...say('picture-largeIs', { width: Math.round(width), height: Math.round(height) }),
      ...say('picture-largest', { side: longestSide, millions: maxPixels / 1_000_000 }),
    ],
    help: [...say('picture-smaller'), ...say('picture-smallerWhy')],
  };
}
