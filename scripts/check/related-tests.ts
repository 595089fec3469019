import path from 'node:path';

/** A file of the project by its path, with forward slashes, and its text. */
export type SourceFile = { file: string; text: string };

const testFile = /\.test\.tsx?$/;

/** Files that import others. */
export const codeFile = /\.(tsx?|mjs|css)$/;

/**
 * The tests that depend on changed files, nearest first: those named like a changed file, then by import distance.
 * Files read from disk have no imports: a test is near a content file or fixture if it mentions a folder that contains
 * it.
 */
export function relatedTests(changed: readonly string[], sources: readonly SourceFile[]): string[] {
  const importers = importersOf(sources);
  const distances = new Map<string, number>();
  let reached = changed.flatMap((file) =>
    codeFile.test(file) ? [file] : [file, ...testsNaming(file, sources)],
  );
  for (let distance = 1; reached.length > 0; distance++) {
    const added = reached.filter((file) => !distances.has(file));
    for (const file of added) distances.set(file, distance);
    reached = added.flatMap((file) => importers.get(file) ?? []);
  }
  const names = new Set(changed.map(plainName));
  const order = (test: string) =>
    names.has(plainName(test)) ? 0 : (distances.get(test) ?? Number.POSITIVE_INFINITY);
  return sources
    .map(({ file }) => file)
    .filter((file) => testFile.test(file) && Number.isFinite(order(file)))
    .toSorted((a, b) => order(a) - order(b));
}

/** FeeTable.tsx, fee-table/schema.ts and fee-table.test.tsx belong together. */
const plainName = (file: string): string =>
  path.posix
    .basename(file.replace(/\/(schema\.ts|examples\.yaml)$/, ''))
    .split('.')[0]
    ?.replaceAll('-', '')
    .toLowerCase() ?? '';

function importersOf(sources: readonly SourceFile[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const { file, text } of sources) {
    for (const [, source = ''] of text.matchAll(/(?:\bfrom|\bimport\(?)\s*['"](\.[^'"?]+)/g)) {
      const imported = path.posix.join(path.posix.dirname(file), source);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/**
 * The tests for a file that is not code: for pages and data of the site itself, the tests of this site, because the
 * engine's tests use any content; for others, the tests that mention a folder that contains it, directly or in what
 * they import.
 */
function testsNaming(file: string, sources: readonly SourceFile[]): string[] {
  if (/^content\/(pages|data)\//.test(file)) {
    return sources.map((source) => source.file).filter((one) => one.startsWith('tests/school/'));
  }
  const folders = path.posix
    .dirname(file)
    .split('/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  return sources
    .filter((source) => source.file.startsWith('tests/'))
    .filter(({ text }) => folders.some((folder) => new RegExp(`['"]${folder}/?['"]`).test(text)))
    .map((source) => source.file);
}
