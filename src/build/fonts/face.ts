import type { Weights } from './open-font.ts';

export type FaceRole = 'headings' | 'text' | 'figures';

/** A weight of a typeface, or a range of weights, with its files. */
export type Cut = {
  weights: Weights;
  /** Absolute paths. If several files have a character, the first one is used. */
  files: readonly string[];
  isItalic?: boolean;
  /** Whether the files contain further weights. */
  isPartOfAxis: boolean;
};

/** A local font, and how it must be scaled to match another one, in per cent. */
export type FallbackFont = {
  font: 'Roboto' | 'Arial' | 'DejaVu';
  isBold: boolean;
  size: number;
  ascent: number;
  descent: number;
  lineGap: number;
};

/** A typeface whose files were found and read. */
export type Face = {
  role: FaceRole;
  family: string;
  cuts: readonly Cut[];
  /** The width of a digit in em, and the smallest legible size, of a typeface that was measured by hand. */
  measures?: { digit: number; least: string };
  /** What its fallbacks are named after, where another face of the family has fallbacks of other widths. */
  fallbackFamily?: string;
  /** The weight in which headings are set, of several that the files have. */
  weight?: number;
  /** The files with its licence. */
  licences: readonly string[];
  /** Measured by hand; computed from the files if left out. */
  fallbacks?: readonly FallbackFont[];
};
