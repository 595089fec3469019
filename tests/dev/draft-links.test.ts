import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DraftDocuments, ShownDraft } from '../../src/content/edit-protocol/shown-draft.ts';
import { DraftLinks } from '../../src/dev/edit/drafts/draft-links.ts';
import { NetworkServer } from '../../src/dev/edit/drafts/network-server.ts';

const documents: DraftDocuments = { draft: 'THE DRAFT', answered: 'THANKS', ended: 'OVER' };
const page = 'pages/fees.yaml';
const day = 24 * 60 * 60 * 1000;

let openFor: number;

let folder: string;
let now: number;
let heard: number;
let links: DraftLinks;
let server: Server;

const openLinks = () =>
  new DraftLinks({
    reach: 'everywhere',
    folder,
    linkOf: (token) => `https://edit.example/edit/draft/${token}`,
    answered: () => {
      heard += 1;
    },
    now: () => now,
  });

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'draft-links-'));
  now = Date.parse('2026-11-27T12:00:00Z');
  heard = 0;
  openFor = 7 * day;
  links = openLinks();
  server = createServer((incoming, response) => {
    void links.serve(incoming, response, (incoming.url ?? '').slice(1).split('?', 1)[0] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type Reply = { status: number; text: string; headers: Record<string, unknown> };

function ask(
  target: string,
  {
    method = 'GET',
    body,
    port = portOf(server),
    type = 'application/x-www-form-urlencoded',
  }: { method?: string; body?: string; port?: number; type?: string } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : { 'Content-Type': type };
    const sent = request(
      { port, host: '127.0.0.1', path: target, method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            headers: response.headers,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const portOf = (one: Server): number => {
  const address: AddressInfo | string | null = one.address();
  return typeof address === 'object' && address ? address.port : 0;
};

async function show(files: string[] = [page], token: string | null = null): Promise<ShownDraft> {
  const until = new Date(now + openFor).toISOString();
  const answer = await links.show({ token, files, until, documents });
  return answer.kind === 'shown' ? answer.draft : expect.unreachable();
}

const answer = (token: string, fields: Record<string, string>) =>
  ask(`/${token}`, { method: 'POST', body: new URLSearchParams(fields).toString() });

test('a link has 128 random bits; without it nobody sees anything, and search engines are kept out', async () => {
  const tokens = await Promise.all(Array.from({ length: 20 }, async () => (await show()).token));
  expect(new Set(tokens).size).toBe(20);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  const [token = ''] = tokens;
  const { status, text, headers } = await ask(`/${token}`);
  expect([status, text]).toEqual([200, 'THE DRAFT']);
  expect(headers).toMatchObject({
    'x-robots-tag': expect.stringContaining('noindex'),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  // What it shows is of no origin, runs nothing and loads nothing.
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/; sandbox (?!.*allow-(?:same-origin|scripts))/);
  const wrong = ['', token.slice(1), `${token}/`, `${token}.json`, token.toLowerCase(), '..%2f..'];
  for (const other of wrong) {
    const refused = await ask(`/${other}`);
    expect([other, refused.status, refused.text.includes('DRAFT')]).toEqual([other, 404, false]);
  }
});

test('an answer reaches the editor, as words and nothing else', async () => {
  const { token } = await show();
  const reply = await answer(token, {
    answer: 'change',
    comment: 'Term 2: 129,500\n<script>alert(1)</script>\u0007',
    name: 'Mrs Wanjiku',
  });
  expect([reply.status, reply.headers['location']]).toEqual([303, '?answered']);
  expect((await ask(`/${token}?answered`)).text).toBe('THANKS');
  await answer(token, { answer: 'good', name: 'n'.repeat(5000), comment: 'ignored' });
  expect(heard).toBe(2);
  const [shown] = links.list().drafts;
  expect(shown?.answers).toEqual([
    {
      isGood: false,
      comment: 'Term 2: 129,500\n<script>alert(1)</script>',
      name: 'Mrs Wanjiku',
      when: '2026-11-27T12:00:00.000Z',
    },
    expect.objectContaining({ isGood: true, comment: '', name: 'n'.repeat(100) }),
  ]);
});

test('what is no answer changes nothing: no comment, another form, too much', async () => {
  const { token } = await show();
  await answer(token, { answer: 'change', comment: ' ' });
  await answer(token, { answer: 'maybe' });
  await ask(`/${token}`, { method: 'POST', body: 'answer=good', type: 'text/plain' });
  const large = await answer(token, { answer: 'change', comment: 'x'.repeat(50_000) });
  expect(large.status).toBe(413);
  expect((await ask(`/${token}`, { method: 'PUT' })).status).toBe(405);
  expect(links.list().drafts[0]?.answers).toEqual([]);
  for (let count = 0; count < 120; count += 1) await answer(token, { answer: 'good' });
  expect(links.list().drafts[0]?.answers).toHaveLength(100);
});

test('a link ends on its day, within a month, when its pages are published, or when somebody ends it; its draft is then gone', async () => {
  const [byTime, published, byHand, open] = await Promise.all([
    show(),
    show(['pages/golf.yaml']),
    show(),
    show([page, 'pages/golf.yaml']),
  ]);
  links.endPublished([page]);
  links.end(byHand.token);
  const ends = () =>
    [byTime, published, byHand, open].map(
      ({ token }) => links.list().drafts.find((one) => one.token === token)?.ended,
    );
  expect(ends()).toEqual([null, 'published', 'person', null]);
  const { until } = byTime;
  openFor = 90 * day;
  expect((await show()).until).toBe(new Date(now + 31 * day).toISOString());
  now += 7 * day + 1;
  expect(ends()).toEqual(['time', 'published', 'person', 'time']);
  for (const { token } of [byTime, published, byHand]) {
    expect(await ask(`/${token}`)).toMatchObject({ status: 410, text: 'OVER' });
    expect((await answer(token, { answer: 'good' })).status).toBe(410);
    expect((await ask(`/${token}?answered`)).text).toBe('OVER');
  }
  expect(readFileSync(path.join(folder, `${published.token}.json`), 'utf8')).not.toContain('DRAFT');
  expect(await links.show({ token: byHand.token, files: [page], until, documents })).toEqual({
    kind: 'ended',
  });
});

test('an open link shows the draft as it is now, and survives a restart with its answers', async () => {
  const { token, until } = await show();
  await answer(token, { answer: 'good', name: 'Mr Otieno' });
  links = openLinks();
  await links.show({ token, files: [page], until, documents: { ...documents, draft: 'NEWER' } });
  expect((await ask(`/${token}`)).text).toBe('NEWER');
  expect(links.list().drafts).toMatchObject([
    { token, opened: 1, answers: [{ name: 'Mr Otieno' }] },
  ]);
  now += 100 * day;
  links = openLinks();
  expect(links.list().drafts).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

test('in the network nothing answers before a link is made, and then at links only', async () => {
  const inNetwork = new NetworkServer(
    (incoming, response, token) => links.serve(incoming, response, token),
    (error) => {
      throw error;
    },
  );
  const { token } = await show();
  expect(inNetwork.linkOf(token)).toBeNull();
  await inNetwork.open('127.0.0.1');
  const link = new URL(inNetwork.linkOf(token) ?? '');
  const port = Number(link.port);
  expect((await ask(link.pathname, { port })).text).toBe('THE DRAFT');
  for (const target of [
    '/',
    '/fees',
    '/@edit',
    '/@edit/api/site',
    '/@edit/api/drafts',
    '/@images/logo.svg',
    '/@styles.css',
    '/draft/',
    `/draft/${token}/..`,
    `/draft/${token}/fees`,
    `/${token}`,
  ]) {
    const refused = await ask(target, { port });
    expect([target, refused.status, refused.text]).toEqual([
      target,
      404,
      'There is no such draft.',
    ]);
    expect((await ask(target, { port, method: 'POST', body: '{}' })).status).toBe(404);
  }
  inNetwork.close();
});
