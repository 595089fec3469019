import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadCache } from '../../src/build/content-files/load-site.ts';
import { answerDevRequest, loadDevSite, loadPublished } from '../../src/dev/dev-site.ts';
import { OpenSite } from '../../src/dev/open-site.ts';

let folder: string;
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const change = (file: string, from: string | RegExp, to: string) => {
  const text = read(file);
  write(file, text.replace(from, to));
  return { [file]: text };
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'draft-mark-'));
  cpSync('scripts/starter/library', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The HTML at addresses of the site, of whose files some are published with other texts. */
async function siteWith(published: Record<string, string | null>) {
  const cache = createLoadCache();
  const site = await loadDevSite(folder, cache);
  if (!site.tree) throw new Error('The fixture has mistakes.');
  const compared = await loadPublished(folder, cache, site, published);
  return (address: string): string => {
    const answer = answerDevRequest(site, new URL(address, 'http://localhost'), compared);
    return answer.kind === 'page' ? answer.html : '';
  };
}

const markIn = (html: string) => /<draft-mark data-state="(\w+)">/.exec(html)?.[1];

test('a page whose own words are not published is marked as a draft, and the others are not', async () => {
  const html = await siteWith(change('pages/borrow.yaml', 'description: ', 'description: New. '));
  expect(markIn(html('/borrow'))).toBe('page');
  expect(markIn(html('/visit'))).toBeUndefined();
});

test('a page is marked that shows what another file says', async () => {
  const html = await siteWith(change('site.yaml', /phone: .*/, "phone: '+255 700 111 222'"));
  expect(markIn(html('/visit'))).toBeDefined();
});

test('a page around which only the menu differs says that', async () => {
  const html = await siteWith(change('pages/borrow.yaml', 'label: Jiunge', 'label: Azima'));
  expect(markIn(html('/visit'))).toBe('frame');
});

test('a page that visitors do not have cannot be sent, and says so', async () => {
  write('pages/night.yaml', 'title: Night\nblocks:\n  - type: prose\n    text: At the gate.\n');
  const html = await siteWith({ 'pages/night.yaml': null });
  expect(markIn(html('/night'))).toBe('new');
  expect(markIn(html('/send/night'))).toBe('unsent');
  expect(html('/send/night')).not.toMatch(/wa\.me|data-text|class="board"/);
});

test('a page that is a draft by itself cannot be sent either, whatever else is published', async () => {
  write('pages/night.yaml', 'title: Night\ndraft: true\nblocks:\n  - type: prose\n    text: Hi.\n');
  const site = await loadDevSite(folder, createLoadCache());
  if (!site.tree) throw new Error('The fixture has mistakes.');
  const answer = answerDevRequest(site, new URL('http://localhost/send/night'));
  expect(markIn('html' in answer ? answer.html : '')).toBe('unsent');
});

test('a page with unpublished changes is sent and printed as it is published', async () => {
  const before = read('pages/borrow.yaml');
  const message = 'message: The old fine is 50.\n';
  write('pages/borrow.yaml', before + 'message: The new fine is 70.\n');
  const html = await siteWith({ 'pages/borrow.yaml': before + message });
  const sent = html('/send/borrow');
  expect(markIn(sent)).toBe('sent');
  expect(sent).toContain('The old fine is 50.');
  expect(sent).not.toContain('The new fine is 70.');
  expect(markIn(html('/send/visit'))).toBeUndefined();
});

test('the published version of a page can be seen', async () => {
  const html = await siteWith(change('pages/borrow.yaml', /^title: .*/m, 'title: Azima'));
  expect(html('/borrow')).toContain('<title>Azima');
  expect(html('/borrow?published')).not.toContain('Azima');
  expect(markIn(html('/borrow?published'))).toBe('published');
});

test('a page is marked as before until its change is compared; once it is published, it is no draft', async () => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', path.join(folder, 'no-settings'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder,
    });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'branch.main.remote', '.');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  const borrow = 'pages/borrow.yaml';
  const asPublished = read(borrow);
  change(borrow, 'description: ', 'description: New. ');
  const notified = vi.fn();
  const site = new OpenSite({
    contentDir: folder,
    notify: notified,
    cookieFor: () => '',
    filesChanged: () => undefined,
  });
  const page = async () => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url: '/borrow' });
    const response = new ServerResponse(request);
    const end = vi.spyOn(response, 'end');
    await site.answer(request, response);
    return String(end.mock.calls[0]?.[0]);
  };
  expect(markIn(await page())).toBe('page');
  write(borrow, asPublished);
  await site.reload(new Set([borrow]));
  notified.mockClear();
  const compared = new Promise<void>((resolve) => {
    notified.mockImplementation((event) => event === 'changed' && resolve());
  });
  expect(markIn(await page())).toBe('page');
  await compared;
  expect(markIn(await page())).toBeUndefined();
  change(borrow, 'description: ', 'description: New. ');
  await site.reload(new Set([borrow]));
  git('commit', '--quiet', '--all', '-m', 'Published');
  notified.mockClear();
  site.published();
  expect(notified).toHaveBeenCalledWith('changed');
  expect(markIn(await page())).toBeUndefined();
  vi.unstubAllEnvs();
});
