import type { DiagnosticCode, Explanation, FieldPath } from '../src/messages/index.ts';

/** A problem found by a cross-field rule. `path` is the path from the block to the field. */
export type BlockDiagnostic<BlockCode extends string = DiagnosticCode> = Omit<
  Explanation,
  'code'
> & {
  path: FieldPath;
  /** The code by which the guide explains it, of the engine or of the block; a block of a site may have none. */
  code?: DiagnosticCode | BlockCode;
};
