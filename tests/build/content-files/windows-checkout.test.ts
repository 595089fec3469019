import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentHash } from '../../../src/build/document-hash.ts';
import { createLoadCache, loadSite } from '../../../src/build/content-files/load-site.ts';
import { isLong, sampleOf } from '../../sample.ts';

const sites = ['scripts/starter/library', 'scripts/starter/clinic', 'content'];

/** The files of a folder that are no records of publishing, which have times of this disk. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('.publish'));

/** Content as Git for Windows checks it out, where every editor has left a byte order mark too. */
function checkOutOnWindows(content: string, folder: string): void {
  cpSync(content, folder, { recursive: true });
  for (const file of filesIn(folder).filter((name) => /\.(?:yaml|svg)$/.test(name))) {
    const text = readFileSync(file, 'utf8').replaceAll(/\r?\n/g, '\r\n');
    writeFileSync(file, file.endsWith('.yaml') ? `\uFEFF${text.replace(/^\uFEFF/, '')}` : text);
  }
}

function inScratch(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'windows-checkout-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const load = (folder: string) => loadSite(folder, createLoadCache(), { day: '2031-03-01' });

test.each(sampleOf(sites, 1))(
  '%s says the same where lines end as on Windows, and has the same pictures',
  async (content) => {
    const checkout = path.join(inScratch(), 'content');
    checkOutOnWindows(content, checkout);
    const [here, there] = [await load(content), await load(checkout)];
    expect(there.diagnostics).toEqual(here.diagnostics);
    expect(there.pictureHashes).toEqual(here.pictureHashes);
    if (!here.tree || !there.tree) expect.unreachable('The content has errors.');
    expect(contentHash(there.tree)).toBe(contentHash(here.tree));
  },
);

/** Builds a site, and returns the hash of each of its files. */
function build(content: string, out: string): Record<string, string> {
  const args = ['build', '--content', content, '--out', out, '--as-of', '2031-03-01'];
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  });
  expect(stderr + String(status)).toMatch(/0$/);
  return Object.fromEntries(
    filesIn(out).map((file) => [
      path.relative(out, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

test.runIf(isLong).each(sites)('%s is built to the same bytes', (content) => {
  const scratch = inScratch();
  const copies = ['here', 'there'].map((name) => path.join(scratch, name, 'content'));
  const [here = '', there = ''] = copies;
  cpSync(content, here, { recursive: true });
  checkOutOnWindows(content, there);
  const [one, other] = copies.map((copy) => build(copy, path.join(path.dirname(copy), 'dist')));
  expect(Object.keys(one ?? {}).length).toBeGreaterThan(20);
  expect(other).toEqual(one);
});
