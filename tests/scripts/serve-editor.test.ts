import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startEditorServer } from '../../src/dev/served/editor-server.ts';
import { PublishedCopy } from '../../src/dev/served/published-copy.ts';
import { readLogin, type LoginRules } from '../../src/dev/served/read-login.ts';
import { SiteBuilds } from '../../src/dev/served/site-builds.ts';
import { openBuiltSite } from '../../scripts/preview/static-server.ts';
import { main } from '../../scripts/serve-editor.ts';
import { openRepository } from '../../src/dev/edit/publish/repository.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'serve-editor-'));
const site = path.join(scratch, 'site');
const content = path.join(site, 'content');
const borrow = path.join(content, 'pages', 'borrow.yaml');
const builtForEditors = path.join(scratch, 'for-editors');
const origin = 'https://edit.library.example';

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }).toString();
const asDeveloper = ['-c', 'user.name=dev', '-c', 'user.email=dev@library.example'];

const login: LoginRules = {
  proxies: ['127.0.0.1'],
  loginHeader: 'X-Forwarded-User',
  mailHeader: 'X-Forwarded-Email',
  domain: 'edit.library.example',
};

let original: string;
let published = 0;
let server: Awaited<ReturnType<typeof startEditorServer>>;
let elsewhere: Awaited<ReturnType<typeof startEditorServer>>;
const reported: string[] = [];

beforeAll(async () => {
  cpSync('scripts/starter/library', content, { recursive: true });
  original = readFileSync(borrow, 'utf8');
  git(site, 'init', '--quiet', '--initial-branch', 'main');
  git(site, 'config', 'branch.main.remote', '.');
  git(site, 'add', '.');
  git(site, ...asDeveloper, 'commit', '--quiet', '--message', 'The library');
  mkdirSync(path.join(builtForEditors, 'edit'), { recursive: true });
  writeFileSync(path.join(builtForEditors, 'edit', 'index.html'), '<!doctype html>the editor');
  const options = {
    contentDir: content,
    site: await openBuiltSite(builtForEditors),
    origin,
    login,
    signOut: null,
    builds: {
      published: () => String((published += 1)),
      progressOf: () => ({ kind: 'building' as const, link: null }),
    },
    version: 'v1',
    linksFolder: path.join(scratch, 'links'),
    reportError: (words: string) => reported.push(words),
  };
  const at = { port: 0, host: '127.0.0.1' };
  server = await startEditorServer(options, at);
  elsewhere = await startEditorServer(
    { ...options, login: { ...login, proxies: ['192.0.2.7'] } },
    at,
  );
});
beforeEach(() => {
  published = 0;
  writeFileSync(borrow, original);
});
afterAll(async () => {
  await server.close();
  await elsewhere.close();
  rmSync(scratch, { recursive: true, force: true });
  expect(reported).toEqual([]);
});

const borrowIn = (folder: string): string => path.join(folder, 'content/pages/borrow.yaml');

/** Who has signed in, according to a proxy at this machine. */
const author = (name: string, mail?: string) =>
  readLogin(
    {
      socket: { remoteAddress: '::ffff:127.0.0.1' },
      headersDistinct: {
        'x-forwarded-user': [Buffer.from(name).toString('latin1')],
        ...(mail === undefined ? {} : { 'x-forwarded-email': [mail] }),
      },
    },
    login,
  );

type Reply = { status: number; text: string; headers: Record<string, unknown> };

function ask(
  target: string,
  headers: Record<string, string | string[]> = {},
  body?: string,
  { port } = server,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path: target,
        method: body === undefined ? 'GET' : 'POST',
        headers: { Host: 'edit.library.example', ...headers },
        agent: false,
      },
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

/** What the browser of somebody sends who has signed in at the proxy and opened the editor. */
async function browserOf(name: string): Promise<Record<string, string>> {
  const user = { 'X-Forwarded-User': name };
  const { headers } = await ask('/edit/', user);
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  const type = { 'Content-Type': 'application/json' };
  return { ...user, ...type, Cookie: cookie, Origin: origin, 'Sec-Fetch-Site': 'same-origin' };
}

const hashIn = async (browser: Record<string, string>): Promise<string> =>
  JSON.parse((await ask('/edit/api/site', browser)).text).files['pages/borrow.yaml'].hash;

