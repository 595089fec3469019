/* oxlint-disable unicorn/consistent-function-scoping -- what is sent as text must hold all that it uses */
import type { WorkerEvent, WorkerWorld } from '../../render/index.ts';
import { scriptJson } from '../../layout/index.ts';

/** A document of the editor, and what only that document contains. */
export type EditorDocumentMark = { path: string; mark: string };

/** What the worker of the editor depends on. */
type EditorWorkerSettings = {
  /** Differs between versions of the editor's files. */
  version: string;
  /** The beginning of the names of its caches. */
  prefix: string;
  /** What the paths of hashed files begin with. */
  prefixes: readonly string[];
  /** The files whose names change with their content. */
  hashed: readonly string[];
  documents: readonly EditorDocumentMark[];
  /** How many files are stored because they were seen: pictures and fonts. */
  maxSeen: number;
  /** How long a document of the network is waited for while there is a stored one, in milliseconds. */
  timeout: number;
};

/**
 * The worker of the editor on the web. It stores all files of one version together and then answers with them without a
 * network; with one, documents are always the latest. Hashed files are taken from the cache. An open tab may still need
 * files of the version before, so that version is retained. The function is inlined, so it must not use anything
 * outside itself.
 */
function work(world: WorkerWorld, settings: EditorWorkerSettings): void {
  const name = settings.prefix + settings.version;
  const seenName = `${settings.prefix}seen`;
  const pathOf = (address: string) => new URL(address, world.location.origin).pathname;
  const types: Readonly<Record<string, RegExp>> = {
    html: /^text\/html/,
    css: /^text\/css/,
    js: /^\w+\/(?:x-)?javascript/,
    woff2: /^(?:font|application)\//,
  };

  const isHashed = (path: string) => settings.prefixes.some((prefix) => path.startsWith(prefix));

  /** The path of a document of the editor without what hosts add to it; null for other paths. */
  const documentOf = (path: string): string | null => {
    const plain = path.replace(/\/(?:index\.html)?$/, '');
    return settings.documents.some((document) => document.path === plain) ? plain : null;
  };

  /** The bytes of a file that has arrived completely; networks answer with documents of their own, and lines break. */
  const wholeOf = async (path: string, response: Response): Promise<Blob | null> => {
    const kind = /\.(\w+)$/.exec(path)?.[1] ?? 'html';
    const { status, headers } = response;
    const length = headers.get('content-encoding') ? null : headers.get('content-length');
    const type = types[kind] ?? /^image\//;
    if (status !== 200 || !type.test(headers.get('content-type') ?? '')) return null;
    const body = await response.clone().blob();
    const isComplete = body.size > 0 && (length === null || Number(length) === body.size);
    return isComplete ? body : null;
  };

  const storeHashed = async (cache: Cache, path: string): Promise<void> => {
    if (await cache.match(path)) return;
    const stored = await world.caches.match(path);
    // The browser has just loaded most of them.
    const response = stored ?? (await fetch(path, { cache: 'force-cache' }));
    if (!(await wholeOf(path, response))) throw new Error(`${path} has not arrived.`);
    await cache.put(path, response);
  };

  const storeDocument = async (cache: Cache, { path, mark }: EditorDocumentMark): Promise<void> => {
    const response = await fetch(path, { cache: 'no-cache' });
    const body = await wholeOf(path, response);
    if (!body || !(await body.text()).includes(mark)) throw new Error(`${path} has not arrived.`);
    // Hosts lead from /edit to /edit/, and browsers refuse a stored answer that remembers it.
    const headers = new Headers(response.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    await cache.put(path, new Response(body, { headers }));
  };

  const storeVersion = async (): Promise<void> => {
    const cache = await world.caches.open(name);
    await Promise.all([
      ...settings.hashed.map((path) => storeHashed(cache, path)),
      ...settings.documents.map((document) => storeDocument(cache, document)),
    ]);
  };

  /** Stores a file that was seen, instead of those that were seen longest ago. */
  const storeSeen = async (path: string, response: Response): Promise<void> => {
    if (!(await wholeOf(path, response))) return;
    const cache = await world.caches.open(seenName);
    await cache.put(path, response);
    const all = await cache.keys();
    for (const oldest of all.slice(0, -settings.maxSeen)) await cache.delete(oldest);
  };

  const answerHashed = async (event: WorkerEvent, path: string): Promise<Response> => {
    const stored = await world.caches.match(path);
    if (stored) return stored;
    const response = await fetch(event.request);
    event.waitUntil(storeSeen(path, response.clone()).catch(() => undefined));
    return response;
  };

  const answerDocument = async (event: WorkerEvent, path: string): Promise<Response> => {
    const fresh = fetch(event.request);
    const stored = await world.caches.match(path, { cacheName: name });
    if (!stored) return fresh;
    const late = new Promise<Response>((resolve) =>
      setTimeout(() => resolve(stored.clone()), settings.timeout),
    );
    return Promise.race([fresh.catch(() => stored.clone()), late]);
  };

  /** Deletes all versions but this one and the one before, in the order in which they were stored. */
  const tidy = async (): Promise<void> => {
    const versions = (await world.caches.keys()).filter(
      (one) => one.startsWith(settings.prefix) && one !== seenName && one !== name,
    );
    await Promise.all(versions.slice(0, -1).map((one) => world.caches.delete(one)));
  };

  world.addEventListener('install', (event) => {
    event.waitUntil(storeVersion().then(() => world.skipWaiting()));
  });
  world.addEventListener('activate', (event) => {
    event.waitUntil(tidy().then(() => world.clients.claim()));
  });
  // A page that was open before the worker started lists what it has loaded.
  world.addEventListener('message', (event) => {
    const { loaded } = event.data ?? {};
    if (!Array.isArray(loaded)) return;
    const store = async () => {
      for (const address of loaded) {
        const path = pathOf(String(address));
        if (!isHashed(path) || (await world.caches.match(path))) continue;
        await storeSeen(path, await fetch(path, { cache: 'force-cache' }));
      }
    };
    event.waitUntil(store().catch(() => undefined));
  });
  world.addEventListener('fetch', (event) => {
    const { method, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== world.location.origin) return;
    if (isHashed(pathname)) {
      event.respondWith(answerHashed(event, pathname));
      return;
    }
    const document = documentOf(pathname);
    if (document !== null) event.respondWith(answerDocument(event, document));
  });
}

/** The script of the editor's service worker. */
export const editorWorkerScript = (settings: EditorWorkerSettings): string =>
  `(${work.toString()})(self,${scriptJson(settings)})`;
