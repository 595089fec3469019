import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../../../scripts/new-page.ts';
import { fixContent } from '../../../src/build/content-files/fix-content.ts';
import { loadSite } from '../../../src/build/content-files/load-site.ts';
import { serveImages } from '../../../src/dev/serve-images.ts';
import { formatReport } from '../../../src/messages/format-text.ts';
import { mistakesFolder } from '../../content/broken-sites.ts';

let parent = '';
let content = '';
let outside = '';
const secret =
  'title: Secret words\nblocks:\n  - type: fee-table\n    rows:\n      - amount: "1,000"   \n';

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'links-'));
  content = join(parent, 'content');
  outside = join(parent, 'outside');
  cpSync(join(mistakesFolder, 'site'), content, { recursive: true });
  mkdirSync(join(outside, 'more'), { recursive: true });
  writeFileSync(join(outside, 'secret.yaml'), secret);
  writeFileSync(
    join(outside, 'secret.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>Secret words</text></svg>',
  );
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Puts a link where a file or folder of the content is, or is not. A junction needs no rights on Windows. */
function link(name: string, target: string): void {
  rmSync(join(content, name), { recursive: true, force: true });
  const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() === true;
  symlinkSync(target, join(content, name), isFolder ? 'junction' : 'file');
}

const stateOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => {
      const { mtimeMs, size } = statSync(join(folder, name));
      return { name, mtimeMs, size };
    });

test.each([
  ['a page', 'pages/fees.yaml', () => join(outside, 'secret.yaml')],
  ['a page inside', 'pages/fees.yaml', () => join(content, 'pages/join.yaml')],
  ['the settings', 'site.yaml', () => join(outside, 'secret.yaml')],
  ['the theme', 'theme.yaml', () => join(outside, 'secret.yaml')],
  ['data', 'data/mathematics.yaml', () => join(outside, 'secret.yaml')],
  ['a picture', 'images/gate.svg', () => join(outside, 'secret.svg')],
  ['all pages', 'pages/more', () => outside],
  ['all pictures', 'images/more', () => outside],
  ['nothing', 'pages/fees.yaml', () => join(outside, 'gone.yaml')],
  ['itself', 'pages/fees.yaml', () => join(content, 'pages/fees.yaml')],
  ['the folder it is in', 'pages/ring', () => join(content, 'pages')],
])(
  'a link in the place of %s is refused in words, and what it leads to is neither read nor written',
  async (_, name, target) => {
    link(name, target());
    const before = stateOf(outside);
    const site = await loadSite(content);
    expect(site.diagnostics).toContainEqual(
      expect.objectContaining({ code: 'link-to-file', file: name }),
    );
    expect(formatReport(site)).not.toContain('Secret');
    await fixContent(content);
    expect(stateOf(outside)).toEqual(before);
    expect(readFileSync(join(outside, 'secret.yaml'), 'utf8')).toBe(secret);
  },
);

test('a content folder may be a symbolic link', async () => {
  const linked = join(parent, 'linked');
  symlinkSync(content, linked, 'junction');
  expect((await loadSite(linked)).diagnostics).toEqual([]);
});

test('a new page is never written through a symbolic link', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  link('pages/more', join(outside, 'more'));
  expect(await newPage(['/more/here', 'Here'], content)).toBe(1);
  expect(consoleError.mock.lastCall?.[0]).toContain('pages/more is a link');
  link('pages/here.yaml', join(outside, 'gone.yaml'));
  expect(await newPage(['/here', 'Here'], content)).toBe(1);
  renameSync(join(content, 'pages'), join(content, 'old'));
  link('pages', join(outside, 'more'));
  expect(await newPage(['/there', 'There'], content)).toBe(1);
  expect(readdirSync(outside, { recursive: true })).toHaveLength(3);
});

test('the development server serves the pictures of the folder, and nothing outside by a link or URL', async () => {
  link('images/far.svg', join(outside, 'secret.svg'));
  link('images/more', outside);
  writeFileSync(
    join(content, 'images', '50% #1?.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  const answer = serveImages(join(content, 'images'));
  const server = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  // `fetch` would tidy up the very paths that matter here.
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; policy: unknown }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path }, (response) => {
        response.resume();
        const policy = response.headers['content-security-policy'];
        resolve({ status: response.statusCode, policy });
      })
        .on('error', reject)
        .end();
    });
  const found = await ask('/50%25%20%231%3F.svg');
  expect(found.status).toBe(200);
  expect(found.policy).toContain('sandbox');
  for (const url of [
    '/far.svg',
    '/more/secret.svg',
    '/../../outside/secret.svg',
    '/%2e%2e/%2e%2e/outside/secret.svg',
    '/%00.svg',
    '/%.svg',
    '/.svg',
    '//etc/passwd.svg',
  ]) {
    expect((await ask(url)).status, url).toBe(404);
  }
  server.close();
});
