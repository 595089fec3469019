import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { main } from '../../scripts/new-site.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'types-'));
const site = path.join(scratch, 'market');
const engine = path.join(site, 'node_modules', 'woven-site');

const wrongRule = `import { defineRule } from 'woven-site/schema';

export default defineRule({
  label: 'A boat is named',
  description: 'Each page names a boat.',
  source: { title: 'The harbour', url: 'https://harbour.example' },
  check: ({ titel }) => (titel === '' ? [] : []),
});
`;

/** Checks all that belongs to the site, or only its types, as its commands do. */
function run(...command: string[]) {
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_CONTENT: undefined };
  const { status, stdout } = spawnSync(process.execPath, command, {
    cwd: site,
    encoding: 'utf8',
    env,
  });
  return { status, output: stripVTControlCharacters(stdout) };
}

/** Changes a file of a block. */
function change(file: string, from: string, to: string): void {
  const full = path.join(site, 'blocks', file);
  const text = readFileSync(full, 'utf8');
  expect(text).toContain(from);
  writeFileSync(full, text.replace(from, to));
}

/** A new site as it is written, and an engine that npm has linked into it. */
beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  await main([site, '--no-install']);
  mkdirSync(path.dirname(engine));
  symlinkSync(process.cwd(), engine, 'junction');
});
afterAll(() => rmSync(scratch, { recursive: true }));

beforeEach(() => {
  rmSync(path.join(site, 'rules'), { recursive: true, force: true });
  for (const folder of ['content', 'blocks']) {
    rmSync(path.join(site, folder), { recursive: true });
    cpSync(path.join('tests/fixtures/fish-market', folder), path.join(site, folder), {
      recursive: true,
    });
  }
});

test('blocks of a site get their types from the engine, its only dependency', () => {
  const compiler = path.join(engine, 'node_modules', 'typescript', 'bin', 'tsc');
  expect(run(compiler, '--noEmit')).toEqual({ status: 0, output: '' });
  // Where the engine is installed, there are only the packages that it depends on.
  const files = run(compiler, '--noEmit', '--listFilesOnly').output;
  const types = new Set(files.match(/@types\/[\w-]+/g));
  expect(types).toContain('@types/react');
  expect(Object.keys(packageJson.dependencies)).toEqual(expect.arrayContaining([...types]));
}, 60_000);

test('npm test of a site names each wrong use of its values, of the context and of the words', () => {
  change('price-table/PriceTable.tsx', 'arabic, prices }) =>', 'arabik, prices }) =>');
  change('price-table/PriceTable.tsx', 'formats, downloads', 'format, downloads');
  change('price-table/PriceTable.tsx', 'scope="row"', 'scope={1}');
  change('price-table/schema.ts', 'row?.prices', 'row?.price');
  change('price-table/schema.ts', 'fish, price }', 'fish, cost: price }');
  change('basket/Basket.tsx', 'words.choose', 'words.chosen');
  mkdirSync(path.join(site, 'rules'));
  writeFileSync(path.join(site, 'rules', 'names-a-boat.ts'), wrongRule);
  const { status, output } = run(path.join(engine, 'scripts/woven-site.mjs'), 'check');
  expect(status).toBe(1);
  expect(output).toContain('✗ types of the blocks and rules of this site');
  const wrong = output.matchAll(/^((?:blocks|rules)\/[\w./-]+)\(\d+,\d+\): error TS\d+: (.*)$/gm);
  expect(Array.from(wrong, ([, file, message]) => `${file}: ${message}`)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^blocks\/basket\/Basket\.tsx: Property 'chosen' does not exist/),
      expect.stringMatching(/^blocks\/price-table\/PriceTable\.tsx: Property 'format' does not/),
      expect.stringMatching(/^blocks\/price-table\/PriceTable\.tsx: Property 'arabik' does not/),
      expect.stringMatching(/^rules\/names-a-boat\.ts: Property 'titel' does not exist/),
      "blocks/price-table/PriceTable.tsx: Type 'number' is not assignable to type 'string'.",
      expect.stringMatching(/^blocks\/price-table\/schema\.ts: Property 'price' does not exist/),
      expect.stringMatching(
        /^blocks\/price-table\/schema\.ts: .*'\{ fish: string; cost: number; \}/,
      ),
    ]),
  );
  expect(output).not.toMatch(/woven-site\/(?:schema|src)\/.*error/);
}, 120_000);
