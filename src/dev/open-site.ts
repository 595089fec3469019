import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import {
  areChanged,
  codeVersion,
  createLoadCache,
  loadSite,
  saveLoadCache,
  type LoadCache,
  isChangedSince,
  writeSchemas,
} from '../build/index.ts';
import { inEditor } from '../content/index.ts';
import { answerEditor } from './answer-editor.ts';
import {
  answerDevRequest,
  type DevAnswer,
  loadChangedPages,
  loadDevSite,
  loadPublished,
  type PublishedSite,
  readAsOf,
  type DevSite,
  type ReadySite,
  showsPublished,
  type UncheckedSite,
} from './dev-site.ts';
import type { Page } from '../site/index.ts';
import type { DraftState } from './draft-mark.tsx';
import type { CheckedSite } from './edit/publish/check-version.ts';
import { changedEvent, diagnosticsEvent } from './events.ts';
import { readPublished } from './edit/publish/repository.ts';
import { sendText } from './send-text.ts';
import { emptyPage, pageToEdit, shown, withOverlay } from './shown-documents.ts';

/** Options of the development server besides the content folder. */
export type DevSiteOptions = {
  /** The day whose site is shown, unless the URL says otherwise; by default today, with all drafts. */
  asOf?: string | undefined;
};

type OpenSiteOptions = DevSiteOptions & {
  contentDir: string;
  /** Sends an event to the open pages. */
  notify: (event: string, data?: string) => void;
  cookieFor: (request: IncomingMessage) => string;
  /** Called after each change on disk, including the editor's own. */
  filesChanged: () => void;
};

/** How long after the first load anything else is done, in milliseconds: meanwhile the first page is answered. */
export const afterFirstPage = 500;

/** How long changed pages are left to be fetched before the rest of the site is checked, in milliseconds. */
const untilSeen = 250;

/** For how long the published version is not asked for again, in milliseconds. */
const publishedFor = 5000;

/** The site in the development server: reloaded when content or code has changed. */
export class OpenSite {
  #cache: LoadCache;
  readonly #options: OpenSiteOptions;
  /** The sites of other days, until something changes. */
  readonly #ofDays = new Map<string, Promise<DevSite>>();
  /** Counts how often open pages were notified of a change, from a number that no earlier start has reached. */
  changes = Date.now();
  /** The mistakes in the content as they were told last, as JSON. */
  mistakes = '[]';
  #latest: Promise<DevSite> | null = null;
  #lastGood: ReadySite | null = null;
  #published: { of: ReadySite; at: number; site: Promise<PublishedSite | null> } | null = null;
  /** How pages were marked last, by their addresses. */
  readonly #marks = new Map<string, DraftState | null>();
  #lastLoad: Promise<unknown> = Promise.resolve();
  #firstLoad = 0;
  #isCacheScheduled = false;
  #isDescribed = false;
  /** Whether the last load failed: the next one looks at all files. */
  #isBehind = false;
  /** The site as it was loaded last. */
  #current: DevSite | null = null;
  /** The same, if it is shown but not checked yet. */
  #unchecked: UncheckedSite | null = null;
  #checking: Promise<void> = Promise.resolve();
  #loads = 0;
  /** What renders the site that open pages were told of last. */
  #announced: ReadySite['renderer'] | null = null;

  constructor(options: OpenSiteOptions) {
    this.#options = options;
    this.#cache = createLoadCache(options.contentDir);
  }

  /** Reads and checks the content in a folder as for the first time, with the blocks that there are now. */
  loadAnew(contentDir: string): Promise<CheckedSite> {
    return loadSite(contentDir);
  }

