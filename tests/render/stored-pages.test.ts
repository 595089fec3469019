import { expect, test } from 'vitest';
import { runWorker } from './run-worker.ts';

const site = 'https://place.example';
const html = { 'content-type': 'text/html; charset=utf-8' };

/** A page of the site in the folder /town, as the build writes it. */
const pageAt = (path: string | null, words: string) =>
  `<!doctype html><html lang="en"><head>${path === null ? '' : `<link rel="canonical" href="${site}${path}"/>`}` +
  `<link rel="stylesheet" href="/town/assets/page-a1.css"/></head><body>${words}` +
  '<div data-site-notice="/town/notice.json"></div><p role="status" data-worker="/town/worker.js"></p></body></html>\n';

type Answer = {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  redirected?: true;
};

/** A response as a browser gives it to the worker. */
function responseOf({ status = 200, headers = html, body = '', redirected }: Answer): Response {
  const response = new Response(body, { status, headers });
  if (redirected) Object.defineProperty(response, 'redirected', { value: true });
  const clone = response.clone.bind(response);
  // A copy of a response keeps what led to it.
  response.clone = () => (redirected ? responseOf({ status, headers, body, redirected }) : clone());
  return response;
}

/** The path of a request, or of the address of one. */
const pathOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, site).pathname;

/** The cache storage of a browser, with what the worker uses of it. */
function cacheStorage() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (request: string) => entries.get(pathOf(request))?.clone(),
      put: async (request: string, response: Response) =>
        void entries.set(pathOf(request), response),
      delete: async (request: string) => entries.delete(pathOf(request)),
      keys: async () => [...entries.keys()].map((path) => ({ url: site + path })),
    };
  };
  return {
    open: async (name: string) => cacheOf(name),
    match: async (request: string, { cacheName }: { cacheName: string }) =>
      cacheOf(cacheName).match(request),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
}

/** A browser with the worker, whose network answers by path, or not at all. */
function browser() {
  const network = new Map<string, Answer>();
  const listeners = new Map<string, (event: unknown) => void>();
  const fetch = async (request: string | { url: string }) => {
    const answer = network.get(pathOf(request));
    if (!answer) throw new TypeError('There is no network.');
    return responseOf(answer);
  };
  const self = {
    caches: cacheStorage(),
    location: { origin: site },
    registration: { installing: null, waiting: null },
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
    skipWaiting: async () => undefined,
  };
  runWorker({ self, Response, Headers, TextDecoder, fetch });

  /** Lets the worker handle an event, and waits until it has done everything. */
  const send = async (type: string, event: object): Promise<Response | null> => {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    listeners.get(type)?.({
      ...event,
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
    });
    const response = await answer;
    await Promise.all(work);
    return response;
  };
  const open = async (path: string): Promise<string> => {
    const request = { method: 'GET', url: site + path, mode: 'navigate', headers: new Headers() };
    return (await send('fetch', { request }).catch(() => null))?.text() ?? 'nothing';
  };
  return {
    network,
    install: () => send('install', {}),
    tell: (path: string) => send('message', { data: { page: path, fetchesOthers: true } }),
    open,
    /** What is shown at an address without a network. */
    openOffline: async (path: string) => {
      const online = new Map(network);
      network.clear();
      const shown = await open(path);
      for (const [address, answer] of online) network.set(address, answer);
      return shown;
    },
  };
}

const css = { headers: { 'content-type': 'text/css' }, body: 'body{margin:0}' };

/** A browser that has the page /town/fees, and shows it offline. */
async function withFees() {
  const it = browser();
  it.network.set('/town/offline.html', { body: pageAt(null, 'No connection') });
  it.network.set('/town/assets/page-a1.css', css);
  it.network.set('/town/fees', { body: pageAt('/town/fees', 'Good') });
  await it.install();
  await it.open('/town/fees');
  expect(await it.openOffline('/town/fees')).toContain('Good');
  return it;
}