const saved = (text: string, baseHash: string) =>
  JSON.stringify({ files: [{ file: 'pages/borrow.yaml', baseHash, text }] });

describe('who is let in', () => {
  test('nobody of whom the proxy says no name, whatever is asked for', async () => {
    for (const target of ['/edit/', '/edit/api/site', '/edit/pictures/a.png', '/', '/build.json']) {
      const { status, text } = await ask(target);
      expect([target, status]).toEqual([target, 401]);
      expect(text).toMatch(/^Nobody is signed in: .* send the name in X-Forwarded-User\.\n$/);
    }
    expect((await ask('/edit/', { 'X-Forwarded-User': ' \t' })).status).toBe(401);
  });

  test('no request with a name that does not come from the proxy', async () => {
    const spoofed = { 'X-Forwarded-User': 'amina' };
    const { status, text } = await ask('/edit/', spoofed, undefined, elsewhere);
    expect(status).toBe(403);
    expect(text).toMatch(/answers the server in front of it alone, and this .* from 127\.0\.0\.1/);
    const sent = await ask('/edit/api/publish', spoofed, '{}', elsewhere);
    expect(sent.status).toBe(403);
  });

  test('no request in which a proxy has added its header to one of the browser', async () => {
    const { status } = await ask('/edit/', { 'X-Forwarded-User': ['director', 'amina'] });
    expect(status).toBe(400);
  });

  test('no page of another site, no other host, and no page from before a restart', async () => {
    const browser = await browserOf('amina');
    expect((await ask('/edit/api/site', browser)).status).toBe(200);
    const refused = [
      { ...browser, Origin: 'https://www.library.example' },
      { ...browser, 'Sec-Fetch-Site': 'same-site' },
      { ...browser, Host: 'www.library.example' },
      { ...browser, Host: '127.0.0.1:5174' },
      { ...browser, Cookie: '' },
    ];
    for (const headers of refused) {
      expect((await ask('/edit/api/site', headers)).status).toBe(403);
      expect((await ask('/edit/api/save', headers, saved('title: x\n', ''))).status).toBe(403);
      expect((await ask('/edit/api/changes', headers)).status).toBe(403);
    }
    expect(readFileSync(borrow, 'utf8')).toBe(original);
  });

  test('the cookie is for HTTPS and out of reach of scripts', async () => {
    const { headers } = await ask('/edit/', { 'X-Forwarded-User': 'amina' });
    expect(String(headers['set-cookie'])).toMatch(
      /^edit-=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/; Secure$/,
    );
  });

  test('whoever types the address is led to the editor', async () => {
    const typed = { 'X-Forwarded-User': 'amina', 'Sec-Fetch-Site': 'none' };
    expect((await ask('/', typed)).headers).toMatchObject({ location: '/edit/' });
  });
});

test('whoever has a link to a draft sees that and nothing else, without an account', async () => {
  const browser = await browserOf('amina');
  const documents = { draft: 'THE DRAFT', answered: 'THANKS', ended: 'OVER' };
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const body = JSON.stringify({ token: null, until, files: ['pages/borrow.yaml'], documents });
  expect((await ask('/edit/api/show', { 'X-Forwarded-User': 'amina' }, body)).status).toBe(403);
  const made = JSON.parse((await ask('/edit/api/show', browser, body)).text);
  const { pathname, origin: shownAt } = new URL(made.draft.link);
  expect(shownAt).toBe(origin);
  const seen = await ask(pathname);
  expect([seen.status, seen.text]).toEqual([200, 'THE DRAFT']);
  expect(seen.headers['set-cookie']).toBeUndefined();
  const [, token = ''] = /\/edit\/draft\/([\w-]{22})$/.exec(pathname) ?? [];
  for (const target of [
    `/edit/draft/${token}/../../api/site`,
    `/edit/draft/${token}/../pictures/a.png`,
    `/edit/draft/..%2fapi%2fsite`,
    '/edit/draft/',
  ])
    expect([target, (await ask(target)).status]).toEqual([target, 404]);
  for (const target of ['/edit/api/drafts', '/edit/api/site', `/edit/api/${token}`, '/edit/', '/'])
    expect([target, (await ask(target)).status]).toEqual([target, 401]);
  // Only the server in front of the editor is answered here too.
  expect((await ask(pathname, {}, undefined, elsewhere)).status).toBe(403);
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'null' };
  expect((await ask(pathname, form, 'answer=good&name=Mrs+Wanjiku')).status).toBe(303);
  const { drafts } = JSON.parse((await ask('/edit/api/drafts', browser)).text);
  expect(drafts).toMatchObject([{ token, answers: [{ isGood: true, name: 'Mrs Wanjiku' }] }]);
  await ask('/edit/api/end-draft', browser, JSON.stringify({ token }));
  expect(await ask(pathname)).toMatchObject({ status: 410, text: 'OVER' });
});

