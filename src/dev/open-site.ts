import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { codeVersion } from '../cache/cache-file.ts';
import type { ClassNames } from '../build/page-styles.ts';
import { checkInParallel, type CheckElsewhere } from '../content-files/check-in-parallel.ts';
import { readDiskCache, writeDiskCache } from '../content-files/disk-cache.ts';
import { createLoadCache, type LoadCache } from '../content-files/load-site.ts';
import { isChangedSince } from '../content-files/read-files.ts';
import { inEditor } from '../edit-protocol/in-editor.ts';
import type { BundleElsewhere } from '../editor-build/bundle-editor.ts';
import type * as DevSiteModule from './dev-site.ts';
import type { DevSite } from './dev-site.ts';
import type { CheckedSite } from './edit/publish/check-version.ts';
import { changedEvent, diagnosticsEvent } from './events.ts';
import type { ReadySite } from './ready-site.ts';
import { emptyPage, pageToEdit, shown, withVite } from './shown-documents.ts';

/** Options of the development server besides the content folder. */
export type DevSiteOptions = {
  /** The day whose site is shown, unless the URL says otherwise; by default today, with all drafts. */
  asOf?: string | undefined;
  /**
   * Preloaded rendering code, used until a source file changes. After that Vite loads it, which takes seconds for the
   * first page.
   */
  code?: typeof DevSiteModule | undefined;
  /** Checks pages in another process: the first load of a large site uses several processors. */
  checkElsewhere?: CheckElsewhere | undefined;
  /** Bundles the editor in another process, so that the site is shown meanwhile. */
  bundleElsewhere?: BundleElsewhere | undefined;
};

type OpenSiteOptions = DevSiteOptions & {
  contentDir: string;
  cookieFor: (request: IncomingMessage) => string;
  /** Called after each change on disk, including the editor's own. */
  filesChanged: () => void;
};

/** How long after the first load anything else is done, in milliseconds: meanwhile the first page is answered. */
export const afterFirstPage = 500;

/** The site in the development server: reloaded when content or code has changed. */
export class OpenSite {
  #cache: LoadCache;
  /** The rendering code, until it changes. */
  #loadedCode: typeof DevSiteModule | undefined;
  readonly #server: ViteDevServer;
  readonly #options: OpenSiteOptions;
  /** The sites of other days, until something changes. */
  readonly #ofDays = new Map<string, Promise<DevSite>>();
  /** How often open pages were notified of a change. */
  changes = 0;
  #latest: Promise<DevSite> | null = null;
  #lastGood: ReadySite | null = null;
  #loads = 0;
  #firstLoad = 0;
  #lastGoodLoad = 0;
  #isCacheScheduled = false;
  /** The code whose blocks code editors have the schemas of. */
  #described: typeof DevSiteModule | undefined;
  /** Whether the last load failed, or has not ended: the next one looks at all files. */
  #isBehind = false;
  #checked: Promise<void> | undefined;

  constructor(server: ViteDevServer, options: OpenSiteOptions) {
    this.#server = server;
    this.#options = options;
    this.#loadedCode = options.code;
    this.#cache = readDiskCache(options.contentDir);
  }

  /** Results of checks by old code are discarded. */
  forgetCode(): void {
    this.#loadedCode = undefined;
    this.#cache = createLoadCache();
    this.#latest = null;
    this.#ofDays.clear();
  }

  /** The rendering code, loaded through Vite so that changes in a block or a check take effect immediately. */
  async #code(): Promise<typeof DevSiteModule> {
    if (this.#loadedCode) return this.#loadedCode;
    const environment = this.#server.environments.ssr;
    if (!isRunnableDevEnvironment(environment)) throw new Error('Vite cannot run the site here.');
    return environment.runner.import<typeof DevSiteModule>('/src/dev/dev-site.ts');
  }