test.each<[string, Answer]>([
  ['the page of a network that wants a sign-in', { body: '<html><body>Sign in</body></html>' }],
  ['an empty answer', {}],
  ['half a page', { body: pageAt('/town/fees', 'Half').slice(0, -20) }],
  ['another page of the site', { body: pageAt('/town/news', 'News') }],
  ['the page that says that there is none, as if there were one', { body: pageAt(null, 'None') }],
  ['what a redirect led to', { body: pageAt('/town/fees', 'Moved'), redirected: true }],
  [
    'a page of another site in this host',
    { body: pageAt('/town/fees', '').replace('/town/w', '/w') },
  ],
  ['no page', { body: pageAt('/town/fees', 'Text'), headers: { 'content-type': 'text/plain' } }],
  ['an error', { status: 500, body: pageAt('/town/fees', 'Error') }],
  [
    'fewer bytes than were promised',
    { body: pageAt('/town/fees', 'Short'), headers: { ...html, 'content-length': '5000' } },
  ],
])('%s does not replace a stored page', async (_what, answer) => {
  const it = await withFees();
  it.network.set('/town/fees', answer);
  expect(await it.open('/town/fees')).toBe(answer.body ?? '');
  expect(await it.openOffline('/town/fees')).toContain('Good');
});

test.each<[string, Answer]>([
  ['a document', { body: '<html>Sign in</html>' }],
  ['nothing', { ...css, body: '' }],
  [
    'fewer bytes than were promised',
    { ...css, headers: { ...css.headers, 'content-length': '99' } },
  ],
  ['what a redirect led to', { ...css, redirected: true }],
])(
  '%s in place of a stylesheet is not stored, nor the page that needs it',
  async (_what, answer) => {
    const it = await withFees();
    const body = pageAt('/town/news', 'News').replace('page-a1', 'page-b2');
    it.network.set('/town/news', { body });
    it.network.set('/town/assets/page-b2.css', answer);
    expect(await it.open('/town/news')).toBe(body);
    expect(await it.openOffline('/town/news')).toContain('No connection');
    it.network.set('/town/assets/page-b2.css', { ...css, body: 'main{margin:0}' });
    await it.tell('/town/news');
    expect(await it.openOffline('/town/news')).toBe(body);
  },
);

test('a page without a network says at its top how old it is, where its host has dated it', async () => {
  const it = await withFees();
  expect(await it.openOffline('/town/fees')).not.toContain('As it was');
  const headers = { ...html, date: 'Fri, 20 Nov 2026 07:05:00 GMT' };
  const body = pageAt('/town/fees', 'Good');
  it.network.set('/town/fees', {
    body,
    headers: { ...headers, 'content-length': `${body.length}` },
  });
  expect(await it.open('/town/fees')).toBe(body);
  const shown = await it.openOffline('/town/fees');
  const time = new Date(headers.date).toLocaleString('en', {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const line = `<p>As it was on ${time}.</p></section><div data-site-notice`;
  expect(shown).toContain(line);
  expect(shown.split('Good')).toHaveLength(2);
  expect(shown).toContain('href="/town/assets/notice-a1.css"');
});

test.each([404, 410])(
  'a page that was withdrawn (%i) is no longer shown offline',
  async (status) => {
    for (const learn of ['open', 'tell'] as const) {
      const it = await withFees();
      it.network.set('/town/fees', { status, body: pageAt(null, 'None') });
      await it[learn]('/town/fees');
      const shown = await it.openOffline('/town/fees');
      expect(shown).toContain('No connection');
      expect(shown).not.toContain('/town/fees"');
    }
  },
);

test('a worker without its offline page does not take the place of the one before', async () => {
  const it = browser();
  it.network.set('/town/offline.html', { body: '<html><body>Sign in</body></html>' });
  await expect(it.install()).rejects.toThrow('No page');
});

test('without a connection a page in another language is answered in its language', async () => {
  const it = browser();
  it.network.set('/town/assets/page-a1.css', css);
  it.network.set('/town/offline.html', { body: pageAt(null, 'No connection') });
  it.network.set('/town/offline-sw.html', { body: pageAt(null, 'Hakuna mtandao') });
  await it.install();
  expect(await it.openOffline('/town/sw')).toContain('Hakuna mtandao');
  expect(await it.openOffline('/town/sw/bei')).toContain('Hakuna mtandao');
  expect(await it.openOffline('/town/sw/english/fees')).toContain('No connection');
  expect(await it.openOffline('/town/swimming')).toContain('No connection');
});

test('where the page of a language did not come, that of the main language is shown', async () => {
  const it = browser();
  it.network.set('/town/assets/page-a1.css', css);
  it.network.set('/town/offline.html', { body: pageAt(null, 'No connection') });
  await it.install();
  expect(await it.openOffline('/town/sw/bei')).toContain('No connection');
});