test('a colleague is told who saved or published a page last, unless another program has changed it since', async () => {
  const browser = await browserOf('amina');
  const of = async (which: string, name = 'pages/borrow.yaml') =>
    JSON.parse((await ask(`/edit/api/last-change?file=${name}&of=${which}`, browser)).text).change;
  expect(await of('saved')).toMatchObject({ who: 'dev', isPublished: true });
  const text = original.replace(/^title: .*/m, 'title: Saved');
  await ask('/edit/api/save', browser, saved(text, await hashIn(browser)));
  expect(await of('saved')).toMatchObject({ who: 'amina', isPublished: false });
  expect(await of('published')).toMatchObject({ who: 'dev', isPublished: true });
  writeFileSync(borrow, text.replace('title: Saved', 'title: Written'));
  expect(await of('saved')).toMatchObject({ who: null, isPublished: false });
  expect((await ask('/edit/api/last-change?file=../x.yaml&of=saved', browser)).status).toBe(400);
});

test('names are those that the proxy sends, in UTF-8 too, and fit into a commit', () => {
  expect(author('Zoë <Mwangi>')).toEqual({
    name: 'Zoë Mwangi',
    email: 'zoë-mwangi@edit.library.example',
  });
  expect(author('amina@library.example')).toEqual({
    name: 'amina@library.example',
    email: 'amina@library.example',
  });
  expect(author('amina', 'a.b@library.example')).toEqual({
    name: 'amina',
    email: 'a.b@library.example',
  });
});

test('what two change at once is not lost: the later one gets the text of the earlier, and both stay', async () => {
  const [amina, juma] = [await browserOf('amina'), await browserOf('juma')];
  const hash = await hashIn(amina);
  const [byAmina, byJuma] = ['title: By Amina', 'title: By Juma'].map((title) =>
    original.replace(/^title: .*$/m, title),
  );
  expect(await ask('/edit/api/save', amina, saved(byAmina ?? '', hash))).toMatchObject({
    status: 200,
  });
  const late = await ask('/edit/api/save', juma, saved(byJuma ?? '', hash));
  expect(late.status).toBe(409);
  expect(JSON.parse(late.text)).toMatchObject({
    kind: 'changed',
    files: { 'pages/borrow.yaml': { text: byAmina } },
  });
  expect(readFileSync(borrow, 'utf8')).toBe(byAmina);
  const again = await ask('/edit/api/save', juma, saved(byJuma ?? '', await hashIn(juma)));
  expect(again.status).toBe(200);
  expect(readFileSync(borrow, 'utf8')).toBe(byJuma);
});

test('a version has the name that the proxy says, whatever the browser does, and is built', async () => {
  const amina = await browserOf('amina');
  const text = original.replace(/^title: .*$/m, 'title: To borrow');
  await ask('/edit/api/save', amina, saved(text, await hashIn(amina)));
  const sent = await ask(
    '/edit/api/publish',
    amina,
    JSON.stringify({
      message: 'Borrow: title',
      choices: [],
      author: { name: 'Director', email: 'director@library.example' },
    }),
  );
  expect(JSON.parse(sent.text)).toEqual({ kind: 'published', version: '1' });
  expect(published).toBe(1);
  expect(git(site, 'log', '-1', '--format=%an %ae %cn %s').trim()).toBe(
    'amina amina@edit.library.example amina Borrow: title',
  );
  expect(JSON.parse((await ask('/edit/api/progress?version=1', amina)).text).kind).toBe('building');
  expect(JSON.parse((await ask('/edit/api/account', amina)).text)).toEqual({
    name: 'amina',
    signOut: null,
  });
  original = text;
});

