import type { CodeGuide } from './codes/code-guide.ts';
import { pathFrom, type Diagnostic, type Range, type TextEdit } from './diagnostic.ts';
import { printableJson } from './printable.ts';
import { wordDiagnostic } from './word-message.ts';

const encodePath = (file: string) => file.split('/').map(encodeURIComponent).join('/');

/** Like our ranges, SARIF counts from 1 and has exclusive ends. */
const region = ({ line, column, endLine, endColumn }: Range) => ({
  startLine: line,
  startColumn: column,
  endLine,
  endColumn,
});

const replacement = ({ range, newText }: TextEdit) => ({
  deletedRegion: region(range),
  insertedContent: { text: newText },
});

/**
 * All diagnostics as a SARIF log (OASIS standard, version 2.1.0) for code scanning and editors. Paths are relative to
 * the parent of the content folder.
 */
export function formatSarif(
  diagnostics: readonly Diagnostic[],
  codeGuides: ReadonlyMap<string, CodeGuide>,
  folder = 'content',
): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].toSorted();
  const artifact = (file: string) => ({ uri: encodePath(pathFrom(folder, file)) });
  const location = (file: string, range: Range) => ({
    physicalLocation: { artifactLocation: artifact(file), region: region(range) },
  });
  const results = diagnostics
    .map(wordDiagnostic)
    .map(({ code, severity, file, range, where, message, help, related, fix }) => ({
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: severity,
      message: { text: [message, where && `(${where})`, help].filter(Boolean).join('\n') },
      locations: [location(file, range)],
      relatedLocations: related.map((other) => ({
        ...location(other.file, other.range),
        message: { text: other.message },
      })),
      fixes: fix
        ? [
            {
              description: { text: help },
              artifactChanges: [
                { artifactLocation: artifact(file), replacements: fix.edits.map(replacement) },
              ],
            },
          ]
        : [],
    }));
  const rules = codes.map((code) => {
    const guide = codeGuides.get(code);
    return {
      id: code,
      shortDescription: { text: guide?.title ?? code },
      fullDescription: { text: guide?.explanation ?? code },
    };
  });
  return printableJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'validate', rules } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  });
}