  /** Loads one after another: each finds what has changed since the one before. */
  #inTurn<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
    const loading = this.#lastLoad.then(load);
    this.#lastLoad = loading.catch(() => undefined);
    return loading;
  }

  #load(changed?: ReadonlySet<string>): Promise<DevSite> {
    this.#loads += 1;
    const load = this.#loads;
    return this.#inTurn(async () => {
      const files = this.#isBehind ? undefined : changed;
      this.#isBehind = true;
      const site = await this.#readAgain(files);
      this.#isBehind = false;
      if (this.#unchecked) this.#scheduleCheck(() => load === this.#loads);
      this.#scheduleCache();
      this.#describe();
      return site;
    });
  }

  async #readAgain(files: ReadonlySet<string> | undefined): Promise<DevSite> {
    const { contentDir } = this.#options;
    if (files && this.#current && !areChanged(contentDir, this.#cache, files)) return this.#current;
    this.#unchecked =
      files && this.#current?.tree ? await loadChangedPages(contentDir, this.#cache, files) : null;
    if (this.#unchecked) return (this.#current = this.#unchecked.site);
    const site = await loadDevSite(contentDir, this.#cache, undefined, files);
    if (site.tree) this.#lastGood = site;
    this.#tellMistakes(site);
    return (this.#current = site);
  }

  /** Checks changed pages that are shown already, unless something else is loaded first. */
  #scheduleCheck(isWanted: () => boolean): void {
    this.#checking = wait(untilSeen, null, { ref: false }).then(() =>
      isWanted() ? this.#inTurn(() => this.#check(isWanted)) : undefined,
    );
    this.#checking.catch((error: Error) => console.error(error.stack ?? error.message));
  }

  /** With mistakes, the pages are shown again as they were before. */
  async #check(isWanted: () => boolean): Promise<void> {
    const checked = await this.#unchecked?.check(isWanted);
    // What is loaded next is checked instead.
    if (!checked || !isWanted()) return;
    const { site, shown: good } = checked;
    this.#unchecked = null;
    this.#lastGood = good;
    this.#current = site;
    this.#latest = Promise.resolve(site);
    if (!site.tree) this.#tellChange(good);
    this.#tellMistakes(site);
  }

  #tellChange(site: ReadySite | null): void {
    this.#announced = site?.renderer ?? null;
    this.changes += 1;
    this.#options.notify(changedEvent);
  }

  #tellMistakes(site: DevSite): void {
    this.mistakes = JSON.stringify(shown(site));
    this.#options.notify(diagnosticsEvent, this.mistakes);
  }

  /** Caches the checked files once the first page was answered. */
  #scheduleCache(): void {
    if (this.#isCacheScheduled) return;
    this.#isCacheScheduled = true;
    setTimeout(() => {
      saveLoadCache(this.#cache);
    }, afterFirstPage).unref();
  }

  /** Gives code editors the schemas of the blocks that there are now, once the first page was answered. */
  #describe(): void {
    if (this.#isDescribed) return;
    this.#isDescribed = true;
    setTimeout(() => writeSchemas(this.#options.contentDir, codeVersion()), afterFirstPage).unref();
  }

  /** The site of a day, as visitors get it. */
  async #loadDay(day: string): Promise<DevSite> {
    const site =
      this.#ofDays.get(day) ??
      this.#inTurn(() => loadDevSite(this.#options.contentDir, this.#cache, day));
    this.#ofDays.set(day, site);
    return site;
  }

  /**
   * The site as it is published; null if what is here is published, or nobody knows. Others may publish without any file
   * changing here.
   */
  #loadPublished(of: ReadySite): Promise<PublishedSite | null> {
    const cached = this.#published;
    if (cached?.of.tree === of.tree && Date.now() - cached.at < publishedFor) return cached.site;
    const { contentDir } = this.#options;
    const site = readPublished(contentDir).then((texts) =>
      texts === null || Object.keys(texts).length === 0
        ? null
        : loadPublished(contentDir, this.#cache, of, texts),
    );
    this.#published = { of, at: Date.now(), site };
    return site;
  }

  /**
   * Compares a page, which was answered with the mark that it had before its last change, with its published version. If
   * it has another mark now, open pages are told.
   */
  async #markAgain(of: ReadySite, page: Page): Promise<void> {
    const before = this.#marks.get(page.address);
    const published = await this.#loadPublished(of);
    if (this.#current?.tree !== of.tree) return;
    if (this.#markOf(page, published) !== before) this.#tellChange(of);
  }

  #markOf(page: Page, published: PublishedSite | null): DraftState | null {
    const mark = published?.stateOf(page) ?? null;
    this.#marks.set(page.address, mark);
    return mark;
  }

  /** Something was published here: open pages are no drafts any more. */
  published(): void {
    this.#published = null;
    this.#marks.clear();
    this.#tellChange(null);
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
      // What fails now may work at the next request.
      if (this.#latest === latest) this.#latest = null;
      console.error(error.stack ?? error.message);
    });
    this.#options.filesChanged();
    if (!site) return;
    if (site.tree && site.renderer !== this.#announced) this.#tellChange(site);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const language = this.#lastGood?.tree.settings.language ?? 'en';
    const editor = answerEditor(url, language);
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
      : (readAsOf(requestedDay, request.headers.cookie) ?? this.#options.asOf);
    this.#latest ??= this.#load();
    const latest = await (day === undefined ? this.#latest : this.#loadDay(day));
    const site = latest.tree || day !== undefined ? latest : this.#lastGood;
    const mistakes = shown(latest);
    if (!site?.tree) {
      respond(
        response,
        500,
        'text/html',
        withOverlay(emptyPage, { mistakes, changes: this.changes }),
      );
      return;
    }
    const isCompared = !isInEditor && day === undefined;
    // A page that was marked before is not kept waiting for git.
    const isMarked = isCompared && this.#marks.has(url.pathname) && !showsPublished(url);
    const published = isCompared && !isMarked ? await this.#loadPublished(site) : null;
    const markOf = (page: Page): DraftState | null => {
      if (!isMarked) return isCompared ? this.#markOf(page, published) : null;
      setImmediate(() => {
        this.#markAgain(site, page).catch((error: Error) => console.error(error.stack));
      });
      return this.#marks.get(page.address) ?? null;
    };
    const { changes } = this;
    let answer: DevAnswer;
    try {
      answer = answerDevRequest(site, url, published, markOf);
    } catch (error) {
      // It may name what is not there: a check that goes on shows the page as it was before.
      await this.#checking;
      if (changes === this.changes) throw error;
      await this.answer(request, response);
      return;
    }
    switch (answer.kind) {
      case 'redirect':
        response.writeHead(302, { location: answer.to }).end();
        return;
      case 'file':
        respond(response, 200, answer.type, answer.text);
        return;
      case 'tool':
        respond(response, 200, 'text/html', answer.html);
        return;
      case 'page':
        respond(
          response,
          answer.status,
          'text/html',
          // In the editor the page is rendered by the editor.
          isInEditor
            ? pageToEdit(answer.html)
            : withOverlay(answer.html, { mistakes, changes: this.changes }),
        );
    }
  }
}

/** Pages opened after one with `?asOf=DAY` are of that day too, until `?asOf=`. */
const dayCookie = (day: string) =>
  `as-of=${encodeURIComponent(day)}; Path=/; SameSite=Strict${day === '' ? '; Max-Age=0' : ''}`;

function respond(response: ServerResponse, status: number, type: string, text: string): void {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' };
  sendText(response, status, headers, text);
}
