import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OpenSite } from '../../src/dev/open-site.ts';

let folder: string;
let site: OpenSite;
/** The events that open pages have got, those with mistakes with the mistakes; and who waits for a further one. */
let events: { event: string; mistakes: string[] }[] = [];
let awaited: () => void = () => undefined;

/** Changes a page, and lets the site read it. Returns what open pages were told until then. */
async function save(name: string, from: string | RegExp, to: string) {
  const file = `pages/${name}.yaml`;
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path.join(folder, file), text.replace(from, to));
  return reread(file);
}

async function reread(file: string) {
  events = [];
  await site.reload(new Set([file]));
  return [...events];
}

/** The mistakes that open pages are told of next. */
async function nextMistakes(): Promise<string[]> {
  for (;;) {
    const found = events.find(({ event }) => event === 'diagnostics');
    if (found) return found.mistakes;
    await new Promise<void>((resolve) => (awaited = resolve));
  }
}

async function page(url: string): Promise<string> {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  const response = new ServerResponse(request);
  const end = vi.spyOn(response, 'end');
  await site.answer(request, response);
  return String(end.mock.calls[0]?.[0]);
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'open-site-'));
  cpSync('scripts/starter/library', folder, { recursive: true });
  events = [];
  site = new OpenSite({
    contentDir: folder,
    notify: (event, data = '[]') => {
      const mistakes: string[] = event === 'diagnostics' ? JSON.parse(data) : [];
      events.push({ event, mistakes });
      awaited();
    },
    cookieFor: () => '',
    filesChanged: () => undefined,
  });
  await site.preload();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a saved page is shown before the rest of the site is checked', async () => {
  expect(await save('borrow', /^title: .*/m, 'title: Azima')).toEqual([
    { event: 'changed', mistakes: [] },
  ]);
  expect(await page('/borrow')).toContain('<title>Azima');
  expect(await nextMistakes()).toEqual([]);
  expect(await page('/borrow')).toContain('<title>Azima');
});

test('a page that leads to none is shown as it was once that is found out', async () => {
  const before = site.changes;
  await save('borrow', 'to: catalogue\n', 'to: /nowhere\n');
  expect(await page('/borrow')).toContain('/nowhere');
  expect(await nextMistakes()).toEqual([expect.stringContaining('/nowhere')]);
  expect(await page('/borrow')).not.toContain('href="/nowhere"');
  expect(site.changes).toBe(before + 2);
  // The correction has to wait for the check, which is why it may be shown.
  await save('borrow', 'to: /nowhere\n', 'to: /visit\n');
  expect(await nextMistakes()).toEqual([]);
  expect(await page('/borrow')).toContain('<title>Kuazima');
});

test('what names an unknown contact is answered as it was before', async () => {
  await save('borrow', 'contact: main', 'contact: nobody');
  expect(await page('/borrow')).toContain('<title>Kuazima');
  expect(await nextMistakes()).toEqual([expect.stringContaining('nobody')]);
});

test('mistakes are told of the files as they are, not as they were at an earlier save', async () => {
  await save('borrow', 'to: catalogue\n', 'to: /nowhere\n');
  await save('borrow', 'to: /nowhere\n', 'to: /visit\n');
  expect(await nextMistakes()).toEqual([]);
  await save('borrow', 'to: /visit\n', 'to: /nowhere\n');
  await save('visit/index', /^title: .*/m, 'title: Tembelea');
  expect(await nextMistakes()).toEqual([expect.stringContaining('/nowhere')]);
  expect(await page('/borrow')).not.toContain('href="/nowhere"');
  expect(await page('/visit')).not.toContain('<title>Tembelea');
});

test('a page with a mistake of its own is not shown', async () => {
  const sent = await save('borrow', /^title: .*/m, 'title: 2026-01-01\ntitel: Azima');
  expect(sent.map(({ event }) => event)).toEqual(['diagnostics']);
  expect(await page('/borrow')).toContain('<title>Kuazima');
});

test('open pages are not told of a file that says what it said before', async () => {
  await save('borrow', /^title: .*/m, 'title: Azima');
  expect(await reread('pages/borrow.yaml')).toEqual([]);
  // The check of the change goes on.
  expect(await nextMistakes()).toEqual([]);
});
