import { formatProblem, summarise } from './format-text.ts';
import type { Problem } from './diagnostic.ts';

const data = (words: string) =>
  words.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (words: string) => data(words).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Workflow commands that put each problem beside its line in a pull request. GitHub shows ten a step, so every
 * file gets one before any gets a second; errors come before warnings.
 */
export function formatGithub(problems: readonly Problem[], folder = 'content'): string {
  return inTurns(problems)
    .map((problem) => {
      const { severity, file, line, column, endLine, endColumn, where, message, help, example } =
        problem;
      // GitHub counts both ends in, and takes columns only for a place within one line.
      const columns =
        line === endLine ? [`col=${column}`, `endColumn=${Math.max(column, endColumn - 1)}`] : [];
      const properties = [
        `file=${property(`${folder}/${file}`)}`,
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

function inTurns(problems: readonly Problem[]): Problem[] {
  const turns = new Map<string, number>();
  return problems
    .map((problem) => {
      const key = `${problem.severity} ${problem.file}`;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return { problem, rank: (problem.severity === 'error' ? 0 : 1_000_000) + turn };
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ problem }) => problem);
}

/** A summary of the run in Markdown, for the page that GitHub shows of a workflow. */
export function jobSummary(
  problems: readonly Problem[],
  pages: number,
  texts: (file: string) => string,
  folder = 'content',
): string {
  const parts = ['## Content', '', summarise(problems, pages)];
  for (const file of new Set(problems.map((problem) => problem.file))) {
    parts.push('', `### ${folder}/${file}`);
    for (const problem of problems.filter((one) => one.file === file)) {
      parts.push(
        '',
        '```text',
        formatProblem(problem, texts(file), { folder }).replaceAll('```', "'''"),
        '```',
      );
    }
  }
  return `${parts.join('\n')}\n`;
}
