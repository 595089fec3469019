import type { Weights } from './open-font.ts';

/** What a typeface of a site is for. */
export type FaceRole = 'headings' | 'text' | 'figures';

/** A weight of a typeface, or a range of weights: the files that it is in. */
export type Cut = {
  weights: Weights;
  /** Absolute paths. Where a character is in several files, the first one gives it. */
  files: readonly string[];
  /** Whether the files hold more weights than these. */
  isPartOfAxis: boolean;
};

/** A font that visitors have already, and how it must be stretched to take the room of another one, in per cent. */
export type FallbackFont = {
  of: 'Roboto' | 'Arial' | 'DejaVu';
  isBold: boolean;
  size: number;
  ascent: number;
  descent: number;
  lineGap: number;
};

/** A typeface, found and readable. */
export type Face = {
  role: FaceRole;
  family: string;
  cuts: readonly Cut[];
  /** The files that hold the words of its licence. */
  licences: readonly string[];
  /** Measured by hand; left out where they are to be computed from the files. */
  fallbacks?: readonly FallbackFont[];
};
