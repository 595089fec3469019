/**
 * The limits of a content file. Content written by people stays far below them; beyond them, checking would take
 * unreasonably long.
 */
export const limits = {
  /** The size of a file. */
  bytes: 1_000_000,
  /** Lines, fields and items of a file, added up. */
  parts: 40_000,
  /** The depth of nested lists and objects. */
  depth: 40,
  /** The most diagnostics of one file in one run. */
  diagnostics: 100,
};
