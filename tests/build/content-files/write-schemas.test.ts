import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { longTest } from '../../sample.ts';

// The fish market, as a code editor has it after `npm run validate`.
let site = '';
const inSite = (...names: string[]) => path.join(site, ...names);
const read = (...names: string[]) => readFileSync(inSite(...names), 'utf8');
const readJson = (...names: string[]): unknown => JSON.parse(read(...names));

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'market-'));
  cpSync('tests/fixtures/fish-market', site, { recursive: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.resolve('scripts/run.mjs'), 'validate'],
    {
      cwd: site,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
    },
  );
  expect(status, stdout + stderr).toBe(0);
}, 120_000);
afterAll(() => rmSync(site, { recursive: true, force: true }));

const settingsSchema = z.object({ 'yaml.schemas': z.record(z.string(), z.string()) });

/** The check of the files that the settings of the code editor name by a pattern. */
function checkFor(pattern: string): ValidateFunction {
  const { 'yaml.schemas': schemas } = settingsSchema.parse(readJson('.vscode', 'settings.json'));
  const [file] = Object.entries(schemas).find(([, files]) => files === pattern) ?? [];
  const schema = z.record(z.string(), z.unknown()).parse(readJson(file ?? 'none'));
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

longTest(
  'a code editor knows the blocks of the site: what is right is valid, what is misspelt is not',
  () => {
    const isPage = checkFor('content/pages/**/*.yaml');
    for (const folder of [inSite('content', 'pages'), 'scripts/starter/clinic/pages']) {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => name.endsWith('.yaml'))) {
        isPage(parse(readFileSync(path.join(folder, file), 'utf8')));
        expect(isPage.errors, file).toBeNull();
      }
    }
    const prices = read('content', 'pages', 'en', 'prices.yaml');
    const isValid = (before: string, after: string) => {
      expect(prices).toContain(before);
      return isPage(parse(prices.replace(before, after)));
    };
    expect(isValid('type: price-table', 'type: price-tabel')).toBe(false);
    expect(isValid('arabic: ', 'arabik: ')).toBe(false);
    expect(isValid('- 850', '- twelve')).toBe(false);
    expect(isValid('- 850', '- 851')).toBe(true);
    // Completion shows what the block and its fields are.
    expect(read('.cache', 'schema', 'page.schema.json')).toContain(
      '"description": "As the traders from Oman call it, in Arabic letters."',
    );
    expect(checkFor('content/site.yaml')(parse(read('content', 'site.yaml')))).toBe(true);
  },
);

longTest(
  'a site gets the settings of this repository, and nothing that its repository would contain',
  () => {
    for (const file of ['settings.json', 'extensions.json']) {
      const wanted: unknown = JSON.parse(readFileSync(path.join('.vscode', file), 'utf8'));
      expect(readJson('.vscode', file)).toEqual(wanted);
    }
    const ignored = readFileSync('scripts/starter/project/gitignore', 'utf8').split('\n');
    const made = readdirSync(site).filter((name) => !['blocks', 'content'].includes(name));
    expect(made.filter((name) => !ignored.includes(name))).toEqual([]);
    expect(existsSync(inSite('.vscode'))).toBe(true);
  },
);
