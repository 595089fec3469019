import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { readDiskCache } from '../content/disk-cache.ts';
import { createLoadCache, type LoadCache } from '../content/load-site.ts';
import { formatDiagnostic } from '../diagnostics/format-text.ts';
import type * as DevSiteModule from './dev-site.ts';
import type { DevSite } from './dev-site.ts';
import type { ReadySite } from './ready-site.ts';
import { changedEvent, diagnosticsEvent, listeningEvent, type ShownDiagnostic } from './events.ts';
import { hashOf } from '../content/load-cache.ts';
import { inEditor, pageVersion } from '../editor/page/in-editor.ts';
import { EditServer } from './edit/edit-server.ts';
import { guardServer } from './request-guard.ts';
import { serveImages } from './serve-images.ts';

/** Several files are often saved together, and some editors write a file in two steps; in milliseconds. */
const settleTime = 15;

/** What the development server may be told besides where the content is. */
export type DevSiteOptions = {
  /** The day whose site is shown, where no address asks for another; left out, that of today with all drafts. */
  asOf?: string | undefined;
  /**
   * The code that renders, where it is loaded already: it serves until a source file changes. Vite, which loads it
   * anew from then on, needs seconds for the first page.
   */
  code?: typeof DevSiteModule | undefined;
};

/**
 * The development server's part of the site: it renders pages through the same code as the build, and tells open
 * pages when content has changed or has mistakes. While it has mistakes the last good site stays.
 */
export function devSitePlugin(contentDir: string, options: DevSiteOptions = {}): Plugin {
  let edit: EditServer | null = null;
  let site: OpenSite | null = null;
  return {
    name: 'site',
    configureServer(server) {
      if (server.httpServer) guardServer(server.httpServer);
      const opened = new OpenSite(server, {
        ...options,
        contentDir,
        cookieFor: (request) => edit?.cookieFor(request) ?? '',
      });
      site = opened;
      watchContent(server, contentDir, () => opened.reload());
      // What was saved between the rendering of a page and its listening is not lost.
      server.ws.on(listeningEvent, (changes: unknown, client) => {
        if (changes !== opened.changes) client.send(changedEvent);
      });
      const answerImage = serveImages(path.join(contentDir, 'images'));
      server.middlewares.use('/@images', (request, response, next) => {
        answerImage(request, response).catch(next);
      });
      const answerFont = serveImages(contentDir);
      server.middlewares.use('/@fonts', (request, response, next) => {
        answerFont(request, response).catch(next);
      });
      const { root, logger } = server.config;
      edit = new EditServer({
        contentDir,
        root,
        picturesAddress: '/@images/',
        saved: () => opened.outdate(),
        reportError: (error) => logger.error(error.stack ?? error.message),
      });
      server.middlewares.use((request, response, next) => {
        edit?.answer(request, response, next).catch(next);
      });
      return () => {
        server.middlewares.use((request, response, next) => {
          opened.answer(request, response).catch(next);
        });
      };
    },
    hotUpdate({ file, server }) {
      if (!file.startsWith(contentDir)) {
        edit?.forgetScripts();
        site?.forgetCode();
      }
      // Blocks are rendered on the server: where Vite has nothing to replace in the browser, the page is rendered again.
      if (this.environment.name === 'ssr' && !file.startsWith(contentDir)) {
        server.ws.send(changedEvent);
      }
    },
  };
}

function watchContent(server: ViteDevServer, contentDir: string, changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  server.watcher.add(contentDir);
  server.watcher.on('all', (_event, file) => {
    if (!path.resolve(file).startsWith(contentDir + path.sep)) return;
    clearTimeout(timer);
    timer = setTimeout(changed, settleTime);
  });
}

type OpenSiteOptions = DevSiteOptions & {
  contentDir: string;
  cookieFor: (request: IncomingMessage) => string;
};

class OpenSite {
  #cache: LoadCache;
  /** The code that renders, until it has changed. */
  #loadedCode: typeof DevSiteModule | undefined;
  readonly #server: ViteDevServer;
  readonly #options: OpenSiteOptions;
  /** The sites of other days than today, until something changes. */
  readonly #ofDays = new Map<string, Promise<DevSite>>();
  /** How often open pages were notified of a change. */
  changes = 0;
  #latest: Promise<DevSite> | null = null;
  #lastGood: ReadySite | null = null;
  #loads = 0;
  #lastGoodLoad = 0;

  constructor(server: ViteDevServer, options: OpenSiteOptions) {
    this.#server = server;
    this.#options = options;
    this.#loadedCode = options.code;
    this.#cache = readDiskCache(options.contentDir, (words) => server.config.logger.info(words));
  }

  /** What was checked by code that has changed is checked again by the new code. */
  forgetCode(): void {
    this.#loadedCode = undefined;
    this.#cache = createLoadCache();
    this.#latest = null;
    this.#ofDays.clear();
  }

  /** The code that renders, loaded through Vite so that a change in a block or a check takes effect immediately. */
  async #code(): Promise<typeof DevSiteModule> {
    if (this.#loadedCode) return this.#loadedCode;
    const environment = this.#server.environments.ssr;
    if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the site here.');
    return environment.runner.import<typeof DevSiteModule>('/src/dev/dev-site.ts');
  }

