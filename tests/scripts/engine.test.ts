import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeOfSite, madeOnce, versionOf, versionOfSources } from '../../scripts/engine.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'engine-'));
  vi.stubEnv('SITE_CONTENT', path.join(root, 'content'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test('another source or another package is another version of the engine', () => {
  const versions = [versionOfSources(root)];
  const changed = (file: string, text: string) => {
    write(file, text);
    versions.push(versionOfSources(root));
  };
  changed('src/blocks/faq/Faq.tsx', 'b');
  changed('src/blocks/faq/Faq.tsx', 'c');
  changed('schema/a.ts', 'b');
  changed('package.json', '{"version":2}');
  changed('node_modules/.package-lock.json', '{}');
  expect(new Set(versions).size).toBe(versions.length);
  expect(versionOfSources(root)).toBe(versions.at(-1));
});

test('a changed block, rule or package of the site is another version of its code', () => {
  expect(codeOfSite()).toBeNull();
  const versions = [versionOf('1', codeOfSite())];
  const changed = (file: string, text: string) => {
    write(file, text);
    versions.push(versionOf('1', codeOfSite()));
  };
  changed('blocks/price-table/schema.ts', 'a');
  changed('blocks/price-table/schema.ts', 'b');
  changed('blocks/price-table/PriceTable.module.css', 'b');
  changed('rules/short-titles.ts', 'b');
  changed('node_modules/.package-lock.json', '{}');
  versions.push(versionOf('2', codeOfSite()));
  expect(new Set(versions).size).toBe(versions.length);
});

test('what is made once is whole, and a failure leaves nothing', async () => {
  const folder = path.join(root, 'made');
  const make = vi.fn((draft: string) => writeFileSync(path.join(draft, 'a.js'), ''));
  const both = await Promise.all([madeOnce(folder, '1', make), madeOnce(folder, '1', make)]);
  expect(new Set(both)).toEqual(new Set([path.join(folder, '1')]));
  await madeOnce(folder, '1', make);
  expect(make).toHaveBeenCalledTimes(2);
  await expect(
    madeOnce(folder, '2', () => Promise.reject(new Error('out of paper'))),
  ).rejects.toThrow('out of paper');
  expect(await madeOnce(folder, '2', make)).toBe(path.join(folder, '2'));
});
