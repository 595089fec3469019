import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { main } from '../../scripts/new-block.ts';

let root = '';
let said = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'));
  said = '';
  const hear = (text: string) => {
    said += `${text}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const roots = () => ({ blocks: path.join(root, 'blocks'), engine: root });

const files = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

test.each([[['fish-table']], [['fish-table', '--island']]])(
  'a block of a site is four files in one folder, for %j',
  async (args) => {
    expect(await main(args, roots())).toBe(0);
    const written = files();
    expect(written).toEqual([
      'blocks/fish-table/FishTable.module.css',
      'blocks/fish-table/FishTable.tsx',
      'blocks/fish-table/examples.yaml',
      'blocks/fish-table/schema.ts',
    ]);
    for (const file of written) expect(said).toContain(file);
  },
);

test('writes the four files of a block of the engine and names the next steps', async () => {
  expect(await main(['example-for-a-test', '--engine'], roots())).toBe(0);
  expect(files()).toEqual([
    'schema/blocks/example-for-a-test.ts',
    'schema/examples/example-for-a-test.yaml',
    'src/blocks/example-for-a-test/ExampleForATest.module.css',
    'src/blocks/example-for-a-test/ExampleForATest.tsx',
  ]);
  expect(said).toContain('list exampleForATestBlock in schema/blocks/index.ts');
  expect(said).toContain('List ExampleForATest in src/blocks/index.ts');
});

test('an island is listed where islands are', async () => {
  expect(await main(['example-for-a-test', '--island', '--engine'], roots())).toBe(0);
  expect(files()).toHaveLength(4);
  expect(said).toContain('List ExampleForATest in src/blocks/islands.ts');
  expect(said).not.toContain('src/blocks/index.ts');
});

test.each([[['example-for-a-test', '--engine']], [['example-for-a-test', '--island', '--engine']]])(
  'a block of %j touches at most eight files, each named in what is said',
  async (args) => {
    expect(await main(args, roots())).toBe(0);
    const named = new Set(
      said.match(/\b(?:schema|src|content)\/[\w./-]+\.(?:tsx?|css|yaml|json|md)/g),
    );
    expect([...named]).toEqual(
      expect.arrayContaining([...files(), 'schema/blocks/index.ts', 'schema/output/guide.md']),
    );
    expect(named.size).toBeLessThanOrEqual(8);
  },
);

const examplesSchema = z.object({
  examples: z.object({ default: z.unknown(), longest: z.unknown() }),
  mistakes: z.array(z.object({ block: z.unknown() })),
});
const moduleSchema = z.object({
  exampleForATestBlock: z.object({ schema: z.instanceof(z.ZodType) }),
});

test('what it writes fits together: the examples are valid, the mistake is one', async () => {
  for (const folder of ['schema', 'src/diagnostics']) {
    cpSync(folder, path.join(root, folder), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  expect(await main(['example-for-a-test', '--engine'], roots())).toBe(0);

  const written = path.join(root, 'schema/blocks/example-for-a-test.ts');
  const { exampleForATestBlock } = moduleSchema.parse(await import(/* @vite-ignore */ written));
  const { examples, mistakes } = examplesSchema.parse(
    parse(readFileSync(path.join(root, 'schema/examples/example-for-a-test.yaml'), 'utf8')),
  );
  const isValid = (block: unknown) => exampleForATestBlock.schema.safeParse(block).success;
  expect(Object.values(examples).map(isValid)).toEqual([true, true]);
  expect(mistakes.map(({ block }) => isValid(block))).toEqual([false]);
});

test('never writes over a file', async () => {
  await main(['example-for-a-test', '--engine'], roots());
  rmSync(path.join(root, 'schema/blocks/example-for-a-test.ts'));
  const before = files();
  expect(await main(['example-for-a-test', '--engine'], roots())).toBe(1);
  expect(said).toContain('schema/examples/example-for-a-test.yaml');
  expect(files()).toEqual(before);
});

test('refuses the name of a block that there is', async () => {
  expect(await main(['hero'], roots())).toBe(1);
  expect(said).toContain('A block called hero already exists.');
  expect(files()).toEqual([]);
});

test.each(['Opening', 'opening hours', 'opening_hours', 'hours-', '2-columns', '../up', 'index'])(
  'refuses the name "%s"',
  async (name) => {
    expect(await main([name, '--engine'], roots())).toBe(1);
    expect(said).toContain(`"${name}" cannot be the name of a block`);
    expect(files()).toEqual([]);
  },
);

test.each([
  { args: [], code: 1, words: 'npm run new:block' },
  { args: ['opening', 'hours'], code: 2, words: 'npm run new:block' },
  {
    args: ['hours', '--islnd'],
    code: 2,
    words: 'There is no option --islnd. Did you mean --island?',
  },
])('says how it is used after $args', async ({ args, code, words }) => {
  expect(await main(args, roots())).toBe(code);
  expect(said).toContain(words);
});
