import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  contentCacheFolder,
  readDiskCache,
  writeDiskCache,
} from '../../src/content-files/disk-cache.ts';
import { createLoadCache, loadSite } from '../../src/content-files/load-site.ts';
import type { CachedFile } from '../../src/content-files/load-cache.ts';
import { Source } from '../../src/content/source.ts';

let folder: string;
const longAgo = new Date('2026-01-01T00:00:00Z');

function write(file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  utimesSync(target, longAgo, longAgo);
}

const siteNamed = (name: string): string =>
  `format: 4\nname: ${name}\naddress: https://a.example\ncontacts: {}\noutside: {}\nsiteMap: { groups: [Pages] }\nfooter: {}\n`;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  vi.stubEnv('CODE_VERSION', 'test-of-kept-files');
  // All that is written here was written an hour ago.
  vi.useFakeTimers({ now: Date.now() + 3600_000, toFake: ['Date'] });
  write('site.yaml', siteNamed('A'));
  write('pages/index.yaml', 'title: One\nblocks: [{ type: prose, text: It is. }]\n');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(contentCacheFolder(folder), { recursive: true, force: true });
  rmSync(folder, { recursive: true });
});

async function load() {
  const cache = readDiskCache(folder);
  const { tree, diagnostics } = await loadSite(folder, cache);
  writeDiskCache(folder, cache);
  return { documents: tree?.pages.map(({ document }) => document) ?? [], diagnostics };
}

const titles = async (): Promise<string[]> => (await load()).documents.map(({ title }) => title);

test('an unchanged file is not read again, one that only looks unchanged is', async () => {
  expect(await titles()).toEqual(['One']);
  const cache = readDiskCache(folder);
  expect([...cache.remembered.keys()].toSorted()).toEqual(['pages/index.yaml', 'site.yaml']);
  expect(await titles()).toEqual(['One']);
  // As long as it was, and with its old time put back.
  write('pages/index.yaml', 'title: Two\nblocks: [{ type: prose, text: It is. }]\n');
  expect(await titles()).toEqual(['Two']);
  rmSync(path.join(folder, 'pages/index.yaml'));
  write('pages/other.yaml', 'title: Six\nblocks: [{ type: prose, text: It is. }]\n');
  expect(await titles()).toEqual(['Six']);
});

test('a stored page is the page that was checked, with other names of the site too', async () => {
  write(
    'pages/index.yaml',
    'title: One\nblocks: [{ type: prose, text: "{{site.name}} is." }, { type: prose, text: So is Green Hill. }]\n',
  );
  for (const name of ['A', 'Green Hill', 'Red Hill']) {
    write('site.yaml', siteNamed(name));
    const fresh = await loadSite(folder);
    const first = await load();
    expect(first).toEqual(await load());
    expect(first.documents).toEqual(fresh.tree?.pages.map(({ document }) => document));
    expect(first.diagnostics).toEqual(fresh.diagnostics);
    expect(first.diagnostics.map(({ code }) => code).includes('name-repeated')).toBe(
      name === 'Green Hill',
    );
  }
});

test('only the changed part of a large site is rewritten', () => {
  const stamp = { size: 1, changed: 1, entry: 1, node: 1, seen: Date.now() };
  const cachedFile = (hash: string): CachedFile => ({
    stamp,
    hash,
    source: new Source('a.yaml', ''),
    checked: {
      content: { kind: 'page', document: { title: 'A', blocks: [] } },
      diagnostics: [],
      mentions: { links: [], images: [], names: [], amounts: [], threeDecimals: [], listViews: [] },
      invalidPage: null,
      repaired: null,
    },
  });
  const writeCache = (files: Map<string, CachedFile>) =>
    writeDiskCache(folder, { ...createLoadCache(), ...readDiskCache(folder), files });
  const cacheDir = contentCacheFolder(folder);
  const parts = () =>
    new Map(readdirSync(cacheDir).map((name) => [name, statSync(path.join(cacheDir, name)).ino]));
  const files = new Map(
    Array.from({ length: 2000 }, (_, page) => [`pages/${page}.yaml`, cachedFile('one')]),
  );
  writeCache(files);
  const before = parts();
  expect(before.size).toBe(8);
  writeCache(files.set('pages/7.yaml', cachedFile('two')));
  const after = parts();
  expect([...after].filter(([name, node]) => before.get(name) !== node)).toHaveLength(1);
  expect(readDiskCache(folder).remembered.get('pages/7.yaml')?.hash).toBe('two');
  files.clear();
  writeCache(files.set('pages/7.yaml', cachedFile('two')));
  expect(parts().size).toBe(1);
  expect([...readDiskCache(folder).remembered.keys()]).toEqual(['pages/7.yaml']);
});
