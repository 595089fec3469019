import { formatDiagnostic, summarise } from './format-text.ts';
import { wordDiagnostic } from './word-message.ts';
import { pathFrom, type Diagnostic } from './diagnostic.ts';
import { printableLine, printableLines } from './printable.ts';

// The escaping rules of @actions/toolkit for command text and properties.
const data = (words: string) =>
  printableLines(words).join('\n').replaceAll('%', '%25').replaceAll('\n', '%0A');
const property = (words: string) => data(words).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Workflow commands that annotate the lines of a pull request. GitHub shows ten per step, so every file gets one before
 * any file gets a second; errors come before warnings.
 */
export function formatGithub(diagnostics: readonly Diagnostic[], folder = 'content'): string {
  return inTurns(diagnostics)
    .map((diagnostic) => {
      const { severity, file, where, message, help, example, range } = wordDiagnostic(diagnostic);
      const { line, column, endLine, endColumn } = range;
      // GitHub's ranges include their end, and have columns only within one line.
      const columns =
        line === endLine ? [`col=${column}`, `endColumn=${Math.max(column, endColumn - 1)}`] : [];
      const properties = [
        `file=${property(pathFrom(folder, file))}`,
        `line=${line}`,
        `endLine=${endLine}`,
        ...columns,
        `title=${property(message)}`,
      ];
      const words = [where, `How to fix: ${help}`, example].filter(Boolean).join('\n');
      return `::${severity} ${properties.join(',')}::${data(words)}`;
    })
    .join('\n');
}

function inTurns(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const turns = new Map<string, number>();
  return diagnostics
    .map((diagnostic) => {
      const key = `${diagnostic.severity} ${diagnostic.file}`;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return { diagnostic, rank: (diagnostic.severity === 'error' ? 0 : 1_000_000) + turn };
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ diagnostic }) => diagnostic);
}

/** Text escaped so that none of it is read as Markdown. */
const plainMarkdown = (words: string) =>
  printableLine(words).replaceAll(/[!-~]/g, (character) =>
    /[\w./-]/.test(character) ? character : `\\${character}`,
  );

/** A summary of the run in Markdown, for the workflow's page on GitHub. */
export function jobSummary(
  diagnostics: readonly Diagnostic[],
  pages: number,
  texts: (file: string) => string,
  folder = 'content',
): string {
  const parts = ['## Content', '', summarise(diagnostics, pages)];
  for (const file of new Set(diagnostics.map((diagnostic) => diagnostic.file))) {
    parts.push('', `### ${plainMarkdown(pathFrom(folder, file))}`);
    for (const diagnostic of diagnostics.filter((one) => one.file === file)) {
      parts.push(
        '',
        '```text',
        formatDiagnostic(diagnostic, texts(file), { folder }).replaceAll('```', "'''"),
        '```',
      );
    }
  }
  return `${parts.join('\n')}\n`;
}
