import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookAtContent } from '../../../scripts/unchanged-build.mjs';
import { tablesOf } from '../../../src/build/cache/tables.ts';
import {
  createLoadCache,
  loadSite,
  saveLoadCache,
} from '../../../src/build/content-files/load-site.ts';

let folder: string;
const longAgo = new Date('2026-01-01T00:00:00Z');

function write(file: string, text: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  utimesSync(target, longAgo, longAgo);
}

const siteNamed = (name: string): string =>
  `format: 5\nname: ${name}\naddress: https://a.example\ncontacts: {}\noutside: {}\nsiteMap: { groups: [Pages] }\nfooter: {}\n`;

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
  rmSync(tablesOf(folder), { recursive: true, force: true });
  rmSync(folder, { recursive: true });
});

async function load({ stamps } = lookAtContent(folder)) {
  const cache = createLoadCache(folder);
  const { tree, diagnostics } = await loadSite(folder, cache, { stamps });
  saveLoadCache(cache);
  return { documents: tree?.pages.map(({ document }) => document) ?? [], diagnostics };
}

const titles = async (look = lookAtContent(folder)): Promise<string[]> =>
  (await load(look)).documents.map(({ title }) => title);

test('a changed file is checked again, though it looks unchanged', async () => {
  expect(await titles()).toEqual(['One']);
  expect(await titles()).toEqual(['One']);
  // As long as it was, and with its old time put back.
  write('pages/index.yaml', 'title: Two\nblocks: [{ type: prose, text: It is. }]\n');
  expect(await titles()).toEqual(['Two']);
  rmSync(path.join(folder, 'pages/index.yaml'));
  write('pages/other.yaml', 'title: Six\nblocks: [{ type: prose, text: It is. }]\n');
  expect(await titles()).toEqual(['Six']);
});

test('a file is read again only if its metadata differs', async () => {
  const look = lookAtContent(folder);
  expect(await titles(look)).toEqual(['One']);
  write('pages/index.yaml', 'title: Two\nblocks: [{ type: prose, text: It is. }]\n');
  expect(await titles(look)).toEqual(['One']);
  expect(await titles()).toEqual(['Two']);
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