  async #load(): Promise<DevSite> {
    this.#loads += 1;
    const load = this.#loads;
    const site = await (await this.#code()).loadDevSite(this.#options.contentDir, this.#cache);
    // One that began earlier may end later.
    if (site.tree && load > this.#lastGoodLoad) {
      this.#lastGood = site;
      this.#lastGoodLoad = load;
    }
    return site;
  }

  /** The site of a day, as visitors get it. */
  async #loadDay(day: string): Promise<DevSite> {
    const code = await this.#code();
    const known =
      this.#ofDays.get(day) ?? code.loadDevSite(this.#options.contentDir, this.#cache, day);
    this.#ofDays.set(day, known);
    return known;
  }

  /** Files were saved, of which the watcher tells later: what is asked for next is read anew. */
  outdate(): void {
    this.#latest = null;
    this.#ofDays.clear();
  }

  /** Reads what has changed on the disk and tells the open pages. */
  async reload(): Promise<void> {
    this.#ofDays.clear();
    const latest = this.#load();
    this.#latest = latest;
    const site = await latest.catch((error: Error) => {
      // The code is being changed: what it cannot do now it may do at the next request.
      if (this.#latest === latest) this.#latest = null;
      this.#server.config.logger.error(error.stack ?? error.message);
    });
    if (!site) return;
    if (site.tree) {
      this.changes += 1;
      this.#server.ws.send(changedEvent);
    }
    this.#server.ws.send(diagnosticsEvent, shown(site));
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { pathname } = url;
    const code = await this.#code();
    const editor = code.answerEditor(url);
    if (editor) {
      if (editor.isDocument) response.setHeader('set-cookie', this.#options.cookieFor(request));
      respond(response, 200, editor.type, editor.text);
      return;
    }
    const asked = url.searchParams.get('asOf');
    if (asked !== null) response.setHeader('set-cookie', dayCookie(asked));
    // The editor shows everything, whatever day is looked at in another tab.
    const isInEditor = url.searchParams.has(inEditor);
    const day = isInEditor
      ? undefined
      : (code.readAsOf(asked, request.headers.cookie) ?? this.#options.asOf);
    this.#latest ??= this.#load();
    const latest = await (day === undefined ? this.#latest : this.#loadDay(day));
    const site = latest.tree || day !== undefined ? latest : this.#lastGood;
    const diagnostics = shown(latest);
    if (!site?.tree) {
      respond(response, 500, 'text/html', await this.#withVite(pathname, emptyPage, diagnostics));
      return;
    }
    const answer = code.answerDevRequest(site, url);
    switch (answer.kind) {
      case 'redirect':
        response.writeHead(302, { location: answer.to }).end();
        return;
      case 'file':
        respond(response, 200, answer.type, answer.text);
        return;
      case 'tool':
        respond(
          response,
          200,
          'text/html',
          await this.#server.transformIndexHtml(pathname, answer.html),
        );
        return;
      case 'page':
        respond(
          response,
          answer.status,
          'text/html',
          // In the editor the page is what the editor makes of it.
          isInEditor
            ? await this.#server.transformIndexHtml(pathname, withVersion(answer.html))
            : await this.#withVite(pathname, answer.html, diagnostics),
        );
    }
  }

  /** Adds Vite's client, the way into the editor, and the overlay, which shows the diagnostics there are already. */
  #withVite(pathname: string, html: string, diagnostics: ShownDiagnostic[]): Promise<string> {
    const overlay = renderToStaticMarkup(
      createElement(
        Fragment,
        null,
        createElement('script', {
          type: 'module',
          src: '/src/dev/overlay.ts',
          'data-diagnostics': JSON.stringify(diagnostics),
          'data-changes': this.changes,
        }),
        createElement('script', { type: 'module', src: '/src/dev/edit/edit-button.ts' }),
      ),
    );
    return this.#server.transformIndexHtml(
      pathname,
      html.replace('</body>', () => `${overlay}\n</body>`),
    );
  }
}

/** The editor reads a page twice, in its frame and as text: by this it knows whether they are the same. */
const withVersion = (html: string) =>
  html.replace('<html ', () => `<html ${pageVersion}="${hashOf(Buffer.from(html))}" `);

/** Pages that are opened after one with `?asOf=DAY` are of that day too, until `?asOf=`. */
const dayCookie = (day: string) =>
  `as-of=${encodeURIComponent(day)}; Path=/; SameSite=Strict${day === '' ? '; Max-Age=0' : ''}`;

const emptyPage =
  '<!doctype html><html lang="en"><head><title>The site cannot be shown yet</title></head><body></body></html>';

const shown = ({ diagnostics, texts }: DevSite): ShownDiagnostic[] =>
  diagnostics.map((diagnostic) => ({
    severity: diagnostic.severity,
    text: formatDiagnostic(diagnostic, texts(diagnostic.file)),
  }));

function respond(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
  });
  response.end(text);
}
