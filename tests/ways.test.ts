import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { builtIn, closeMarked, mockLibraries, siteWith } from './marked-site.ts';
import { filesInChapter, filesPassed, mark } from './passed-files.ts';
import { directImportsOf, readImports } from './read-imports.ts';

beforeAll(mockLibraries);
afterAll(closeMarked);

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

async function run(name: 'build' | 'validate', content: string, args: string[]): Promise<void> {
  vi.stubEnv('SITE_CONTENT', content);
  const { main } =
    name === 'build' ? await import('../scripts/build.ts') : await import('../scripts/validate.ts');
  await main(args);
}

/** The script that every document loads. */
const visitorsScript = (): string =>
  /main: inEngine\('(src\/client\/.*?)'\)/.exec(
    fs.readFileSync('scripts/engine/build-engine.ts', 'utf8'),
  )?.[1] ?? '';

test('a page passes the files that the architecture lists, and no more than 18', async () => {
  const content = siteWith({ title: mark });
  const files = await filesPassed({ from: 'scripts/build.ts' }, () =>
    run('build', content, ['--out', builtIn]),
  );
  expect(fs.readFileSync(path.join(builtIn, 'way', 'index.html'), 'utf8')).toMatch(
    /\/assets\/main-/,
  );
  expect(filesInChapter('The way of a page')).toEqual([...files, visitorsScript()]);
  expect(files.length + 1).toBeLessThanOrEqual(18);
});

test('a mistake passes the files that the architecture lists, and no more than 12', async () => {
  const content = siteWith({ amount: mark });
  const files = await filesPassed({ from: 'scripts/validate.ts' }, () =>
    run('validate', content, ['--no-cache']),
  );
  expect(filesInChapter('The way of a mistake')).toEqual(files);
  expect(files.length).toBeLessThanOrEqual(12);
});

/** The files that a file imports, with those behind the entry of a room. */
const importedBy = (file: string): string[] =>
  [...directImportsOf(file), ...readImports(file, fs.readFileSync(file, 'utf8'))]
    .filter((source) => source.startsWith('.'))
    .map((source) => path.posix.join(path.posix.dirname(file), source))
    .flatMap((target) =>
      target.endsWith('/index.ts')
        ? readImports(target, fs.readFileSync(target, 'utf8')).map((source) =>
            path.posix.join(path.posix.dirname(target), source),
          )
        : target,
    );

test('each file on the way to a host is there, and leads to the next', () => {
  const files = filesInChapter('The way to a host');
  expect(files.length).toBeGreaterThan(5);
  const unreached = files.filter(
    (file, position) =>
      position > 0 && !files.slice(0, position).some((one) => importedBy(one).includes(file)),
  );
  expect(unreached).toEqual([]);
});
