import { beforeEach, expect, test, vi } from 'vitest';
import relay from '../../../scripts/sign-in-relay/relay.mjs';
import {
  finishSignIn,
  startSignIn,
  takeArrival,
} from '../../../src/editor/sign-in/sign-in-relay.ts';
import { safeStorage } from '../../../src/editor/sign-in/safe-storage.ts';
import { githubApp } from './github-app.ts';

const site = 'https://school.example';
const relayAddress = 'https://relay.example/';
const noon = Date.UTC(2026, 0, 5, 12);
const logged = ['log', 'info', 'warn', 'error', 'debug'] as const;

let app = githubApp();
let env: Record<string, string>;

// The browser asks the relay, and the relay asks GitHub.
beforeEach(() => {
  app = githubApp();
  env = { CLIENT_ID: app.clientId, CLIENT_SECRET: app.secret, ALLOWED_ORIGINS: site };
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    const isForRelay = address === relayAddress;
    const request = new Request(address, options);
    if (isForRelay) request.headers.set('origin', site);
    return isForRelay ? relay.fetch(request, env) : app.exchange(request);
  });
});

/** A tab of the browser on the editor's page. */
function tab() {
  const stored = new Map<string, string>();
  const page = {
    visited: '',
    location: {
      origin: site,
      pathname: '/edit/',
      search: '',
      hash: '#/pages/fees',
      assign: (address: string | URL) => {
        page.visited = String(address);
      },
    },
    history: {
      replaceState: (_: unknown, __: string, address?: string | URL | null) => {
        page.location.search = '';
        page.shown = String(address);
      },
    },
    shown: '',
    stored,
    storage: safeStorage(() => ({
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    })),
  };
  return page;
}

const settings = { host: 'https://github.com', client: 'Iv1.abc' };

/** Signs in, up to the moment when GitHub has led back. */
async function comeBack() {
  const page = tab();
  await startSignIn(settings, page);
  page.location.search = new URL(app.agree(page.visited)).search;
  page.location.hash = '';
  return page;
}

const finish = (page: ReturnType<typeof tab>) =>
  finishSignIn(takeArrival(page), { relay: relayAddress }, () => noon);
const refused = (problem: string) => ({ kind: 'refused', problem });

test('whoever agrees on the host’s page is signed in, where the editor was open', async () => {
  const spies = logged.map((level) => vi.spyOn(console, level));
  const page = await comeBack();
  const visited = new URL(page.visited);
  expect(visited.origin + visited.pathname).toBe('https://github.com/login/oauth/authorize');
  expect(Object.fromEntries(visited.searchParams)).toMatchObject({
    client_id: 'Iv1.abc',
    redirect_uri: 'https://school.example/edit/',
    code_challenge_method: 'S256',
  });
  expect(await finish(page)).toEqual({ kind: 'signed-in', token: 'gho_token', expires: null });
  expect(page.shown).toBe(`${site}/edit/#/pages/fees`);
  expect(JSON.stringify(app.received)).toContain('only the relay knows');
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  // Loading the page again finds nothing to do.
  expect(await finish(page)).toEqual({ kind: 'none' });
});

test.each(['/school/edit', '/school/edit/', '/school/edit/index.html'])(
  'the host leads back to one address, also from %s',
  async (pathname) => {
    const page = tab();
    page.location.pathname = pathname;
    await startSignIn(settings, page);
    page.location.search = new URL(app.agree(page.visited)).search;
    expect(await finish(page)).toMatchObject({ kind: 'signed-in' });
    expect(app.received).toMatchObject([{ redirect_uri: 'https://school.example/school/edit/' }]);
  },
);

test('a token that the host ends after some hours says when', async () => {
  app.expiresIn = 28_800;
  expect(await finish(await comeBack())).toMatchObject({ expires: noon + 28_800_000 });
});

test('an answer that was not asked for here, or was used before, gives no token', async () => {
  const other = await comeBack();
  const stranger = tab();
  stranger.location.search = other.location.search;
  expect(await finish(stranger)).toEqual(refused('expired'));

  const forged = await comeBack();
  forged.location.search = forged.location.search.replace(/state=.*/, 'state=forged');
  expect(await finish(forged)).toEqual(refused('expired'));
  expect(app.received).toEqual([]);

  const page = await comeBack();
  const { search } = page.location;
  await finish(page);
  page.location.search = search;
  expect(await finish(page)).toEqual(refused('expired'));
});

test('a code is useless with another verifier', async () => {
  const [mine, theirs] = [await comeBack(), await comeBack()];
  const code = new URLSearchParams(theirs.location.search).get('code') ?? '';
  mine.location.search = mine.location.search.replace(/code=\w+/, `code=${code}`);
  expect(await finish(mine)).toEqual(refused('expired'));
  expect(app.received).toHaveLength(1);
});

test('declining, a wrong secret and an outage are distinguished', async () => {
  const declined = await comeBack();
  declined.location.search = declined.location.search.replace(/code=\w+/, 'error=access_denied');
  expect(await finish(declined)).toEqual(refused('declined'));
  const page = await comeBack();
  env = { ...env, CLIENT_SECRET: 'mistyped' };
  expect(await finish(page)).toEqual(refused('set-up'));
  for (const state of ['fails', 'unreachable', 'elsewhere'] as const) {
    app.state = state;
    expect(await finish(await comeBack())).toEqual(refused('away'));
  }
});

test.each([
  ['no JSON', '{"state":'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[]'],
  ['nothing of what is needed', '{}'],
  ['a state without a verifier', '{"state":"a"}'],
  ['a hash that is an address', '{"state":"a","verifier":"b","hash":"//evil.example/"}'],
])('what was stored is %s: the code leaves the address all the same', async (_what, text) => {
  const page = await comeBack();
  page.stored.set('sign-in', text);
  expect(await finish(page)).toEqual(refused('expired'));
  expect(page.shown).toBe(`${site}/edit/`);
  expect([...page.stored]).toEqual([]);
});

test('in a browser that forbids storage no one leaves, and the code leaves the address', async () => {
  const storage = safeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const page = { ...tab(), storage };
  expect(await startSignIn(settings, page)).toBe('no-storage');
  expect(page.visited).toBe('');
  const back = await comeBack();
  expect(await finish({ ...back, storage })).toEqual(refused('expired'));
  expect(back.location.search).toBe('');
});
