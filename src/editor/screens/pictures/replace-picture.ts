import type { EditOp } from '../../../editing/edit-op.ts';
import type { PictureUse } from '../../../editing/picture-uses.ts';
import { pictureOps, type Point } from '../../../editing/picture-value.ts';

/** Places that describe a picture in the same words, asked for once. */
export type SameDescription = { alt: string; uses: readonly PictureUse[] };

export function byDescription(uses: readonly PictureUse[]): SameDescription[] {
  const alts = new Set(uses.map(({ picture }) => picture.alt));
  return Array.from(alts, (alt) => ({
    alt,
    uses: uses.filter(({ picture }) => picture.alt === alt),
  }));
}

/** The picture that replaces another, with its new descriptions by the former ones. */
export type Replacing = {
  src: string;
  focus: Point | null;
  alts: Readonly<Record<string, string>>;
};

export const replaceOps = (
  uses: readonly PictureUse[],
  { src, focus, alts }: Replacing,
): { file: string; op: EditOp }[] =>
  uses.flatMap(({ file, path, picture }) =>
    pictureOps(path, picture, { src, focus, alt: (alts[picture.alt] ?? '').trim() }).map((op) => ({
      file,
      op,
    })),
  );
