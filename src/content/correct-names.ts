import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { Source } from './source.ts';

/**
 * A name of a field or a block that is misspelt, or of an earlier version, hides everything below it: these diagnostics
 * say which name was meant.
 */
export const isAboutMeantName = ({ code, suggestions = [], range }: Diagnostic): boolean =>
  (code === 'unknown-field' || code === 'unknown-block' || code === 'renamed-field') &&
  suggestions.length > 0 &&
  range.line === range.endLine;

/** Nobody reads on in a file with more misspelt names than these. */
const mostCorrected = 100;

/**
 * The file with the names that were most likely meant, so that what is below a misspelt name is checked in the same
 * run; null where no name is misspelt. It is read only to find more diagnostics, and keeps its number of lines.
 */
export function correctNames(source: Source, diagnostics: readonly Diagnostic[]): Source | null {
  const wrong = diagnostics.filter(isAboutMeantName).slice(0, mostCorrected);
  if (wrong.length === 0) return null;
  const lines = [...source.lines];
  // From the end of each line, so that the ranges before it stay right.
  for (const { range, suggestions } of wrong.toSorted((a, b) => b.range.column - a.range.column)) {
    const line = lines[range.line - 1] ?? '';
    lines[range.line - 1] =
      line.slice(0, range.column - 1) + (suggestions?.[0] ?? '') + line.slice(range.endColumn - 1);
  }
  const corrected = new Source(source.file, lines.join('\n'));
  return corrected.parsed.document.errors.length === 0 ? corrected : null;
}
