import type { Diagnostic } from './diagnostic.ts';
import { printableJson } from './printable.ts';
import { wordDiagnostic } from './word-message.ts';

/** All diagnostics as JSON. `file` is relative to the parent of the content folder. */
export function formatJson(
  diagnostics: readonly Diagnostic[],
  pages: number,
  folder = 'content',
): string {
  const ok = diagnostics.every(({ severity }) => severity !== 'error');
  const listed = diagnostics.map(wordDiagnostic).map((diagnostic) => ({
    code: diagnostic.code,
    severity: diagnostic.severity,
    file: `${folder}/${diagnostic.file}`,
    ...diagnostic.range,
    path: diagnostic.path,
    where: diagnostic.where,
    message: diagnostic.message,
    help: diagnostic.help,
    example: diagnostic.example ?? null,
    suggestions: diagnostic.suggestions ?? [],
    related: diagnostic.related.map(({ file, range, message }) => ({
      file: `${folder}/${file}`,
      ...range,
      message,
    })),
    fix: diagnostic.fix
      ? { edits: diagnostic.fix.edits.map(({ range, newText }) => ({ ...range, newText })) }
      : null,
  }));
  return printableJson({ version: 2, ok, pages, diagnostics: listed });
}
