import { afterEach, expect, test, vi } from 'vitest';
import { askServer, isAnswerDue, serverStore } from '../../src/editor/store/server-store.ts';

const server = { api: '/school/edit/api/', document: '/school/edit/' };

afterEach(() => vi.unstubAllGlobals());

/** Lets requests be answered in turn; returns what was requested. */
function answering(...answers: (Response | Error)[]): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    const answer = answers.shift();
    if (!(answer instanceof Response)) throw answer ?? new TypeError('Failed to fetch');
    return answer;
  });
  return requested;
}

const json = (value: unknown, status = 200) => Response.json(value, { status });
const loginPage = new Response('<!doctype html>Sign in', {
  headers: { 'content-type': 'text/html' },
});
/** What a browser makes of an answer that leads elsewhere. */
const ledElsewhere = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });

test.each([
  ['refuses', new Response('', { status: 401 })],
  ['leads to its own address', ledElsewhere],
  ['answers with its own page', loginPage],
])('a login in front of the server that %s asks to sign in', async (_, answer) => {
  answering(answer);
  await expect(askServer(server, 'site')).rejects.toMatchObject({
    name: 'StoreUnavailable',
    problem: 'signed-out',
  });
});

test('a server that was started again admits the page once its document was requested', async () => {
  const requested = answering(json({}, 403), new Response(), json({ kind: 'saved' }));
  expect(await askServer(server, 'save', { files: [] })).toEqual({ kind: 'saved' });
  expect(requested).toEqual([`${server.api}save`, server.document, `${server.api}save`]);
});

test('an answer is due while the server has not answered something that is sent, and not what is read', async () => {
  answering(json({ kind: 'saved' }), new TypeError('Failed to fetch'), json({}));
  for (const end of ['saved', 'lost']) {
    const sending = askServer(server, 'save', { files: [] }).catch(() => end);
    expect(isAnswerDue()).toBe(true);
    await sending;
    expect(isAnswerDue()).toBe(false);
  }
  const reading = askServer(server, 'site');
  expect(isAnswerDue()).toBe(false);
  await reading;
});

test('a server that is not there, or whose proxy says so, is waited for; one that fails says why', async () => {
  answering(new TypeError('Failed to fetch'), new Response('<h1>502</h1>', { status: 502 }));
  for (const _ of ['lost', 'bad gateway'])
    await expect(askServer(server, 'site')).rejects.toMatchObject({ problem: null });
  answering(json({ problem: 'full' }, 500));
  await expect(askServer(server, 'site')).rejects.toMatchObject({ problem: 'full' });
});

const stored = (text: string) => ({ text, hash: `hash of ${text}`, ofBytes: [] });

test('a site that is known is read as what has changed in it since', async () => {
  const rest = { pictures: [], published: null };
  const requested = answering(
    json({
      ...rest,
      folder: 'school',
      id: 'school',
      blocks: [],
      files: { 'a.yaml': stored('a'), 'b.yaml': stored('b'), 'c.yaml': stored('c') },
      revision: 'x 1',
    }),
    json({ ...rest, files: {}, gone: [], revision: 'x 2' }),
    json({
      ...rest,
      files: { 'a.yaml': stored('a'), 'b.yaml': stored('new') },
      gone: ['c.yaml', 'd.yaml'],
      revision: 'x 3',
    }),
  );
  const { read } = serverStore(server);
  const opened = await read();
  const same = await read(opened);
  expect(same.files).toBe(opened.files);
  const changed = await read(same);
  expect(changed).toMatchObject({ folder: 'school', revision: 'x 3' });
  expect(changed.files).toEqual({ 'a.yaml': stored('a'), 'b.yaml': stored('new') });
  expect(changed.files['a.yaml']).toBe(opened.files['a.yaml']);
  expect(requested).toEqual(
    ['site', 'site?since=x+1', 'site?since=x+2'].map((name) => server.api + name),
  );
});
