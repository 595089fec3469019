/* oxlint-disable unicorn/consistent-function-scoping -- what is sent as text must hold all that it uses */
import { keptPrefix, listMark, offlineAddress } from '../site/offline.ts';
import { editorAddress } from '../site/hosted-repository.ts';
import { scriptJson } from '../ui/inline-script.ts';

/** The part of the worker's globals that is used; TypeScript's DOM types do not include service workers. */
type WorkerWorld = {
  caches: CacheStorage;
  location: { origin: string };
  clients: { claim(): Promise<void> };
  registration: { unregister(): Promise<boolean>; installing: unknown; waiting: unknown };
  /** The worker's own global, in browsers that support it. */
  serviceWorker?: { state: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
};

type WorkerEvent = Event & {
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
  request: Request;
  data: unknown;
};

type WorkerSettings = {
  /** The folder of hashed files. */
  assets: string;
  /** Differs between builds with different files. */
  version: string;
  prefix: string;
  offlinePage: string;
  /** Where the list of pages goes in the offline page. */
  listMark: string;
  /** Where the editor on the web is: it is no page, and must always be the latest. */
  editor: string;
  /** The pages that are fetched in advance. */
  pages: readonly string[];
  /** The most bytes to fetch for them. */
  mostBytes: number;
  /** The most pages to store. */
  mostPages: number;
};

/**
 * The worker. A page comes from the network whenever there is one, and is then stored with the styles, script and fonts
 * that its HTML refers to: these are hashed, so a page never gets those of another build. Offline, the stored page is
 * shown, or else the offline page with a list of the stored ones. A new build has its own cache and deletes earlier
 * ones. The function is inlined, so it must not use anything outside itself.
 */
function work(world: WorkerWorld, settings: WorkerSettings): void {
  const name = settings.prefix + settings.version;
  const pathOf = (address: string) => new URL(address, world.location.origin).pathname;
  const isPage = (path: string) =>
    !/\.\w+$/.test(path) && path !== settings.editor && !path.startsWith(`${settings.editor}/`);
  const files = (html: string) =>
    new Set(
      html
        // Along with what its islands need.
        .replaceAll(/data-scripts="[^"]*"/g, '')
        .match(
          new RegExp(`${settings.assets.replaceAll('.', '[.]')}[\\w.-]+\\.(?:css|js|woff2)`, 'g'),
        ),
    );

  /** Stores a page completely or not at all, and returns its size in bytes; 0 if it exceeds the limit. */
  const keep = async (path: string, response: Response, most = Infinity): Promise<number> => {
    // A worker that has been replaced would recreate the cache that its successor deleted.
    if (world.serviceWorker?.state === 'redundant') return 0;
    const cache = await world.caches.open(name);
    const html = await response.clone().text();
    const answers: [string, Response][] = [];
    let bytes = html.length;
    for (const file of files(html)) {
      if (await cache.match(file)) continue;
      const answer = await fetch(file);
      if (!answer.ok) return 0;
      bytes += (await answer.clone().blob()).size;
      answers.push([file, answer]);
    }
    if (bytes > most) return 0;
    for (const [file, answer] of answers) await cache.put(file, answer);
    await cache.delete(path);
    await cache.put(path, response);
    const pages = (await cache.keys()).filter(({ url }) => isPage(pathOf(url)));
    for (const page of pages.slice(0, -settings.mostPages)) await cache.delete(page);
    return bytes;
  };

  const fetchPage = async (path: string, most?: number): Promise<number> => {
    const response = await fetch(path);
    return response.ok ? keep(path, response, most) : 0;
  };

  const kept = (path: string): Promise<Response | undefined> =>
    world.caches.match(path, { cacheName: name });

  /**
   * The offline page with the list of stored pages. Titles are taken from stored pages, where they are already escaped.
   */
  const offline = async (): Promise<Response> => {
    const page = await kept(settings.offlinePage);
    if (!page) return Response.error();
    const cache = await world.caches.open(name);
    const items = await Promise.all(
      (await cache.keys()).map(async (request) => {
        const path = pathOf(request.url);
        if (!isPage(path)) return '';
        const html = (await (await cache.match(request))?.text()) ?? '';
        // The name of the site after the bar is left out.
        const title = /<title>([^<|]*)/.exec(html)?.[1]?.trim() ?? path;
        return `<li><a href="${path}">${title}</a></li>`;
      }),
    );
    const html = (await page.text()).replace(
      `${settings.listMark}>`,
      () => `${settings.listMark}>${items.join('')}`,
    );
    return new Response(html, {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  };

  const answerPage = async (event: WorkerEvent, path: string): Promise<Response> => {
    const { request } = event;
    try {
      const response = await fetch(request);
      const isHtml = response.headers.get('content-type')?.startsWith('text/html');
      if (response.status === 200 && response.type === 'basic' && isHtml) {
        event.waitUntil(keep(path, response.clone()).catch(() => 0));
      }
      return response;
    } catch (error) {
      const known = await kept(path);
      if (known) return known;
      // Whatever a page requests is seen by the fetch handler.
      if (request.mode !== 'navigate') throw error;
      return offline();
    }
  };

  world.addEventListener('install', (event) => {
    event.waitUntil(fetchPage(settings.offlinePage).then(() => world.skipWaiting()));
  });
  const tidy = async () => {
    const names = await world.caches.keys();
    const others = names.filter((one) => one.startsWith(settings.prefix) && one !== name);
    await Promise.all(others.map((one) => world.caches.delete(one)));
  };
  world.addEventListener('activate', (event) => {
    event.waitUntil(tidy().then(() => world.clients.claim()));
  });
  // A page that was open before the worker started reports its address; then the most important
  // pages are fetched.
  world.addEventListener('message', (event) => {
    const { data } = event;
    if (typeof data !== 'string') return;
    const fetchAll = async () => {
      await fetchPage(data);
      let left = settings.mostBytes;
      for (const page of settings.pages) {
        if (!(await kept(page))) left -= await fetchPage(page, left);
      }
    };
    event.waitUntil(fetchAll().catch(() => undefined));
  });
  world.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== world.location.origin) return;
    if (pathname.startsWith(settings.assets)) {
      event.respondWith(kept(pathname).then((known) => known ?? fetch(request)));
    } else if (request.mode === 'navigate' || request.headers.get('accept') === 'text/html') {
      if (!isPage(pathname)) return;
      event.respondWith(answerPage(event, pathname));
      // Whatever the previous worker stored while it was being replaced is deleted too.
      const { installing, waiting } = world.registration;
      if (!installing && !waiting) event.waitUntil(tidy());
    }
  });
}

/** Unregisters the worker and deletes its caches, for everyone who opens a page. */
function retire(world: WorkerWorld, prefix: string): void {
  world.addEventListener('install', (event) => event.waitUntil(world.skipWaiting()));
  world.addEventListener('activate', (event) => {
    const leave = async () => {
      const names = await world.caches.keys();
      await Promise.all(
        names.filter((one) => one.startsWith(prefix)).map((one) => world.caches.delete(one)),
      );
      await world.registration.unregister();
    };
    event.waitUntil(leave());
  });
}

/** The limit for pages that are fetched in advance, in uncompressed bytes. */
const mostBytes = 300_000;
const mostPages = 60;

/** The script of the worker; if the site does not want one, a script that removes it. */
export const workerScript = (
  isWanted: boolean,
  version: string,
  pages: readonly string[],
  base: string,
): string =>
  isWanted
    ? `(${work.toString()})(self,${scriptJson({
        version,
        assets: `${base}/assets/`,
        prefix: keptPrefix(base),
        offlinePage: base + offlineAddress,
        editor: base + editorAddress,
        listMark,
        pages,
        mostBytes,
        mostPages,
      } satisfies WorkerSettings)})`
    : `(${retire.toString()})(self,${scriptJson(keptPrefix(base))})`;
