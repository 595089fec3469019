import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { directImportsOf, readImports } from './read-imports.ts';
import {
  filesInChapter,
  filesPassed,
  isMarked,
  mark,
  markedFile,
  note,
  rangeFound,
  watchFields,
} from './passed-files.ts';

const mocked = ['js-yaml', 'yaml', 'react/jsx-dev-runtime'];

// Modules that another test file has loaded note nothing; those that do stay in this one.
beforeAll(() => {
  vi.resetModules();
  vi.doMock(import('js-yaml'), async (load) => {
    const module = await load();
    return {
      ...module,
      load: (text, options) => {
        const value = module.load(text, options);
        if (isMarked(text)) {
          note('it is parsed');
          watchFields(value);
        }
        return value;
      },
    };
  });

  vi.doMock(import('yaml'), async (load) => {
    const module = await load();
    const { parseDocument } = module;
    return {
      ...module,
      parseDocument: (...input: Parameters<typeof parseDocument>) => {
        if (isMarked(input[0])) note(rangeFound, true);
        return parseDocument(...input);
      },
    };
  });

  vi.doMock(import('react/jsx-dev-runtime'), async (load) => {
    const module = await load();
    return {
      ...module,
      jsxDEV: (...input: Parameters<typeof module.jsxDEV>) => {
        for (const value of Object.values(input[1] ?? {})) {
          if (isMarked(value)) note('its block is rendered');
          if (isMarked(Reflect.get(Object(value), '__html')))
            note(`${String(input[0])} gets its HTML`);
        }
        return module.jsxDEV(...input);
      },
    };
  });
});

afterAll(() => {
  for (const name of mocked) vi.doUnmock(name);
  vi.resetModules();
});

const folder = fs.mkdtempSync(path.join(tmpdir(), 'ways-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

/** A small site with a page that has the word as a title, or in place of an amount. */
function siteWith({ title = 'Fees', amount = '1000' }): string {
  const content = path.join(folder, `with-${title}-${amount}`);
  fs.cpSync('scripts/starter/library', content, { recursive: true });
  const page = `title: The way
blocks:
  - type: fee-table
    title: ${title}
    terms:
      - term: Term 1
        amount: ${amount}
    annualTotal: 1000
`;
  fs.writeFileSync(path.join(content, markedFile), page);
  // No rule of the trade has anything to say of it.
  const settings = path.join(content, 'site.yaml');
  fs.writeFileSync(settings, fs.readFileSync(settings, 'utf8').replace(/^rules:\n(?: .*\n)+/m, ''));
  return content;
}

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
  const dist = path.join(folder, 'dist');
  const files = await filesPassed('scripts/build.ts', () => run('build', content, ['--out', dist]));
  expect(fs.readFileSync(path.join(dist, 'way', 'index.html'), 'utf8')).toMatch(/\/assets\/main-/);
  expect(filesInChapter('The way of a page')).toEqual([...files, visitorsScript()]);
  expect(files.length + 1).toBeLessThanOrEqual(18);
});

test('a mistake passes the files that the architecture lists, and no more than 12', async () => {
  const content = siteWith({ amount: mark });
  const files = await filesPassed('scripts/validate.ts', () =>
    run('validate', content, ['--no-cache']),
  );
  expect(filesInChapter('The way of a mistake')).toEqual(files);
  expect(files.length).toBeLessThanOrEqual(12);
});

/** The files of the keystroke in order; null where something else than an import leads on, which a sentence says. */
function stepsOfKey(): (string | null)[] {
  const text = fs.readFileSync('.github/ARCHITECTURE.md', 'utf8');
  const [, chapter = ''] = /^## The way of a keystroke.*\n([^]*?)(?=^## )/m.exec(text) ?? [];
  return chapter
    .split('\n')
    .flatMap((line) => (line.endsWith(':') ? [null] : [/^\d+\. `(.*?)`/.exec(line)?.[1]]))
    .filter((step) => step !== undefined);
}

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

test('each file that a keystroke passes is there, and leads to the next', () => {
  const steps = stepsOfKey();
  const files = steps.filter((step) => step !== null);
  expect(files.length).toBeGreaterThan(20);
  const unreached = files.filter((file) => {
    const position = steps.indexOf(file);
    const isStart = position === 0 || steps[position - 1] === null;
    const above = files.slice(0, files.indexOf(file));
    return !isStart && !above.some((one) => importedBy(one).includes(file));
  });
  expect(unreached).toEqual([]);
});
