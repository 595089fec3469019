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

const files = () =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

test('writes the four files of a block and says what comes next', async () => {
  expect(await main(['opening-hours'], root)).toBe(0);
  expect(files()).toEqual([
    'schema/blocks/opening-hours.ts',
    'schema/examples/opening-hours.yaml',
    'src/blocks/opening-hours/OpeningHours.module.css',
    'src/blocks/opening-hours/OpeningHours.tsx',
  ]);
  expect(said).toContain('list openingHoursBlock in schema/blocks/index.ts');
  expect(said).toContain('List OpeningHours in src/blocks/index.ts');
});

const examplesSchema = z.object({
  examples: z.object({ default: z.unknown(), longest: z.unknown() }),
  mistakes: z.array(z.object({ block: z.unknown() })),
});
const moduleSchema = z.object({
  openingHoursBlock: z.object({ schema: z.instanceof(z.ZodType) }),
});

test('what it writes fits together: the examples are valid, the mistake is one', async () => {
  cpSync('schema', path.join(root, 'schema'), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  expect(await main(['opening-hours'], root)).toBe(0);

  const written = path.join(root, 'schema/blocks/opening-hours.ts');
  const { openingHoursBlock } = moduleSchema.parse(await import(/* @vite-ignore */ written));
  const { examples, mistakes } = examplesSchema.parse(
    parse(readFileSync(path.join(root, 'schema/examples/opening-hours.yaml'), 'utf8')),
  );
  const isValid = (block: unknown) => openingHoursBlock.schema.safeParse(block).success;
  expect(Object.values(examples).map(isValid)).toEqual([true, true]);
  expect(mistakes.map(({ block }) => isValid(block))).toEqual([false]);
});

test('never writes over a file', async () => {
  await main(['opening-hours'], root);
  rmSync(path.join(root, 'schema/blocks/opening-hours.ts'));
  const before = files();
  expect(await main(['opening-hours'], root)).toBe(1);
  expect(said).toContain('schema/examples/opening-hours.yaml');
  expect(files()).toEqual(before);
});

test('refuses the name of a block that there is', async () => {
  expect(await main(['hero'], root)).toBe(1);
  expect(said).toContain('There is a block called hero already.');
  expect(files()).toEqual([]);
});

test.each([
  'Opening',
  'opening hours',
  'opening_hours',
  '-hours',
  'hours-',
  '2-columns',
  '../up',
  'index',
])('refuses the name "%s"', async (name) => {
  expect(await main([name], root)).toBe(1);
  expect(said).toContain(`"${name}" cannot be the name of a block`);
  expect(files()).toEqual([]);
});

test.each([[[]], [['opening', 'hours']]])('says how it is used after %j', async (args) => {
  expect(await main(args, root)).toBe(1);
  expect(said).toContain('npm run new:block');
});
