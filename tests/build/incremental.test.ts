import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { codeVersion } from '../../scripts/code-version.mjs';
import { buildAfterDamage, compareBuilds } from './incremental-builds.ts';
import { isLong, sampleOf } from '../sample.ts';
import { editNames } from './incremental-edits.ts';

/** The long tests make every edit. */
const count = isLong ? editNames.length : Math.ceil(editNames.length / 4);

test('an incremental build equals a clean one, byte for byte', async () => {
  const made = await compareBuilds({ count, seed: 7, together: 4, each: 5 });
  // Some edits are refused, as links lead nowhere after them.
  expect(made.size).toBeGreaterThan(count - 5);
}, 300_000);

/** What is done to a cache. */
const damages: ((bytes: Buffer) => Buffer)[] = [
  (bytes) => bytes.subarray(0, bytes.length / 2),
  () => Buffer.from('SQLite format 3'),
  (bytes) => Buffer.concat([Buffer.from('woven-site older '), bytes.subarray(18)]),
  (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.of((bytes.at(-1) ?? 0) ^ 1)]),
];

test('damaged, foreign or outdated caches are not used, and nobody is bothered with that', async () => {
  const printed = vi.spyOn(console, 'error');
  await buildAfterDamage(sampleOf(damages, 2));
  expect(printed).not.toHaveBeenCalled();
}, 120_000);

test('another source, another block of the site or another package is another version of the code', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'code-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const folder of ['schema', 'scripts', 'src']) write(`${folder}/a.ts`, 'a');
  write('package-lock.json', '{}');
  write('site/package.json', '{}');
  const site = path.join(root, 'site');
  const versions = [codeVersion(root, site)];
  const changed = (file: string, text: string) => {
    write(file, text);
    versions.push(codeVersion(root, site));
  };
  changed('src/blocks/faq/Faq.tsx', 'b');
  changed('src/blocks/faq/Faq.tsx', 'c');
  changed('schema/a.ts', 'b');
  changed('package-lock.json', '{"version":2}');
  changed('node_modules/.package-lock.json', '{}');
  changed('site/node_modules/.package-lock.json', '{}');
  vi.stubEnv('SITE_CONTENT', path.join(root, 'site', 'content'));
  changed('site/blocks/price-table/PriceTable.tsx', 'a');
  changed('site/blocks/price-table/PriceTable.tsx', 'b');
  changed('site/blocks/price-table/examples.yaml', 'a');
  expect(codeVersion(root, root)).not.toBe(codeVersion(root, site));
  rmSync(root, { recursive: true });
  expect(new Set(versions).size).toBe(versions.length);
});
