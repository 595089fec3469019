import { z } from 'zod';
import { line } from './text.ts';

/** A picture in content/images, with the words that stand for it where it cannot be seen. */
export type ImagePart = {
  part: 'image';
  src: string;
  alt: string;
  /** The point, in per cent of width and height, that stays in view when the picture is cropped. */
  focus: { x: number; y: number };
};

const percent = (description: string) => z.number().min(0).max(100).describe(description);

export const image = (description: string) =>
  z
    .strictObject({
      src: line('The file name in content/images, for example gate.svg or pool.jpg.', 200),
      alt: line('What the picture shows, for people who cannot see it.', 250),
      focus: z
        .strictObject({
          x: percent('Per cent from the left.'),
          y: percent('Per cent from the top.'),
        })
        .optional()
        .describe('The point of the picture that must stay in view when it is cropped.'),
    })
    .describe(description)
    .transform(({ src, alt, focus }): ImagePart => ({
      part: 'image',
      src,
      alt,
      focus: focus ?? { x: 50, y: 50 },
    }));
