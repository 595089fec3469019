/* oxlint-disable unicorn/consistent-function-scoping -- what is sent as text must hold all that it uses */
import { listMark, workerAddress, searchAddress, editorAddress } from '../site/index.ts';
import { scriptJson, storedPrefix } from '../layout/index.ts';
import type { WorkerEvent, WorkerWorld } from './worker-world.ts';

type WorkerSettings = {
  /** The folder of hashed files. */
  assets: string;
  /** Differs between builds with different files. */
  version: string;
  prefix: string;
  /** The page without a connection of the main language, and those of other languages with what they are for. */
  offlinePage: string;
  offlinePages: readonly (readonly [below: string, page: string])[];
  /** The pages that do not name their own address. */
  unnamed: readonly string[];
  /** What every page of the site contains, and no other document. */
  pageMark: string;
  /** Where the list of pages goes in the offline page. */
  listMark: string;
  /** Where the editor on the web is: it is no page, and must always be the latest. */
  editor: string;
  /** The pages that are fetched in advance. */
  pages: readonly string[];
  /** The stylesheet of notices, which a page without one lacks. */
  noticeStyles: string;
  /** What a page from the store says of its age, by its language. */
  storedAt: Readonly<Record<string, string>>;
  /** The most bytes to fetch for them. */
  maxBytes: number;
  /** The most pages to store. */
  maxPages: number;
};

