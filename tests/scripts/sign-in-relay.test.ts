import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import relay from '../../scripts/sign-in-relay/relay.mjs';

const site = 'https://school.example';
const env = {
  CLIENT_ID: 'id',
  CLIENT_SECRET: 'secret',
  ALLOWED_ORIGINS: `${site}/, https://b.example`,
};
const verifier = 'v'.repeat(43);
const whole = { code: 'abc', verifier, redirect: `${site}/edit/` };

/** Asks the relay as a page of the site does. */
const ask = (
  body: unknown,
  {
    method = 'POST',
    headers = {},
    ...given
  }: { method?: string; headers?: object; env?: object } = {},
) =>
  relay.fetch(
    new Request('https://relay.example/', {
      method,
      headers: { origin: site, 'content-type': 'application/json', ...headers },
      ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
    { ...env, ...given.env },
  );

/** GitHub answers with this; returns what it was sent. */
function github(answer: unknown) {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    sent.push(new Request(address, options));
    return Response.json(answer);
  });
  return sent;
}

test('only pages of the site read an answer', async () => {
  const sent = github({ access_token: 'token' });
  for (const origin of ['https://evil.example', `${site}.evil.example`, 'null']) {
    const answer = await ask(whole, { headers: { origin } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  }
  expect(sent).toEqual([]);
  const preflight = await ask(null, {
    method: 'OPTIONS',
    headers: { origin: 'https://b.example' },
  });
  expect([preflight.status, Object.fromEntries(preflight.headers)]).toMatchObject([
    204,
    {
      'access-control-allow-origin': 'https://b.example',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      vary: 'Origin',
    },
  ]);
  const answer = await ask(whole);
  expect(await answer.json()).toEqual({ token: 'token', expiresIn: null });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': site,
    'cache-control': 'no-store',
    'content-type': 'application/json',
  });
});

test('the secret goes to the host of the settings, with the code and its verifier', async () => {
  const sent = github({ access_token: 'token', refresh_token: 'longer', expires_in: 28_800 });
  const answer = await ask(whole, { env: { HOST_ADDRESS: 'https://git.example' } });
  expect(await answer.json()).toEqual({ token: 'token', expiresIn: 28_800 });
  expect(sent[0]?.url).toBe('https://git.example/login/oauth/access_token');
  expect(await sent[0]?.json()).toEqual({
    client_id: 'id',
    client_secret: 'secret',
    code: 'abc',
    code_verifier: verifier,
    redirect_uri: `${site}/edit/`,
  });
});

test.each<[string, number, unknown, Parameters<typeof ask>[1]?]>([
  ['a GET request', 405, null, { method: 'GET' }],
  ['a form', 415, 'code=abc', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  ['a long text', 413, { ...whole, code: 'a'.repeat(5000) }],
  ['a length that is not true', 413, whole, { headers: { 'content-length': '5000' } }],
  ['broken JSON', 400, '{"code":'],
  ['no object', 400, null],
  ['no verifier', 400, { ...whole, verifier: undefined }],
  ['a verifier that is too short', 400, { ...whole, verifier: 'short' }],
  ['a code that is no code', 400, { ...whole, code: '../../x' }],
  ['a page of another site', 400, { ...whole, redirect: 'https://evil.example/edit/' }],
  ['a page that another page has made', 400, { ...whole, redirect: `blob:${site}/1f0e-4c` }],
  ['a page that a browser keeps', 400, { ...whole, redirect: `filesystem:${site}/temporary/x` }],
  ['a page that is no address', 400, { ...whole, redirect: '/edit/' }],
])('%s is refused in words, and GitHub is not asked', async (_, status, body, options) => {
  const sent = github({ access_token: 'token' });
  const answer = await ask(body, options);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('access-control-allow-origin')).toBe(site);
  expect(await answer.json()).toEqual({
    problem: 'request',
    message: expect.stringMatching(/^\w.*\.$/),
  });
  expect(sent).toEqual([]);
});

test('what GitHub refuses is reported without the secret', async () => {
  for (const [error, status, problem] of [
    ['bad_verification_code', 400, 'expired'],
    ['incorrect_client_credentials', 502, 'set-up'],
    ['redirect_uri_mismatch', 502, 'set-up'],
  ] as const) {
    github({ error, error_description: 'secret' });
    const answer = await ask(whole);
    const body = await answer.json();
    expect([answer.status, body.problem]).toEqual([status, problem]);
    expect(JSON.stringify(body)).not.toContain('secret');
  }
});

test.each([
  ['without an end', {}],
  ['of a length that is told', { 'content-length': '600000000' }],
])('an answer of GitHub %s is not read', async (_what, headers) => {
  let read = 0;
  let isLeft = false;
  const endless = new ReadableStream({
    pull: (controller) => {
      read += 10_000;
      controller.enqueue(new TextEncoder().encode(' '.repeat(10_000)));
      // What read on would never come to an end.
      if (read > 10_000_000) controller.error(new Error('Too much was read.'));
    },
    cancel: () => {
      isLeft = true;
    },
  });
  vi.stubGlobal('fetch', async () => new Response(endless, { headers }));
  const answer = await ask(whole);
  expect([answer.status, (await answer.json()).problem]).toEqual([502, 'away']);
  expect(read).toBeLessThan(200_000);
  expect(isLeft).toBe(true);
});

test('a relay without its settings says which are missing', async () => {
  const answer = await ask(whole, { env: { CLIENT_SECRET: '', ALLOWED_ORIGINS: '' } });
  expect(answer.status).toBe(500);
  expect((await answer.json()).message).toContain('CLIENT_SECRET, ALLOWED_ORIGINS missing');
});

test('on Node it is a server of its own', async () => {
  const host = createServer((_, response) => response.end('{"access_token":"from the host"}'));
  await once(host.listen(0, '127.0.0.1'), 'listening');
  const address = host.address();
  const HOST_ADDRESS = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const server = spawn(process.execPath, ['scripts/sign-in-relay/serve.mjs'], {
    env: { ...process.env, ...env, HOST_ADDRESS, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(server.stdout, 'data');
    const relayUrl = /http:\S+/.exec(String(line))?.[0] ?? '';
    const headers = { origin: site, 'content-type': 'application/json' };
    const send = (body: string) => fetch(relayUrl, { method: 'POST', headers, body });
    expect(await (await send(JSON.stringify(whole))).json()).toMatchObject({
      token: 'from the host',
    });
    expect((await send('x'.repeat(100_000))).status).toBe(413);
    expect((await fetch(relayUrl)).status).toBe(403);
  } finally {
    server.kill();
    host.close();
  }
});
