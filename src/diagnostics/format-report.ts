import type { Diagnostic } from './diagnostic.ts';
import { formatDiagnostic, summarise, type TextOptions } from './format-text.ts';

/** The result of a check: diagnostics, the texts of the files as they were read, and the number of pages. */
export type CheckResult = {
  diagnostics: readonly Diagnostic[];
  texts: (file: string) => string;
  pageCount: number;
};

/** The report for people: each diagnostic in order, and a last line that sums up. */
export const formatReport = (
  { diagnostics, texts, pageCount }: CheckResult,
  options: TextOptions = {},
): string =>
  [
    ...diagnostics.map((diagnostic) =>
      formatDiagnostic(diagnostic, texts(diagnostic.file), options),
    ),
    summarise(diagnostics, pageCount),
  ].join('\n\n');
