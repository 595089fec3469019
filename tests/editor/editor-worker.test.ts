import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { editorWorkerScript } from '../../src/build/editor/editor-worker-script.ts';

const site = 'https://place.example';

/** The caches of a browser, in the order in which they were opened. */
class MemoryCaches {
  readonly all = new Map<string, Map<string, Response>>();
  readonly open = async (name: string) => {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, response: Response) => void entries.set(path, response),
      keys: async () => [...entries.keys()],
      delete: async (path: string) => entries.delete(path),
    };
  };
  readonly match = async (path: string, { cacheName }: { cacheName?: string } = {}) => {
    const caches = [...this.all].filter(([name]) => cacheName === undefined || name === cacheName);
    return caches
      .map(([, entries]) => entries.get(path))
      .find(Boolean)
      ?.clone();
  };
  readonly keys = async () => [...this.all.keys()];
  readonly delete = async (name: string) => this.all.delete(name);
}

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });
const script = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/javascript' } });

/** A browser with the worker of a version of the editor, and what its host answers; null without a network. */
function browser(caches: MemoryCaches, version: string, hashed: readonly string[]) {
  const listeners = new Map<string, (event: unknown) => void>();
  const network = new Map<string, () => Response>();
  const requests: string[] = [];
  const line = { isCut: false };
  const fetch = async (request: string | { url: string }) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    requests.push(path);
    const answer = network.get(path);
    if (line.isCut) throw new TypeError('Failed to fetch');
    return answer?.() ?? new Response('', { status: 404 });
  };
  const self = {
    caches,
    location: { origin: site },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: unknown) => void) =>
      listeners.set(type, listener),
  };
  const code = editorWorkerScript({
    version,
    prefix: 'editor-',
    prefixes: ['/assets/', '/edit/engine-'],
    hashed,
    documents: [
      { path: '/edit', mark: 'id="editor-settings"' },
      { path: '/edit/page', mark: 'noindex' },
    ],
    maxSeen: 2,
    timeout: 20,
  });
  runInNewContext(code, { self, URL, Response, Headers, Promise, setTimeout, fetch });
  const happen = async (type: string, event: Record<string, unknown> = {}) => {
    const works: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    listeners.get(type)?.({
      ...event,
      waitUntil: (work: Promise<unknown>) => works.push(work),
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    const text = await (answer as Promise<Response> | null)?.then((response) => response.text());
    await Promise.all(works);
    return text;
  };
  const visit = (path: string) =>
    happen('fetch', { request: { method: 'GET', url: site + path, mode: 'navigate' } });
  for (const path of hashed) network.set(path, () => script(`${path} of the host`));
  network.set('/edit', () => html(`<i id="editor-settings">${version}</i>`));
  network.set('/edit/page', () => html('<meta name="robots" content="noindex">'));
  return { happen, visit, network, requests, line };
}

test('the whole editor is stored once, and then opens without a network, at both of its addresses', async () => {
  const { happen, visit, line, requests } = browser(new MemoryCaches(), 'v1', [
    '/assets/a-1.js',
    '/edit/engine-1.js',
  ]);
  await happen('install');
  await happen('activate');
  requests.length = 0;
  expect(await visit('/assets/a-1.js')).toBe('/assets/a-1.js of the host');
  expect(await visit('/edit/engine-1.js')).toBe('/edit/engine-1.js of the host');
  expect(requests).toEqual([]);
  line.isCut = true;
  for (const address of ['/edit', '/edit/', '/edit/index.html'])
    expect(await visit(address)).toContain('v1');
  expect(await visit('/edit/page')).toContain('noindex');
  // A page of the site whose address begins in the same way is none of the editor's.
  for (const address of ['/editors', '/edit/content.json', '/'])
    expect(await visit(address)).toBeUndefined();
});

test('a host that answers late, or with a page of somebody else, does not come between', async () => {
  const caches = new MemoryCaches();
  const { happen, visit, network } = browser(caches, 'v1', ['/assets/a-1.js']);
  // The page at which a hotel asks for money.
  network.set('/edit', () => html('Welcome to our network'));
  await expect(happen('install')).rejects.toThrow('/edit has not arrived.');
  network.set('/edit', () => html('<i id="editor-settings">v1</i>'));
  await happen('install');
  network.set('/edit', () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await visit('/edit')).toContain('v1');
});

test('a new version loads only what is new; open tabs still find what they need, and older versions go', async () => {
  const caches = new MemoryCaches();
  const versions = [
    ['/assets/a-1.js', '/assets/b-1.js'],
    ['/assets/a-1.js', '/assets/b-2.js'],
    ['/assets/a-1.js', '/assets/b-3.js'],
  ];
  for (const [index, hashed] of versions.entries()) {
    const { happen, requests } = browser(caches, `v${index}`, hashed);
    await happen('install');
    await happen('activate');
    expect(requests.includes('/assets/a-1.js')).toBe(index === 0);
  }
  const { visit, line } = browser(caches, 'v2', []);
  line.isCut = true;
  expect(await visit('/assets/b-2.js')).toContain('of the host');
  await expect(visit('/assets/b-1.js')).rejects.toThrow('Failed to fetch');
});

const picture = (name: string) => `/assets/${name}.jpg`;

test('pictures that were seen are stored, the last ones of them', async () => {
  const { happen, visit, network, line } = browser(new MemoryCaches(), 'v1', []);
  for (const name of ['a', 'b', 'c'])
    network.set(
      picture(name),
      () => new Response(name, { headers: { 'content-type': 'image/jpeg' } }),
    );
  await happen('install');
  await visit(picture('a'));
  // This one had been loaded before the worker started.
  await happen('message', { data: { loaded: [site + picture('b'), 'https://other.example/x'] } });
  await visit(picture('c'));
  line.isCut = true;
  expect(await visit(picture('b'))).toBe('b');
  expect(await visit(picture('c'))).toBe('c');
  await expect(visit(picture('a'))).rejects.toThrow('Failed to fetch');
});
