import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { directImportsOf, readImports } from './read-imports.ts';

const architecture = readFileSync('.github/ARCHITECTURE.md', 'utf8');

/** The files that a file imports. */
const importedBy = (file: string): string[] =>
  [...directImportsOf(file), ...readImports(file, readFileSync(file, 'utf8'))]
    .filter((source) => source.startsWith('.'))
    .map((source) => path.posix.join(path.posix.dirname(file), source))
    // What gives a type is behind the entry too.
    .flatMap((target) =>
      target.endsWith('/index.ts')
        ? [
            target,
            ...readImports(target, readFileSync(target, 'utf8')).map((source) =>
              path.posix.join(path.posix.dirname(target), source),
            ),
          ]
        : target,
    );

/** The chapters on what passes through many files, each with its text. */
const chapters = Array.from(
  architecture.matchAll(/^## (The way of .*)\n([^]*?)(?=^## )/gm),
  ([, title = '', text = '']) => ({ title, text }),
);

/** The files of a chapter in order; null where something else than an import leads on, which a sentence says. */
const stepsOf = (text: string): (string | null)[] =>
  text
    .split('\n')
    .flatMap((line) => (line.endsWith(':') ? [null] : [/^\d+\. `(.*?)`/.exec(line)?.[1]]))
    .filter((step) => step !== undefined);

test('the architecture tells of a page, a mistake and a keystroke', () => {
  expect(chapters.map(({ title }) => title.split(',')[0])).toEqual([
    'The way of a page',
    'The way of a mistake',
    'The way of a keystroke',
  ]);
});

test.each(chapters)('$title: each file is there, and leads to the next', ({ text }) => {
  const steps = stepsOf(text);
  const files = steps.filter((step) => step !== null);
  expect(text).toContain(`All ${files.length} files, in order`);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const unreached = files.filter((file) => {
    const position = steps.indexOf(file);
    const isStart = position === 0 || steps[position - 1] === null;
    const above = files.slice(0, files.indexOf(file));
    return !isStart && !above.some((one) => importedBy(one).includes(file));
  });
  expect(unreached).toEqual([]);
});
