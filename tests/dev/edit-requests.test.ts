import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startDevServer, type DevServer } from '../../src/dev/dev-server.ts';
import { keepFilesOpen } from '../busy-disk.ts';
import { refuseContentFile } from '../../src/dev/edit/content-store.ts';
import { inEnglish } from '../../src/messages/word-message.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'edit-requests-'));
const content = path.join(scratch, 'content');
const outside = path.join(scratch, 'outside');
const borrow = path.join(content, 'pages', 'borrow.yaml');
let server: DevServer;
let port: number;
let cookie: string;
let good: string;
let hash: string;

type Reply = { status: number; text: string; cookie: string | undefined };

function ask(target: string, headers: Record<string, string> = {}, body?: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(
      { port, host: '127.0.0.1', path: target, method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            cookie: response.headers['set-cookie']?.[0],
          }),
        );
        response.on('error', reject);
      },
    );
    // A server that has refused what is too large need not listen to the rest of it.
    sent.on('error', reject);
    sent.end(body);
  });
}

const sameOrigin = () => ({
  Host: `localhost:${port}`,
  Origin: `http://localhost:${port}`,
  'Sec-Fetch-Site': 'same-origin',
  'Content-Type': 'application/json',
  Cookie: cookie,
});

const change = (file: string, text: string | null, baseHash: string | null = null) =>
  JSON.stringify({ files: [{ file, baseHash, text }] });

const versionOf = (file: string | null) => JSON.stringify({ id: 'main', file, isBefore: false });

const save = (body: string, headers: Record<string, string> = {}) =>
  ask('/@edit/api/save', { ...sameOrigin(), ...headers }, body);

/** Drafts of a program that was killed while it saved; a program of this number cannot be running. */
const drafts = ['pages/.borrow.yaml.99999999', 'images/.gate.jpg.99999999', '.site.yaml.99999999'];
/** Files of other programs. */
const others = [
  'pages/.borrow.yaml.swp',
  'pages/.notes.31247',
  `pages/.visit.yaml.${process.ppid}`,
];

const isThere = (name: string) => existsSync(path.join(content, name));

beforeAll(async () => {
  cpSync('scripts/starter/library', content, { recursive: true });
  mkdirSync(path.join(content, 'images'), { recursive: true });
  for (const name of [...drafts, ...others]) writeFileSync(path.join(content, name), 'draft');
  mkdirSync(outside);
  server = await startDevServer(content, 0);
  ({ port } = server);
  const page = await ask('/borrow?edit', { Host: `localhost:${port}` });
  cookie = page.cookie?.split(';', 1)[0] ?? '';
  good = readFileSync(borrow, 'utf8');
  const site = JSON.parse((await ask('/@edit/api/site', sameOrigin())).text);
  hash = site.files['pages/borrow.yaml'].hash;
}, 60_000);

afterAll(async () => {
  await server.close();
  rmSync(scratch, { recursive: true });
});

beforeEach(() => expect(readFileSync(borrow, 'utf8')).toBe(good));

test("the editor's drafts of an earlier start are removed at the next one, and nothing else", () => {
  expect(drafts.filter(isThere)).toEqual([]);
  expect(others.filter(isThere)).toEqual(others);
  for (const name of others) rmSync(path.join(content, name));
});

test('a file is saved atomically over the version that was changed, without leftovers', async () => {
  const changed = good.replace('title:', 'title: ');
  const saved = await save(change('pages/borrow.yaml', changed, hash));
  expect(saved.status).toBe(200);
  expect(readFileSync(borrow, 'utf8')).toBe(changed);
  const stale = await save(change('pages/borrow.yaml', 'title: Other', hash));
  expect(stale.status).toBe(409);
  expect(JSON.parse(stale.text).files['pages/borrow.yaml'].text).toBe(changed);
  expect(readFileSync(borrow, 'utf8')).toBe(changed);
  const { hashes } = JSON.parse(saved.text);
  await save(change('pages/borrow.yaml', good, hashes['pages/borrow.yaml']));
  expect(readdirSync(path.dirname(borrow)).filter((name) => name.startsWith('.'))).toEqual([]);
});

/** The site, or what has changed since a revision. */
const read = async (since?: string) => {
  const query = since === undefined ? '' : `?since=${encodeURIComponent(since)}`;
  const { text } = await ask(`/@edit/api/site${query}`, sameOrigin());
  return JSON.parse(text);
};

test('an editor that knows the site is told what has changed since', async () => {
  const file = 'pages/clubs/draughts.yaml';
  const whole = await read();
  expect(Object.keys(whole.files).length).toBeGreaterThan(3);
  const same = await read(whole.revision);
  expect([same.files, same.gone]).toEqual([{}, []]);
  const made = await save(change(file, 'title: Draughts\nblocks: []\n'));
  const changed = await read(same.revision);
  expect(Object.keys(changed.files)).toEqual([file]);
  expect(changed.files[file].hash).toBe(JSON.parse(made.text).hashes[file]);
  await save(change(file, null, changed.files[file].hash));
  const without = await read(changed.revision);
  expect([without.files, without.gone]).toEqual([{}, [file]]);
  // Whoever has slept through both sees neither; a server that was started anew knows of no revision.
  expect((await read(whole.revision)).files).toEqual({});
  const { revision: _, ...anew } = await read('another 1');
  const { revision: __, ...before } = whole;
  expect(anew).toEqual(before);
});

