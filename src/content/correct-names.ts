import type { Diagnostic } from '../messages/index.ts';
import { Source } from './source.ts';

/**
 * Whether a diagnostic is about a misspelt name whose likely meaning is known. Such a name hides everything
 * below it.
 */
export const isAboutMeantName = ({ code, suggestions = [], range }: Diagnostic): boolean =>
  (code === 'unknown-field' || code === 'unknown-block') &&
  suggestions.length > 0 &&
  range.line === range.endLine;

/** A file with more misspelt names than these is not checked further. */
const maxCorrected = 100;

/**
 * The file with the likely names, so that what is below a misspelt name is checked in the same run; null if no name is
 * misspelt. It only serves to find more diagnostics, and keeps its number of lines.
 */
export function correctNames(source: Source, diagnostics: readonly Diagnostic[]): Source | null {
  const wrong = diagnostics.filter(isAboutMeantName).slice(0, maxCorrected);
  if (wrong.length === 0) return null;
  const lines = [...source.lines];
  // From the end of each line, so that ranges before it stay valid.
  for (const { range, suggestions } of wrong.toSorted((a, b) => b.range.column - a.range.column)) {
    const line = lines[range.line - 1] ?? '';
    lines[range.line - 1] =
      line.slice(0, range.column - 1) + (suggestions?.[0] ?? '') + line.slice(range.endColumn - 1);
  }
  const corrected = new Source(source.file, lines.join('\n'));
  return corrected.parsed.document.errors.length === 0 ? corrected : null;
}
