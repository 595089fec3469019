import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { save, storeSetup } from './editor/git-host/store-setup.ts';
import { builtIn, closeMarked, mockLibraries, siteWith } from './marked-site.ts';
import { filesInChapter, filesPassed, mark, markedFile, note } from './passed-files.ts';

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

test('a page passes the files that the architecture lists, and no more than 17', async () => {
  const content = siteWith({ title: mark });
  const files = await filesPassed({ from: 'scripts/build.ts' }, () =>
    run('build', content, ['--out', builtIn]),
  );
  expect(fs.readFileSync(path.join(builtIn, 'way', 'index.html'), 'utf8')).toMatch(
    /\/assets\/main-/,
  );
  expect(filesInChapter('The way of a page')).toEqual([...files, visitorsScript()]);
  expect(files.length + 1).toBeLessThanOrEqual(17);
});

test('a mistake passes the files that the architecture lists, and no more than 12', async () => {
  const content = siteWith({ amount: mark });
  const files = await filesPassed({ from: 'scripts/validate.ts' }, () =>
    run('validate', content, ['--no-cache']),
  );
  expect(filesInChapter('The way of a mistake')).toEqual(files);
  expect(files.length).toBeLessThanOrEqual(12);
});

test('a text on the web passes the files that the architecture lists, on its way to the host', async () => {
  const { open, double, drafted } = await storeSetup();
  const store = open();
  await store.read();
  const answer = double.answer.bind(double);
  vi.spyOn(double, 'answer').mockImplementation((request) => {
    if (request.method !== 'GET') note('it changes the repository', true);
    return answer(request);
  });
  const files = await filesPassed({}, () => save(store, `title: ${mark}\n`, markedFile));
  expect(drafted(markedFile)).toContain(mark);
  expect(filesInChapter('The way to a host')).toEqual(files);
});
