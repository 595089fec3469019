import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { tablesOf } from '../../src/build/cache/tables.ts';
import { startDevServer, type DevServer } from '../../src/dev/dev-server.ts';
import { visitorScripts } from '../../src/build/site-blocks/engine-scripts.ts';
import { askRaw, hostileTargets, tooLongHeaders } from '../ask-raw.ts';

const outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
const secret = path.join(outside, 'secret.txt');
const content = mkdtempSync(path.join(tmpdir(), 'library-'));
let server: DevServer;
let port: number;

beforeAll(async () => {
  writeFileSync(secret, 'the secret');
  cpSync('scripts/starter/library', content, { recursive: true });
  vi.stubEnv('CODE_VERSION', 'test-of-requests');
  server = await startDevServer(content, 0);
  ({ port } = server);
  // The first page takes longest: the content is read for it.
  expect((await askRaw(port, '/borrow')).status).toBe(200);
  writePage('first.yaml', 'Saved at first');
  await vi.waitUntil(() => existsSync(path.join(tablesOf(content), 'files')), 20_000);
}, 60_000);

afterAll(async () => {
  await server.close();
  rmSync(outside, { recursive: true });
  rmSync(tablesOf(content), { recursive: true, force: true });
  rmSync(content, { recursive: true });
  vi.unstubAllEnvs();
});

const writePage = (file: string, title: string) => {
  mkdirSync(path.dirname(path.join(content, 'pages', file)), { recursive: true });
  writeFileSync(
    path.join(content, 'pages', file),
    `title: ${title}\ndescription: A page.\nblocks:\n  - type: prose\n    text: Welcome.\n`,
  );
};

const isShown = (address: string, words: string) => async () =>
  (await askRaw(port, address)).text.includes(words);

test('a file saved right after the first page, and before files are watched, is shown', async () => {
  await vi.waitUntil(isShown('/first', 'Saved at first'), 20_000);
});

test('files saved later are shown, in new folders as well, and hidden ones do not matter', async () => {
  writePage('first.yaml', 'Saved again');
  await vi.waitUntil(isShown('/first', 'Saved again'), 20_000);
  writePage('new/folder.yaml', 'In a new folder');
  await vi.waitUntil(isShown('/new/folder', 'In a new folder'), 20_000);
  writePage('.hidden/page.yaml', 'Nobody sees this');
  rmSync(path.join(content, 'pages/new'), { recursive: true });
  await vi.waitUntil(async () => (await askRaw(port, '/new/folder')).status === 404, 20_000);
});

const visit = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' };
const other = 'https://other.example';
/** What the server answers without rendering a page. */
const cheap = `/@scripts/${visitorScripts('open').script}`;

test.each(hostileTargets)('%s is refused, and the server goes on', async (target) => {
  const { status, text } = await askRaw(port, target);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(text).not.toMatch(/node_modules|at .*:\d+:\d+/);
  expect((await askRaw(port, cheap)).status).toBe(200);
});

test('headers without end are refused, and the server goes on', async () => {
  expect((await askRaw(port, '/', tooLongHeaders)).status).toBe(431);
  expect((await askRaw(port, '/borrow')).status).toBe(200);
});

test.each(['http://[', '/%', '//'])('an upgrade at %s does not end the server', async (target) => {
  const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket' };
  expect((await askRaw(port, target, upgrade)).status).toBe(400);
  expect((await askRaw(port, '/borrow')).status).toBe(200);
});

describe('requests from other sites', () => {
  test.each(['cross-site', 'same-site'])('may lead to a page (%s)', async (site) => {
    expect((await askRaw(port, '/borrow', { ...visit, 'Sec-Fetch-Site': site })).status).toBe(200);
  });

  test.each([
    ['use the code as a script', cheap, { 'Sec-Fetch-Mode': 'cors' }],
    ['listen to what is saved', '/@changes/0', { 'Sec-Fetch-Mode': 'cors' }],
    ['show a page in a frame', '/borrow', { ...visit, 'Sec-Fetch-Dest': 'iframe' }],
    ['fetch a page', '/borrow', { 'Sec-Fetch-Mode': 'no-cors' }],
  ])('may not %s', async (_what, target, headers) => {
    for (const site of ['cross-site', 'same-site']) {
      const { status } = await askRaw(port, target, { ...headers, 'Sec-Fetch-Site': site });
      expect(status, site).toBe(403);
    }
    expect((await askRaw(port, target, { Origin: other })).status, 'by its origin').toBe(403);
  });

  test('may not send forms, nor preflight requests', async () => {
    const sent = { ...visit, 'Sec-Fetch-Site': 'cross-site', Origin: other };
    expect((await askRaw(port, '/borrow', sent, 'POST')).status).toBe(403);
    const { status, text } = await askRaw(port, '/borrow', sent, 'OPTIONS');
    expect(status).toBe(403);
    expect(text.toLowerCase()).not.toContain('access-control-allow');
  });

  test('may not use DNS rebinding', async () => {
    expect((await askRaw(port, '/borrow', { Host: `other.example:${port}` })).status).toBe(403);
  });
});

test('the site itself gets its pages, its code and its pictures', async () => {
  const sameOrigin = { 'Sec-Fetch-Site': 'same-origin', Origin: `http://localhost:${port}` };
  for (const target of ['/borrow', cheap, '/borrow?a=%25']) {
    expect((await askRaw(port, target, sameOrigin)).status, target).toBe(200);
  }
});

test.each(['/@scripts', '/@fonts', '/@font-files', '/@images', '/schema/output'])(
  'a file outside the project is not served below %s',
  async (start) => {
    for (const steps of ['', '/..%2f..%2f..', '/../../../..']) {
      const { text } = await askRaw(port, start + steps + secret.replaceAll('\\', '/'));
      expect(text).not.toContain('the secret');
    }
  },
);

test('only requests from this machine are answered', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of others) {
    await expect(fetch(`http://${address}:${port}/borrow`)).rejects.toThrow();
  }
});