test('open editors hear of a change that somebody else saves', async () => {
  const juma = await browserOf('juma');
  const events = await new Promise<string>((resolve, reject) => {
    let heard = '';
    const headers = { Host: 'edit.library.example', ...juma };
    const target = { port: server.port, host: '127.0.0.1', path: '/edit/api/changes', headers };
    const sent = request({ ...target, agent: false }, (response) => {
      expect(response.headers['x-accel-buffering']).toBe('no');
      response.on('data', (part: Buffer) => {
        heard += part.toString();
        if (heard.includes('event: files')) {
          sent.destroy();
          resolve(heard);
        } else writeFileSync(borrow, `${original}\n`);
      });
    });
    sent.on('error', (error) => (heard.includes('event: files') ? undefined : reject(error)));
    sent.end();
  });
  expect(events).toMatch(/^event: code\ndata: v1\n\n/);
});

describe('builds', () => {
  test('one runs at a time, and all that was published before it began is live after it', async () => {
    const running: ((problem: string | null) => void)[] = [];
    const builds = new SiteBuilds(() => new Promise((resolve) => running.push(resolve)));
    const first = builds.published();
    const second = builds.published();
    const third = builds.published();
    const kinds = () => [first, second, third].map((version) => builds.progressOf(version).kind);
    expect([running.length, kinds()]).toEqual([1, ['building', 'waiting', 'waiting']]);
    running[0]?.(null);
    await expect.poll(kinds).toEqual(['live', 'building', 'building']);
    running[1]?.('It cannot be built.');
    await expect.poll(kinds).toEqual(['live', 'failed', 'failed']);
    expect(running.length).toBe(2);
    expect(builds.progressOf('99').kind).toBe('unknown');
  });

  test('are of what was published, by others too, and never of drafts', async () => {
    const remote = path.join(scratch, 'remote.git');
    const here = path.join(scratch, 'here');
    const other = path.join(scratch, 'other');
    git(scratch, 'clone', '--quiet', '--bare', site, remote);
    for (const folder of [here, other]) git(scratch, 'clone', '--quiet', remote, folder);
    const before = readFileSync(borrowIn(here), 'utf8');
    writeFileSync(borrowIn(here), 'title: A draft\n');
    const problems: string[] = [];
    const copy = new PublishedCopy(path.join(here, 'content'), {
      folder: path.join(scratch, 'copy'),
      reportError: (words) => problems.push(words),
    });
    const inCopy = async () =>
      readFileSync(path.join(await copy.refresh(), 'pages/borrow.yaml'), 'utf8');
    expect(await inCopy()).toBe(before);

    writeFileSync(borrowIn(other), `${before}\n`);
    git(other, ...asDeveloper, 'commit', '--quiet', '--all', '--message', 'By others');
    git(other, 'push', '--quiet');
    const tracked = git(here, 'rev-parse', 'origin/main');
    expect(await inCopy()).toBe(`${before}\n`);
    // What publishing compares with has not moved: the drafts are still drafts of that version.
    expect(git(here, 'rev-parse', 'origin/main')).toBe(tracked);
    expect(readFileSync(borrowIn(here), 'utf8')).toBe('title: A draft\n');
    expect(problems).toEqual([]);

    rmSync(remote, { recursive: true });
    // The newest version that was ever fetched stays.
    expect(await inCopy()).toBe(`${before}\n`);
    expect(problems[0]).toMatch(/^What others have published could not be fetched: /);
    expect(await openRepository(path.join(here, 'content'))).not.toHaveProperty('reason');
  });
});

test('the command says what it needs', async () => {
  let output = '';
  const hear = (text: string) => {
    output += `${text}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
  expect(await main(['--help'])).toBe(0);
  for (const option of ['address URL', 'out DIR', 'port N', 'host IP', 'proxy IP', 'login-header'])
    expect(output).toContain(`--${option}`);
  for (const args of [[], ['--address', 'edit'], ['--address', 'https://a.example/edit']]) {
    output = '';
    expect(await main(args)).toBe(2);
    expect(output).toContain('--address needs where people open the editor, without a path');
  }
  vi.restoreAllMocks();
});
