import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  checkInParallel,
  checkShare,
  type CheckElsewhere,
} from '../../src/content-files/check-in-parallel.ts';
import { createLoadCache, loadSite } from '../../src/content-files/load-site.ts';
import { unpackPages } from '../../src/content-files/packed-pages.ts';
import { checkElsewhere } from '../../scripts/start/check-elsewhere.ts';
import { longTest } from '../sample.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parallel-'));
  cpSync('scripts/starter/clinic', folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function loadInParallel(elsewhere: CheckElsewhere, options = { processes: 3, least: 1 }) {
  const cache = createLoadCache();
  await checkInParallel(folder, cache, elsewhere, options);
  const { diagnostics, tree } = await loadSite(folder, cache);
  return { remembered: cache.remembered.size, diagnostics, documents: documentsOf(tree) };
}

const documentsOf = (tree: Awaited<ReturnType<typeof loadSite>>['tree']) =>
  tree?.pages.map(({ address, document }) => [address, document]);

async function loadAlone() {
  const { diagnostics, tree } = await loadSite(folder);
  return { diagnostics, documents: documentsOf(tree) };
}

const here: CheckElsewhere = async (...args) => checkShare(...args);

const failing: CheckElsewhere = async (content, share) =>
  share.index === 1 ? null : checkShare(content, share);

const refuse: CheckElsewhere = () => Promise.reject(new Error('Another process was started.'));

test('pages checked in several processes make the same site, mistakes included', async () => {
  writeFileSync(path.join(folder, 'pages/wrong.yaml'), 'title: Wrong\nblock: []\n');
  writeFileSync(path.join(folder, 'pages/broken.yaml'), 'title: "Broken\nblocks: []\n');
  const { remembered, ...site } = await loadInParallel(here);
  expect(remembered).toBeGreaterThan(5);
  expect(site).toStrictEqual(await loadAlone());
  expect(site.diagnostics.map(({ file }) => file)).toContain('pages/broken.yaml');
});

test('a process that fails leaves its pages to the first', async () => {
  const { remembered: _, ...site } = await loadInParallel(failing);
  expect(site).toStrictEqual(await loadAlone());
});

test('a small site, or one that is known, is checked in one process', async () => {
  await expect(loadInParallel(refuse, { processes: 3, least: 1000 })).resolves.toBeDefined();
  await expect(loadInParallel(refuse, { processes: 1, least: 1 })).resolves.toBeDefined();
});

longTest('another process sends what it has checked', async () => {
  const share = { index: 1, shares: 2 };
  const packed = await checkElsewhere(folder, share);
  const expected = unpackPages(checkShare(folder, share));
  expect(Array.from(packed ? unpackPages(packed).keys() : [])).toEqual([...expected.keys()]);
  await expect(checkElsewhere(path.join(folder, 'nothing'), share)).resolves.toBeNull();
});
