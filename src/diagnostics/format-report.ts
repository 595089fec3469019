import type { Diagnostic } from './diagnostic.ts';
import { formatDiagnostic, summarise, type TextOptions } from './format-text.ts';

/** What a check of the content found: diagnostics, the text of a file as it was read, and how many pages there are. */
export type CheckResult = {
  diagnostics: readonly Diagnostic[];
  texts: (file: string) => string;
  pageCount: number;
};

/** Everything that was found, for people: each diagnostic in order, and a last line that says what they mean. */
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
