import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeVersion } from '../../scripts/code-version.mjs';

let site = '';
let engine = '';

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  engine = path.join(site, 'node_modules', 'woven-site');
  vi.stubEnv('SITE_CONTENT', path.join(site, 'content'));
});
afterEach(() => rmSync(site, { recursive: true }));

test.each([
  { whose: 'the engine', folder: 'node_modules/woven-site/src/site' },
  { whose: 'a block of the site', folder: 'blocks/price-table' },
  { whose: 'a rule of the site', folder: 'rules' },
])('a changed source of $whose is another version of the code', ({ folder }) => {
  const source = path.join(site, folder, 'source.ts');
  mkdirSync(path.dirname(source), { recursive: true });
  writeFileSync(source, 'export const price = 1;\n');
  const before = codeVersion(engine, site);
  expect(codeVersion(engine, site)).toBe(before);
  writeFileSync(source, 'export const price = 2;\n');
  expect(codeVersion(engine, site)).not.toBe(before);
});