/**
 * The worker. A page comes from the network whenever there is one, and is then stored with the styles, script and fonts
 * that its HTML refers to: these are hashed, so a page never gets those of another build. Offline, the stored page is
 * shown, or else the offline page with a list of the stored ones. Hosts and networks answer with documents of their own,
 * and lines break: only whole files of this site are stored. A page that is gone is removed. A new build has its own cache
 * and deletes earlier ones. The function is inlined, so it must not use anything outside itself.
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

  const types: Readonly<Record<string, RegExp>> = {
    html: /^text\/html/,
    css: /^text\/css/,
    js: /^\w+\/(?:x-)?javascript/,
    woff2: /^(?:font|application)\//,
  };

  /** Whether an answer is a file of this kind and has arrived completely. */
  const isWhole = (kind: string, { status, redirected, headers }: Response, bytes: number) => {
    const length = headers.get('content-encoding') ? null : headers.get('content-length');
    return (
      status === 200 &&
      !redirected &&
      types[kind]?.test(headers.get('content-type') ?? '') === true &&
      bytes > 0 &&
      (length === null || Number(length) === bytes)
    );
  };

  const withoutSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path);
  /** Whether a document is the whole page of an address of this site. */
  const isPageOf = (path: string, html: string) => {
    const named = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    return (
      html.includes(settings.pageMark) &&
      html.trimEnd().endsWith('</html>') &&
      (named === undefined
        ? settings.unnamed.includes(path)
        : withoutSlash(pathOf(named)) === withoutSlash(path))
    );
  };

  /** Stores a page completely or not at all, and returns its size in bytes; 0 if it exceeds the limit. */
  const storePage = async (path: string, response: Response, max = Infinity): Promise<number> => {
    const cache = await world.caches.open(name);
    const body = await response.clone().arrayBuffer();
    const html = new TextDecoder().decode(body);
    let bytes = body.byteLength;
    if (!isWhole('html', response, bytes) || !isPageOf(path, html)) return 0;
    const answers: [string, Response][] = [];
    for (const file of files(html)) {
      if (await cache.match(file)) continue;
      const answer = await fetch(file);
      const { size } = await answer.clone().blob();
      if (!isWhole(file.slice(file.lastIndexOf('.') + 1), answer, size)) return 0;
      bytes += size;
      answers.push([file, answer]);
    }
    if (bytes > max) return 0;
    for (const [file, answer] of answers) await cache.put(file, answer);
    await cache.delete(path);
    await cache.put(path, response);
    const pages = (await cache.keys()).filter(({ url }) => isPage(pathOf(url)));
    for (const page of pages.slice(0, -settings.maxPages)) await cache.delete(page);
    return bytes;
  };

  /** Stores the answer for a page; or removes the page if the answer is that it is gone. */
  const take = async (path: string, response: Response, max?: number): Promise<number> => {
    // A worker that has been replaced would recreate the cache that its successor deleted.
    if (world.serviceWorker?.state === 'redundant') return 0;
    if (response.status !== 404 && response.status !== 410) return storePage(path, response, max);
    const cache = await world.caches.open(name);
    for (const written of [withoutSlash(path), `${withoutSlash(path)}/`]) {
      if (written !== '') await cache.delete(written);
    }
    return 0;
  };

  const fetchPage = async (path: string, max?: number, cache?: RequestCache): Promise<number> =>
    take(path, await fetch(path, { cache }), max);

  const storedPage = (path: string): Promise<Response | undefined> =>
    world.caches.match(path, { cacheName: name });

  const storeNoticeStyles = async (): Promise<void> => {
    const styles = await fetch(settings.noticeStyles);
    const { size } = await styles.clone().blob();
    if (!isWhole('css', styles, size)) return;
    await (await world.caches.open(name)).put(settings.noticeStyles, styles);
  };

  /** A stored page, which says at its top when it was fetched; as it is if the host did not date it. */
  const withAge = async (response: Response): Promise<Response> => {
    const html = await response.clone().text();
    const fetched = new Date(response.headers.get('date') ?? '');
    const language = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? '';
    const words = settings.storedAt[language];
    if (words === undefined || Number.isNaN(fetched.getTime())) return response;
    const time = fetched.toLocaleString(language, {
      dateStyle: 'long',
      timeStyle: 'short',
      calendar: 'gregory',
    });
    const line = `<section class="site-notice" data-stored-at><p>${words.replace('{time}', time)}</p></section>`;
    const headers = new Headers(response.headers);
    headers.delete('content-encoding');
    headers.delete('content-length');
    const styles = `<link rel="stylesheet" href="${settings.noticeStyles}"/></head>`;
    return new Response(
      html.replace('</head>', () => styles).replace('<div data-site-notice', (part) => line + part),
      { headers },
    );
  };

  /**
   * The offline page with the list of stored pages. Titles are taken from stored pages, where they are already escaped.
   */
  const offline = async (requested: string): Promise<Response> => {
    const [, ofLanguage = ''] =
      settings.offlinePages.find(([below]) =>
        `${withoutSlash(requested)}/`.startsWith(`${withoutSlash(below)}/`),
      ) ?? [];
    const page = (await storedPage(ofLanguage)) ?? (await storedPage(settings.offlinePage));
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
      event.waitUntil(take(path, response.clone()).catch(() => 0));
      return response;
    } catch (error) {
      const cached = await storedPage(path);
      if (cached) return await withAge(cached);
      // Whatever a page requests is seen by the fetch handler.
      if (request.mode !== 'navigate') throw error;
      return offline(path);
    }
  };

  world.addEventListener('install', (event) => {
    const install = async () => {
      // What earlier visits stored stays until this worker can take its place.
      if ((await fetchPage(settings.offlinePage)) === 0)
        throw new Error('No page for offline use.');
      // Without that of another language, the one of the main language is shown.
      const others = new Set(settings.offlinePages.map(([, page]) => page));
      for (const page of others) await fetchPage(page).catch(() => 0);
      // Without its style, the line that says how old a page is can still be read.
      await storeNoticeStyles().catch(() => undefined);
      await world.skipWaiting();
    };
    event.waitUntil(install());
  });
  const tidy = async () => {
    const names = await world.caches.keys();
    const others = names.filter((one) => one.startsWith(settings.prefix) && one !== name);
    await Promise.all(others.map((one) => world.caches.delete(one)));
  };
  world.addEventListener('activate', (event) => {
    event.waitUntil(tidy().then(() => world.clients.claim()));
  });
  // A page that was open before the worker started reports its address: the browser has it already. With the second
  // page of a visit the most important ones are fetched.
  world.addEventListener('message', (event) => {
    const { page: open, fetchesOthers } = event.data ?? {};
    if (typeof open !== 'string') return;
    const fetchAll = async () => {
      await fetchPage(open, undefined, 'force-cache');
      if (fetchesOthers !== true) return;
      let remaining = settings.maxBytes;
      for (const page of settings.pages) {
        if (!(await storedPage(page))) remaining -= await fetchPage(page, remaining);
      }
    };
    event.waitUntil(fetchAll().catch(() => undefined));
  });
  world.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== world.location.origin) return;
    if (pathname.startsWith(settings.assets)) {
      event.respondWith(storedPage(pathname).then((cached) => cached ?? fetch(request)));
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
const maxBytes = 300_000;
const maxPages = 60;

/** What the worker of a site depends on. */
export type WorkerValues = Pick<
  WorkerSettings,
  'version' | 'pages' | 'noticeStyles' | 'storedAt' | 'offlinePage' | 'offlinePages'
> & {
  base: string;
};

/** The script of the worker. */
export const workerScript = ({ base, ...values }: WorkerValues): string =>
  `(${work.toString()})(self,${scriptJson({
    ...values,
    assets: `${base}/assets/`,
    prefix: storedPrefix(base),
    unnamed: [
      ...new Set([values.offlinePage, ...values.offlinePages.map(([, page]) => page)]),
      base + searchAddress,
    ],
    pageMark: `data-worker="${base}${workerAddress}"`,
    editor: base + editorAddress,
    listMark,
    maxBytes,
    maxPages,
  } satisfies WorkerSettings)})`;

/** The script that removes the worker, for a site that does not want one any more. */
export const retiringScript = (base: string): string =>
  `(${retire.toString()})(self,${scriptJson(storedPrefix(base))})`;
