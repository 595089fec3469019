import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '../../scripts/new-site.ts';
import { loadSite } from '../../src/content/load-site.ts';

let folder = '';
let said = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sites-'));
  said = '';
  const hear = (text: string) => {
    said += `${text}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
});
afterEach(() => rmSync(folder, { recursive: true }));

const target = () => path.join(folder, 'my-site');

test('writes five valid pages, and names the next steps', async () => {
  expect(main([target()])).toBe(0);
  const { tree, diagnostics } = await loadSite(target());
  expect(diagnostics).toEqual([]);
  expect(tree?.pages).toHaveLength(5);
  expect(said).toContain('a site of 5 pages');
  expect(said.match(/^ {2}\d\. /gm)).toHaveLength(3);
  expect(said).toContain(`npm start -- --content ${target()}`);
});

test('placeholders are reported by strict validation', async () => {
  main([target()]);
  const { diagnostics } = await loadSite(target(), undefined, { strict: true });
  expect(diagnostics.map(({ code }) => code)).toContain('stand-in');
});

test.each(['clinic', 'library', 'school'])('begins as the %s does', async (name) => {
  expect(main([target(), '--from', name])).toBe(0);
  const { tree, diagnostics } = await loadSite(target());
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(tree?.pages.length).toBeGreaterThan(5);
  expect(readdirSync(target())).not.toContain('README.md');
});

test('an unknown example is reported with the nearest name', () => {
  expect(main([target(), '--from', 'clinnic'])).toBe(1);
  expect(said).toContain('Did you mean clinic?');
});

test('nothing is written over', () => {
  mkdirSync(target());
  writeFileSync(path.join(target(), 'site.yaml'), 'name: Mine\n');
  expect(main([target()])).toBe(1);
  expect(readFileSync(path.join(target(), 'site.yaml'), 'utf8')).toBe('name: Mine\n');
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  expect(main([file])).toBe(1);
  expect(said).toContain('is a file');
});

test('says how it is used', () => {
  expect(main([])).toBe(1);
  expect(said).toContain('npm run new:site ../my-site');
});
