import type { Problem } from './diagnostic.ts';

/** All problems for other programs. `file` is given from the folder that holds the content folder. */
export function formatJson(
  problems: readonly Problem[],
  pages: number,
  folder = 'content',
): string {
  const ok = problems.every(({ severity }) => severity !== 'error');
  const told = problems.map((problem) => ({
    code: problem.code,
    severity: problem.severity,
    file: `${folder}/${problem.file}`,
    line: problem.line,
    column: problem.column,
    endLine: problem.endLine,
    endColumn: problem.endColumn,
    path: problem.path,
    where: problem.where,
    message: problem.message,
    help: problem.help,
    example: problem.example ?? null,
    suggestions: problem.suggestions ?? [],
    related: problem.related.map((other) => ({ ...other, file: `${folder}/${other.file}` })),
  }));
  return JSON.stringify({ version: 1, ok, pages, problems: told }, null, 2);
}
