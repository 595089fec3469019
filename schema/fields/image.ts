import { z } from 'zod';
import type { FieldText } from './field.ts';
import { percent } from './number.ts';
import { oneLine } from './text.ts';

/** A picture in content/images, with the text that replaces it for people who cannot see it. */
export type ImagePart = {
  part: 'image';
  src: string;
  alt: string;
  /** The point, in per cent of width and height, that stays visible when the picture is cropped. */
  focus: { x: number; y: number };
};

/** Stands for a description that is still to be written; a valid picture has an empty one then. */
export const describedLater = '\uFFFC';

/** A picture: its file, its description, and the point that stays visible. */
export const image = (field: FieldText) =>
  z
    .strictObject({
      src: oneLine(200).meta({
        kind: 'image-file',
        label: 'File',
        hint: 'The file name in content/images, for example gate.svg or pool.jpg.',
        hintInForm: '',
        example: 'gate.svg',
      }),
      alt: oneLine(250).meta({
        kind: 'alt',
        label: 'What it shows',
        hint: 'For people who cannot see it.',
        example: 'What the picture shows, in a few words',
      }),
      focus: z
        .strictObject({
          x: percent({ label: 'From the left', hint: 'In per cent.' }),
          y: percent({ label: 'From the top', hint: 'In per cent.' }),
        })
        .meta({
          kind: 'object',
          label: 'What must stay in view',
          hint: 'The point of the picture that stays when it is cropped.',
        })
        .optional(),
    })
    .transform(({ src, alt, focus }): ImagePart => ({
      part: 'image',
      // As names of files are compared, in whichever form a disk has them.
      src: src.normalize('NFC'),
      alt: alt === describedLater ? '' : alt,
      focus: focus ?? { x: 50, y: 50 },
    }))
    .meta({ kind: 'image', ...field });
