/**
 * What a content file may hold. Content written by people stays far below; beyond it, checking a file would take
 * longer than anybody waits.
 */
export const limits = {
  /** The size of a file. */
  bytes: 1_000_000,
  /** Lines, fields and items of a file together. */
  parts: 40_000,
  /** Lists and objects inside each other. */
  depth: 40,
  /** The most diagnostics of one file in one run. */
  diagnostics: 100,
};
