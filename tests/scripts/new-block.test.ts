import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { main } from '../../scripts/new-block.ts';
import { componentNameOf } from '../../schema/component-name.ts';

let root = '';
let output = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'project-'));
  output = '';
  const hear = (text: string) => {
    output += `${text}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const roots = () => ({ site: root, engine: root });

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
    for (const file of written) expect(output).toContain(file);
  },
);

test('a block of the engine is four files, with its schema among the others, and the next steps are named', async () => {
  expect(await main(['example-for-a-test', '--engine'], roots())).toBe(0);
  expect(files()).toEqual([
    'schema/blocks/example-for-a-test.ts',
    'src/blocks/example-for-a-test/ExampleForATest.module.css',
    'src/blocks/example-for-a-test/ExampleForATest.tsx',
    'src/blocks/example-for-a-test/examples.yaml',
  ]);
  expect(output).toContain('list exampleForATestBlock in schema/blocks/index.ts');
  expect(output).not.toContain('List ExampleForATest');
});

test('an island is listed where islands are', async () => {
  expect(await main(['example-for-a-test', '--island', '--engine'], roots())).toBe(0);
  expect(files()).toHaveLength(4);
  expect(output).toContain('List ExampleForATest in src/blocks/islands.ts');
});

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

function commit(): void {
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@localhost', 'commit', '--quiet', '-m', 'before');
}

/** Lists a block of the engine as the steps say: before the first entry with a name that follows. */
function list(file: string, lines: RegExp, line: string, first?: string): void {
  const target = path.join(root, file);
  const text = readFileSync(target, 'utf8');
  const next = [...text.matchAll(lines)].find(([entry]) => entry > line);
  expect(next, file).toBeDefined();
  writeFileSync(target, text.slice(0, next?.index) + line + text.slice(next?.index));
  if (first !== undefined) writeFileSync(target, first + readFileSync(target, 'utf8'));
}

test('a block of the engine is listed in one file, an island in two, all of them named by the steps', async () => {
  for (const name of ['schema/blocks/index.ts', 'src/blocks/islands.ts']) {
    cpSync(name, path.join(root, name));
  }
  git('init', '--quiet');
  for (const { type, isIsland } of [
    { type: 'bell-times', isIsland: false },
    { type: 'bell-clock', isIsland: true },
  ]) {
    commit();
    expect(await main([type, '--engine', ...(isIsland ? ['--island'] : [])], roots())).toBe(0);
    const component = componentNameOf(type);
    const definition = `${component.replace('B', 'b')}Block`;
    list(
      'schema/blocks/index.ts',
      /^ {2}\w+Block,\n/gm,
      `  ${definition},\n`,
      `import { ${definition} } from './${type}.ts';\n`,
    );
    if (isIsland) {
      list(
        'src/blocks/islands.ts',
        /^ {2}'?[a-z-]+'?: async \(\) => .*\n/gm,
        `  '${type}': async () => (await import('./${type}/${component}.tsx')).${component},\n`,
      );
    }
    const touched = git('status', '--porcelain', '--untracked-files=all').trimEnd().split('\n');
    expect(touched).toHaveLength(isIsland ? 6 : 5);
    for (const line of touched) expect(output).toContain(line.slice(3));
  }
});

const examplesSchema = z.object({
  examples: z.object({ default: z.unknown(), longest: z.unknown() }),
  mistakes: z.array(z.object({ block: z.unknown() })),
});
const moduleSchema = z.object({
  exampleForATestBlock: z.object({
    schema: z.instanceof(z.ZodType),
    island: z.unknown().optional(),
  }),
});

test.each([
  { whose: 'a static block', args: [], isIsland: false },
  { whose: 'an island', args: ['--island'], isIsland: true },
])('what is written of $whose fits together', async ({ args, isIsland }) => {
  for (const folder of ['schema', 'src/messages']) {
    cpSync(folder, path.join(root, folder), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  expect(await main(['example-for-a-test', '--engine', ...args], roots())).toBe(0);

  const written = path.join(root, 'schema/blocks/example-for-a-test.ts');
  const { exampleForATestBlock } = moduleSchema.parse(await import(/* @vite-ignore */ written));
  const { examples, mistakes } = examplesSchema.parse(
    parse(readFileSync(path.join(root, 'src/blocks/example-for-a-test/examples.yaml'), 'utf8')),
  );
  expect(exampleForATestBlock.island !== undefined).toBe(isIsland);
  const isValid = (block: unknown) => exampleForATestBlock.schema.safeParse(block).success;
  expect(Object.values(examples).map(isValid)).toEqual([true, true]);
  expect(mistakes.map(({ block }) => isValid(block))).toEqual([false]);
});

test('never writes over a file', async () => {
  await main(['example-for-a-test', '--engine'], roots());
  rmSync(path.join(root, 'schema/blocks/example-for-a-test.ts'));
  const before = files();
  expect(await main(['example-for-a-test', '--engine'], roots())).toBe(1);
  expect(output).toContain('src/blocks/example-for-a-test/examples.yaml');
  expect(files()).toEqual(before);
});

test('refuses the name of a block that there is', async () => {
  expect(await main(['hero'], roots())).toBe(1);
  expect(output).toContain('A block called hero already exists.');
  expect(files()).toEqual([]);
});

test.each(['Opening', 'opening hours', 'opening_hours', 'hours-', '2-columns', '../up', 'index'])(
  'refuses the name "%s"',
  async (name) => {
    expect(await main([name, '--engine'], roots())).toBe(1);
    expect(output).toContain(`"${name}" cannot be the name of a block`);
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
  expect(output).toContain(words);
});
