import type { Diagnostic, Range } from '../../messages/index.ts';

/**
 * Maps diagnostics of the repaired file back to the original. Those about the very words that a repair changed are
 * dropped: they may be caused by the repair, and the line already has a diagnostic.
 */
export function inOriginal(
  diagnostics: readonly Diagnostic[],
  original: readonly string[],
  repaired: readonly string[],
): Diagnostic[] {
  const moved = (range: Range): Range | null => {
    const column = columnIn(original, repaired, range.line, range.column);
    const endColumn = columnIn(original, repaired, range.endLine, range.endColumn);
    return column === null || endColumn === null ? null : { ...range, column, endColumn };
  };
  return diagnostics.flatMap(({ fix, ...diagnostic }) => {
    const range = moved(diagnostic.range);
    if (!range) return [];
    const edits = fix?.edits.flatMap((edit) => {
      const editRange = moved(edit.range);
      return editRange ? { ...edit, range: editRange } : [];
    });
    const isWhole = edits !== undefined && edits.length === fix?.edits.length;
    return [{ ...diagnostic, range, ...(isWhole ? { fix: { edits } } : {}) }];
  });
}

/** A column of a repaired line in the original; null within the words that a repair changed. */
function columnIn(
  original: readonly string[],
  repaired: readonly string[],
  line: number,
  column: number,
): number | null {
  const before = original[line - 1] ?? '';
  const after = repaired[line - 1] ?? '';
  if (before === after) return column;
  let end = 0;
  while (end < after.length && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  // The value has changed.
  if (end === 0) return null;
  if (column - 1 >= after.length - end) return column + before.length - after.length;
  return before.startsWith(after.slice(0, column)) ? column : null;
}
