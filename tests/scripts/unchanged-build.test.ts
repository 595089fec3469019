import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUnchanged, lookAtContent, noteBuild } from '../../scripts/unchanged-build.mjs';
import { endOfDay } from '../../src/site/dates/day-in.ts';

const longAgo = new Date('2026-01-01T00:00:00Z');
let root: string;
const inRoot = (...names: string[]) => path.join(root, ...names);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), text);
  utimesSync(inRoot(file), longAgo, longAgo);
}

const recordOf = (file: string) => {
  const { size, mtimeMs } = statSync(inRoot('dist', file));
  return { hash: 'x', size, modified: mtimeMs };
};

/** Files were made just now, and would count as young. */
const settled = (folder: string) => ({ ...lookAtContent(folder), young: {} });

const build = () => ({
  siteRoot: root,
  version: 'one',
  contentDir: inRoot('content'),
  target: inRoot('dist'),
});

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'unchanged-'));
  write('content/site.yaml', 'name: A');
  write('content/pages/index.yaml', 'title: A');
  write('dist/index.html', '<p>A');
  const files = { 'index.html': recordOf('index.html') };
  write('dist/.publish/manifest.json', JSON.stringify({ version: 1, files, kept: {} }));
  noteBuild(build(), {
    content: settled(inRoot('content')),
    from: Date.now() - 1000,
    until: Date.now() + 60_000,
    lines: ['One page.'],
  });
});

afterEach(() => rmSync(root, { recursive: true }));

test('a site from which nothing has changed is not built again', () => {
  expect(findUnchanged(build())).toEqual(['One page.']);
});

const page = 'content/pages/index.yaml';

test.each<[what: string, change: () => void]>([
  ['another text', () => write(page, 'title: A, and more')],
  ['another text as long and as old', () => write(page, 'title: B')],
  [
    'a file in the place of another',
    () => {
      write('other.yaml', 'title: A');
      renameSync(inRoot('other.yaml'), inRoot(page));
    },
  ],
  ['a page more', () => write('content/pages/b.yaml', 'title: B')],
  ['a page less', () => rmSync(inRoot(page))],
  ['a page by another name', () => renameSync(inRoot(page), inRoot('content/pages/b.yaml'))],
  ['a picture more', () => write('content/images/a.svg', '<svg/>')],
  ['a published file that is gone', () => rmSync(inRoot('dist/index.html'))],
  [
    'a published file that somebody wrote into',
    () => writeFileSync(inRoot('dist/index.html'), 'x'),
  ],
  [
    'a published file that is as long as it was',
    () => writeFileSync(inRoot('dist/index.html'), '<p>B'),
  ],
  [
    'another build in between',
    () => write('dist/.publish/manifest.json', '{"version":1,"files":{},"kept":{}}'),
  ],
  ['a build that is just running', () => write('dist/.publish/claim-1', '{}')],
  ['an exchange that was interrupted', () => write('dist/.publish/journal.json', '{}')],
  ['a site that is gone', () => rmSync(inRoot('dist'), { recursive: true })],
  ['content that is gone', () => rmSync(inRoot('content'), { recursive: true })],
  [
    'a note that is damaged',
    () => {
      const folder = inRoot('.cache/builds');
      for (const name of readdirSync(folder)) writeFileSync(path.join(folder, name), '{"vers');
    },
  ],
])('after %s it is', (_, change) => {
  change();
  expect(findUnchanged(build())).toBeNull();
});

test('it is for another day, and with another version of the code', () => {
  expect(findUnchanged({ ...build(), asOf: '2030-01-01' })).toBeNull();
  expect(findUnchanged({ ...build(), version: 'two' })).toBeNull();
  const note = { content: settled(inRoot('content')), lines: [] };
  noteBuild(build(), { ...note, from: 0, until: Date.now() - 1 });
  expect(findUnchanged(build())).toBeNull();
});

test('of content that was changed a moment before a build, the bytes count too', () => {
  const content = lookAtContent(inRoot('content'));
  expect(Object.keys(content.young ?? {})).toEqual(['pages/index.yaml', 'site.yaml']);
  const note = { from: 0, until: Date.now() + 60_000, lines: ['Young.'] };
  noteBuild(build(), { ...note, content });
  expect(findUnchanged(build())).toEqual(['Young.']);
  // As if the file had changed within one tick of the clock, which its metadata does not show.
  noteBuild(build(), {
    ...note,
    content: { ...content, young: { ...content.young, 'pages/index.yaml': 'other' } },
  });
  expect(findUnchanged(build())).toBeNull();
});

test('of much content that was changed a moment before a build, nothing is noted', () => {
  for (let index = 0; index < 100; index += 1) write(`content/pages/${index}.yaml`, 'title: A');
  const content = lookAtContent(inRoot('content'));
  expect(content.young).toBeNull();
  noteBuild(build(), { content, from: 0, until: Date.now() + 60_000, lines: ['Young.'] });
  expect(findUnchanged(build())).toBeNull();
});

test.each([
  ['Africa/Nairobi', '2026-11-22T20:59:59Z', '2026-11-22T21:00:00Z'],
  ['Africa/Nairobi', '2026-11-22T21:00:00Z', '2026-11-23T21:00:00Z'],
  ['America/St_Johns', '2026-11-01T12:00:00Z', '2026-11-02T03:30:00Z'],
])('the day in %s that has %s ends at %s', (zone, moment, end) => {
  expect(new Date(endOfDay(zone, new Date(moment)))).toEqual(new Date(end));
});