  /** The class names of the pages: a stylesheet may have been added since the start. */
  async classNames(): Promise<ClassNames> {
    return (await this.#code()).stylesheetClassNames;
  }

  /** Reads and checks the content in a folder as for the first time, with the blocks that there are now. */
  async loadAnew(contentDir: string): Promise<CheckedSite> {
    return (await this.#code()).loadSite(contentDir);
  }

  async #load(changed?: ReadonlySet<string>): Promise<DevSite> {
    this.#loads += 1;
    const load = this.#loads;
    const { contentDir, checkElsewhere } = this.#options;
    this.#checked ??= checkElsewhere && checkInParallel(contentDir, this.#cache, checkElsewhere);
    await this.#checked;
    const code = await this.#code();
    const isBehind = this.#isBehind;
    this.#isBehind = true;
    const site = await code.loadDevSite(
      contentDir,
      this.#cache,
      undefined,
      isBehind ? undefined : changed,
    );
    if (load === this.#loads) this.#isBehind = false;
    this.#scheduleCache();
    this.#describe(code);
    // A load that started earlier may finish later.
    if (site.tree && load > this.#lastGoodLoad) {
      this.#lastGood = site;
      this.#lastGoodLoad = load;
    }
    return site;
  }

  /** Caches the checked files once the first page was answered; results of changed code are of no version. */
  #scheduleCache(): void {
    if (this.#isCacheScheduled) return;
    this.#isCacheScheduled = true;
    setTimeout(() => {
      if (this.#loadedCode) writeDiskCache(this.#options.contentDir, this.#cache);
    }, afterFirstPage).unref();
  }

  /** Gives code editors the schemas of the blocks that there are now, once the first page was answered. */
  #describe(code: typeof DevSiteModule): void {
    if (this.#described === code) return;
    this.#described = code;
    setTimeout(() => {
      code.writeSchemas(this.#options.contentDir, this.#loadedCode ? codeVersion() : null);
    }, afterFirstPage).unref();
  }

  /** The site of a day, as visitors get it. */
  async #loadDay(day: string): Promise<DevSite> {
    const code = await this.#code();
    const site =
      this.#ofDays.get(day) ?? code.loadDevSite(this.#options.contentDir, this.#cache, day);
    this.#ofDays.set(day, site);
    return site;
  }

  /** Files were saved, which the watcher will report later: the next request reads them again. */
  outdate(): void {
    this.#latest = null;
    this.#ofDays.clear();
  }

  /** Loads the site before it is asked for. If that fails, the first request says why. */
  async preload(): Promise<void> {
    this.#firstLoad = Date.now();
    const load = this.#load();
    this.#latest = load;
    await load.catch(() => {
      if (this.#latest === load) this.#latest = null;
    });
  }

  /** Reads what changed before changes were noticed. */
  async catchUp(): Promise<void> {
    if (isChangedSince(this.#options.contentDir, this.#firstLoad)) await this.reload();
  }

  /** Reads changes from disk, of some files only if they are given, and notifies open pages. */
  async reload(changed?: ReadonlySet<string>): Promise<void> {
    this.#ofDays.clear();
    const latest = this.#load(changed);
    this.#latest = latest;
    const site = await latest.catch((error: Error) => {
      // The code is being changed: what fails now may work at the next request.
      if (this.#latest === latest) this.#latest = null;
      this.#server.config.logger.error(error.stack ?? error.message);
    });
    this.#options.filesChanged();
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
    const requestedDay = url.searchParams.get('asOf');
    if (requestedDay !== null) response.setHeader('set-cookie', dayCookie(requestedDay));
    // The editor shows everything, whatever day another tab shows.
    const isInEditor = url.searchParams.has(inEditor);
    const day = isInEditor
      ? undefined
      : (code.readAsOf(requestedDay, request.headers.cookie) ?? this.#options.asOf);
    this.#latest ??= this.#load();
    const latest = await (day === undefined ? this.#latest : this.#loadDay(day));
    const site = latest.tree || day !== undefined ? latest : this.#lastGood;
    const diagnostics = shown(latest);
    if (!site?.tree) {
      respond(
        response,
        500,
        'text/html',
        await withVite(this.#server, pathname, emptyPage, { diagnostics, changes: this.changes }),
      );
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
          // In the editor the page is rendered by the editor.
          isInEditor
            ? await this.#server.transformIndexHtml(pathname, pageToEdit(answer.html))
            : await withVite(this.#server, pathname, answer.html, {
                diagnostics,
                changes: this.changes,
              }),
        );
    }
  }
}

/** Pages opened after one with `?asOf=DAY` are of that day too, until `?asOf=`. */
const dayCookie = (day: string) =>
  `as-of=${encodeURIComponent(day)}; Path=/; SameSite=Strict${day === '' ? '; Max-Age=0' : ''}`;

function respond(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
  });
  response.end(text);
}