test('that another program has the file open is said, and the file stays as it is', async () => {
  keepFilesOpen({ code: 'EBUSY', refusals: Infinity, isOpen: (name) => name === borrow });
  const saved = await save(change('pages/borrow.yaml', `${good}note: Ask.\n`, hash));
  expect([saved.status, JSON.parse(saved.text)]).toEqual([500, { problem: 'in-use' }]);
  expect(readdirSync(path.dirname(borrow)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('several files are all saved, or none', async () => {
  const files = [
    { file: 'pages/new-page.yaml', baseHash: null, text: 'title: New\nblocks: []\n' },
    { file: 'pages/borrow.yaml', baseHash: 'another', text: 'title: Other' },
  ];
  expect((await save(JSON.stringify({ files }))).status).toBe(409);
  expect(existsSync(path.join(content, 'pages', 'new-page.yaml'))).toBe(false);
});

test.each([
  ['the same file twice', ['pages/twice.yaml', 'pages/twice.yaml']],
  ['files that Windows cannot tell apart', ['pages/abc.yaml', 'pages/ABC.yaml']],
  ['folders that Windows cannot tell apart', ['pages/club/a.yaml', 'pages/Club/b.yaml']],
  ['a folder beside one with other capitals', ['pages/Visit/desk.yaml']],
])('%s cannot be saved, and words say why', async (_what, names) => {
  const files = names.map((file) => ({ file, baseHash: null, text: 'title: A\nblocks: []\n' }));
  const reply = await save(JSON.stringify({ files }));
  expect(reply.status).toBe(400);
  const { kind, reason } = JSON.parse(reply.text);
  expect(kind).toBe('refused');
  expect(inEnglish(reason)).toMatch(/^(?:pages|There is pages)\/[^.]*\S.*\.$/);
  for (const name of names) expect(existsSync(path.join(content, name))).toBe(false);
});

test.each([
  ['a NUL', { message: 'New\0words', choices: [] }, /^The words .*cannot be stored/],
  ['no words', { message: ' ', choices: [] }, /^Say in a few words/],
  ['too many words', { message: 'x'.repeat(30_000), choices: [] }, /too long/],
  [
    'a name without letters',
    { message: 'New', choices: [], author: { name: '<.>', email: 'a@school.example' } },
    /^Write the name in letters/,
  ],
  [
    'a NUL in a name',
    { message: 'New', choices: [], author: { name: 'A\0B', email: 'a@school.example' } },
    /^Write the name in letters/,
  ],
  ['another form', { message: 1 }, /^The editor sent something/],
])('a request to publish with %s is refused in words', async (_what, body, words) => {
  const reply = await ask('/@edit/api/publish', sameOrigin(), JSON.stringify(body));
  expect(reply.status).toBe(400);
  const { kind, reason } = JSON.parse(reply.text);
  expect(kind).toBe('failed');
  expect(inEnglish(reason)).toMatch(words);
});

test('a page is created in a new folder, served on the next request, and deleted', async () => {
  const file = 'pages/clubs/chess.yaml';
  expect((await ask('/clubs/chess', { Host: `localhost:${port}` })).status).toBe(404);
  const text = 'title: Chess\nblocks:\n  - type: prose\n    text: On Fridays.\n';
  const made = await save(change(file, text));
  expect(made.status).toBe(200);
  expect((await ask('/clubs/chess', { Host: `localhost:${port}` })).text).toContain('On Fridays.');
  const { hashes } = JSON.parse(made.text);
  expect((await save(change(file, null, hashes[file]))).status).toBe(200);
  expect(existsSync(path.join(content, file))).toBe(false);
});

test('the token is in no page, only in an HttpOnly cookie', async () => {
  const page = await ask('/borrow?edit', { Host: `localhost:${port}` });
  expect(page.cookie).toMatch(/; HttpOnly; SameSite=Strict; Path=\/@edit$/);
  const token = page.cookie?.split(/[=;]/)[1] ?? '';
  expect(token.length).toBeGreaterThan(30);
  expect(page.text).not.toContain(token);
  expect(page.text).not.toContain(scratch);
});

describe('nothing is saved', () => {
  const refused: [string, Record<string, string>, number][] = [
    ['without the token', { Cookie: '' }, 403],
    ['with a wrong token', { Cookie: 'edit-1=abc' }, 403],
    ['from a page of another site', { Origin: 'https://other.example' }, 403],
    ['from another port of this computer', { Origin: 'http://localhost:1' }, 403],
    ['from a page that the browser calls another one', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['from a page of a neighbouring site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['under a name that leads to this machine', { Host: 'other.example:80' }, 403],
    ['as a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['as plain text', { 'Content-Type': 'text/plain' }, 415],
  ];
  test.each(refused)('%s', async (_how, headers, status) => {
    const reply = await save(change('pages/borrow.yaml', 'title: Bad', hash), headers);
    expect(reply.status).toBe(status);
    expect(reply.text).not.toContain(scratch);
  });

  test('without an Origin header, which browsers always send', async () => {
    const { Origin: _origin, ...headers } = sameOrigin();
    const body = change('pages/borrow.yaml', 'title: Bad', hash);
    expect((await ask('/@edit/api/save', headers, body)).status).toBe(403);
  });

  test('that is too large', async () => {
    const body = change('pages/borrow.yaml', 'x'.repeat(21_000_000), hash);
    const reply = await save(body).catch(() => ({ status: 413 }));
    expect(reply.status).toBe(413);
  });

  test.each(['', '{', '[]', '{"files":[]}', '{"files":[{"file":1}]}', '{"files":{}}'])(
    'that cannot be read: %s',
    async (body) => expect((await save(body)).status).toBe(400),
  );

  test.each([
    '../outside/x.yaml',
    'pages/../../outside/x.yaml',
    '/etc/x.yaml',
    'C:/x.yaml',
    String.raw`pages\x.yaml`,
    'pages/%2e%2e/x.yaml',
    'pages/x.yaml\0.yaml',
    'pages/x.yml',
    'pages/.x.yaml',
    'pages//x.yaml',
    'images/x.yaml',
    '.git/config',
    'package.json',
    'other.yaml',
    'pages/con.yaml',
    'pages/NUL.yaml',
    'data/lpt1.yaml',
    'pages/a./x.yaml',
    'pages/a b.yaml',
    'pages/Borrow.yaml',
    'pages/assets/x.yaml',
    `pages/${'x'.repeat(220)}.yaml`,
  ])('to %s', async (file) => {
    expect((await save(change(file, 'title: Bad\n'))).status).toBe(400);
    expect(readdirSync(outside)).toEqual([]);
  });

  test('through a folder that is a symbolic link', async () => {
    const link = path.join(content, 'pages', 'away');
    symlinkSync(outside, link, 'junction');
    const { status } = await save(change('pages/away/x.yaml', 'title: Bad\n'));
    rmSync(link);
    expect(status).toBe(400);
    expect(readdirSync(outside)).toEqual([]);
  });
});

describe('pictures and earlier versions are refused', () => {
  const bytes = { 'Content-Type': 'application/octet-stream' };
  const picture = '/@edit/api/upload?folder=images&name=gate.jpg';
  test.each([
    ['a picture without the token', picture, { ...bytes, Cookie: '' }, 'x', 403],
    [
      'a picture from another site',
      picture,
      { ...bytes, Origin: 'https://other.example' },
      'x',
      403,
    ],
    ['a picture as JSON, which forms can send', picture, {}, '{}', 415],
    ['a file for another folder', picture.replace('images', 'pages'), bytes, 'x', 400],
    ['a version of what is no content', '/@edit/api/version', {}, versionOf('../code.ts'), 400],
    ['a version of a name that is none', '/@edit/api/version', {}, versionOf(null), 404],
    ['a version by words that cannot be read', '/@edit/api/version', {}, '{"id":1}', 400],
    ['a version without the token', '/@edit/api/version', { Cookie: '' }, versionOf(null), 403],
  ])('%s', async (_what, address, headers, body, status) => {
    expect((await ask(address, { ...sameOrigin(), ...headers }, body)).status).toBe(status);
  });

  test('a picture that is too large', async () => {
    const sent = ask(picture, { ...sameOrigin(), ...bytes }, 'x'.repeat(31_000_000));
    expect((await sent.catch(() => ({ status: 413 }))).status).toBe(413);
  });

  test('the history of files outside the content, or without the token', async () => {
    const history = '/@edit/api/history?file=..%2Fcode.ts';
    expect((await ask(history, sameOrigin())).status).toBe(400);
    expect((await ask('/@edit/api/history', { ...sameOrigin(), Cookie: '' })).status).toBe(403);
  });
});

test('reading requires the token as well', async () => {
  expect((await ask('/@edit/api/site', { ...sameOrigin(), Cookie: '' })).status).toBe(403);
  expect((await ask('/@edit/api/changes', { ...sameOrigin(), Cookie: '' })).status).toBe(403);
  expect((await ask('/@edit/api/other', sameOrigin())).status).toBe(404);
});

test('a file that is there may have any name that it can be read by', () => {
  const documents = ['pages/CON.yaml'];
  expect(refuseContentFile(content, 'pages/CON.yaml', { documents, links: [] })).toBeNull();
});
