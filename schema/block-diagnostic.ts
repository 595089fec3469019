import type { Explanation, FieldPath } from '../src/diagnostics/diagnostic.ts';

/** A problem found by a cross-field rule. `path` is the path from the block to the field. */
export type BlockDiagnostic = Omit<Explanation, 'code'> & {
  path: FieldPath;
  /** The code by which the guide explains it; left out in a block of a site. */
  code?: Explanation['code'];
};
