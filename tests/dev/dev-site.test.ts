import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createLoadCache } from '../../src/build/content-files/load-site.ts';
import { answerDevRequest, loadDevSite } from '../../src/dev/dev-site.ts';

test('the editor gets a starting page if its own has no file yet; other requests get the not-found page', async () => {
  const site = await loadDevSite('scripts/starter/library', createLoadCache());
  if (!site.tree) throw new Error('The fixture has mistakes.');
  const answer = (address: string) =>
    answerDevRequest(site, new URL(address, 'http://localhost:5173'));
  expect(answer('/opening-hours?in-editor')).toMatchObject({ kind: 'page', status: 200 });
  expect(answer('/opening-hours')).toMatchObject({ kind: 'page', status: 404 });
  expect(answer('/Borrow?in-editor')).toEqual({ kind: 'redirect', to: '/borrow' });
  expect(answer('/rooms?day=2')).toEqual({ kind: 'redirect', to: '/visit/rooms?day=2' });
});

test('pages have addresses in any script, which are encoded where a header names them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  try {
    cpSync('scripts/starter/library', folder, { recursive: true });
    for (const [name, to] of [
      ['новости', '/fête'],
      ['fe\u0302te', '/%D9%85%D8%B9%D8%B1%D8%B6'],
      ['معرض', '/новости'],
    ]) {
      const page = `title: A page\nmovedFrom: [/old-${name}]\nblocks:\n  - type: prose\n    text: "[A page](${to})"\n`;
      writeFileSync(path.join(folder, 'pages', `${name}.yaml`), page);
    }
    const site = await loadDevSite(folder, createLoadCache());
    if (!site.tree) throw new Error('The pages have mistakes.');
    const answer = (address: string) =>
      answerDevRequest(site, new URL(address, 'http://localhost:5173'));
    const arabic = '/%D9%85%D8%B9%D8%B1%D8%B6';
    for (const address of ['/новости', '/f\u00eate', arabic])
      expect(answer(address)).toMatchObject({ kind: 'page', status: 200 });
    expect(answer('/FE\u0302TE')).toEqual({ kind: 'redirect', to: '/f%C3%AAte' });
    expect(answer('/old-معرض?a=1')).toEqual({ kind: 'redirect', to: `${arabic}?a=1` });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** A document that sends a page. */
const sending = (title: string) =>
  expect.objectContaining({
    status: 200,
    html: expect.stringMatching(new RegExp(`data-send-part="" data-title="${title}"`)),
  });

test('the documents that send pages are served: of the home page, of others, and of none', async () => {
  const site = await loadDevSite('scripts/starter/library', createLoadCache());
  if (!site.tree) throw new Error('The fixture has mistakes.');
  const answer = (address: string) =>
    answerDevRequest(site, new URL(address, 'http://localhost:5173'));
  expect(answer('/send')).toEqual(sending('Maktaba ya Mji wa Mtoni'));
  expect(answer('/send/borrow')).toEqual(sending('Kuazima'));
  expect(answer('/send/nowhere')).toMatchObject({ status: 404 });
});

test('when some files are said to have changed, only they are read again', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
  try {
    cpSync('scripts/starter/library', folder, { recursive: true });
    const cache = createLoadCache();
    const write = (page: string, title: string) =>
      writeFileSync(
        path.join(folder, 'pages', page),
        `title: ${title}\nblocks:\n  - type: prose\n    text: Karibu.\n`,
      );
    const titles = async (changed?: ReadonlySet<string>) =>
      (await loadDevSite(folder, cache, undefined, changed)).tree?.pages.map(
        ({ document }) => document.title,
      );
    write('one.yaml', 'One');
    write('two.yaml', 'Two');
    await titles();
    write('one.yaml', 'One again');
    write('two.yaml', 'Two again');
    write('three.yaml', 'Three');
    const some = await titles(new Set(['pages/one.yaml']));
    expect(some).toEqual(expect.arrayContaining(['One again', 'Two']));
    expect(some).not.toContain('Three');
    expect(await titles()).toEqual(expect.arrayContaining(['One again', 'Two again', 'Three']));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
