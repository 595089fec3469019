import path from 'node:path';
import {
  createDownloads,
  createSendViews,
  createSiteRenderer,
  failureWords,
  sendDocument,
  type DownloadFile,
  type RenderEnvironment,
  type SiteRenderer,
} from '../render/index.ts';
import {
  createPartsOfPage,
  dayIn,
  otherPages,
  sendAddressOf,
  type Page,
  type PassagePart,
  type SiteTree,
} from '../site/index.ts';
import { Table, type Entries } from './cache/tables.ts';
import { documentHash } from './document-hash.ts';
import { Documents, type SiteOutput, type WrittenDocument } from './publish/site-output.ts';
import type { SiteFile } from './publish/staged-files.ts';
import { createComparison, Recorder, tagOf, type Readings } from './recorder.ts';
import { pageEnvironment, type PageAssets } from './site-assets.ts';
import { fileOfAddress } from './site-files.ts';
import type { Queue } from './threads/queue.ts';
import type { Task } from './threads/thread-pool.ts';

/** The documents of a page, and everything they were made from. */
type BuiltPage = {
  /** Hashes of the page alone and of the parts of the frame around it, by what people call them. */
  inputs: Readings;
  readings: Readings;
  /** Its own document, and the one that sends it. */
  written: [WrittenDocument, WrittenDocument];
};

/** What builds have made of pages: their documents, the inline scripts, files for download, and what a search finds. */
export const openPageTables = (contentDir: string) => ({
  pages: new Table<BuiltPage>(contentDir, 'pages'),
  inlineScripts: new Table<string>(contentDir, 'inline-scripts'),
  downloads: new Table<DownloadFile[]>(contentDir, 'downloads'),
  passages: new Table<PassagePart[]>(contentDir, 'passages'),
});

export type PageTables = ReturnType<typeof openPageTables>;

type PageEntries = Record<keyof PageTables, Entries>;

/** Where the values of this run are, for another thread. */
export const entriesOf = (tables: PageTables): PageEntries => ({
  pages: tables.pages.entries(),
  inlineScripts: tables.inlineScripts.entries(),
  downloads: tables.downloads.entries(),
  passages: tables.passages.entries(),
});

/** Adds what another thread has made. */
export function adoptEntries(tables: PageTables, entries: PageEntries): void {
  tables.pages.adopt(entries.pages);
  tables.inlineScripts.adopt(entries.inlineScripts);
  tables.downloads.adopt(entries.downloads);
  tables.passages.adopt(entries.passages);
}

/** Makes some of these pages, which are named by their files, as they are on a day. Answers what was written. */
export const makeTask: Task<
  {
    day: string | undefined;
    assets: PageAssets;
    staging: string;
    today: Date;
    pages: readonly string[];
    queue: Queue;
  },
  {
    files: SiteFile[];
    entries: PageEntries;
    inlineScripts: readonly string[];
    failures: readonly string[];
  }
> = { name: 'make' };

/** Where pages are written, and what earlier builds have made of them. */
type PageSources = { contentDir: string; output: SiteOutput; today: Date; tables: PageTables };

/**
 * Makes everything that follows from a page: its document and the one that sends it, its files for download, and what a
 * search finds on it. A document of an earlier build is reused if the page alone, the frame around it and all that was read of the
 * rest of the site are the same.
 */
export class PageMaker {
  readonly renderer: SiteRenderer;
  readonly environment: RenderEnvironment;
  readonly documents: Documents;
  /** The blocks that cannot be shown, in words. */
  readonly failures: string[] = [];
  readonly #tree: SiteTree;
  readonly #assets: PageAssets;
  readonly #sources: PageSources;
  readonly #recorder = new Recorder();
  readonly #frames = new Map<string, Frame>();
  readonly #send: (page: Page) => string;
  /** The functions with which documents that send pages read other pages. */
  readonly #others: object;
  readonly #downloadsOf: (page: Page) => DownloadFile[];
  readonly #passagesOf: (page: Page) => PassagePart[];

  constructor(tree: SiteTree, assets: PageAssets, sources: PageSources) {
    const { contentDir, output, today, tables } = sources;
    const folder = path.basename(contentDir);
    this.#tree = tree;
    this.#assets = assets;
    this.#sources = sources;
    this.documents = new Documents(output, tables.inlineScripts);
    const options = { output, today, recorder: this.#recorder };
    this.environment = pageEnvironment(tree, assets, options, (failure) => {
      this.failures.push(failureWords(failure, folder));
      return '';
    });
    this.renderer = createSiteRenderer(tree, this.environment);
    const { minifyScript = (code) => code, policy } = this.environment.assets;
    const others = otherPages(tree);
    this.#others = others;
    const viewOf = createSendViews(tree, today, this.#recorder.watch(others));
    const ofSend = { stylesheets: assets.styles.sendStyles, minifyScript, policy };
    this.#send = (page) => sendDocument(viewOf(page), ofSend);
    this.#downloadsOf = this.#stored(tables.downloads, createDownloads(tree, assets.moments));
    this.#passagesOf = this.#stored(tables.passages, createPartsOfPage(tree));
  }

  /** Reuses the documents of an earlier build; otherwise returns the first input of the page that differs. */
  reuse(page: Page): string | null {
    const before = this.#sources.tables.pages.take(page.address);
    if (!before) return noDocument;
    const inputs = this.#inputsOf(page);
    const changed =
      Object.keys(inputs).find((name) => before.inputs[name] !== inputs[name]) ??
      this.#frameOf(page).firstChanged(before.readings, this.renderer.pageReader(page));
    if (changed !== undefined) return changed;
    const [document, sent] = before.written;
    const areThere =
      this.documents.takeOver(this.#fileOf(page), document) &&
      this.documents.takeOver(this.#sendFileOf(page), sent);
    return areThere ? null : noDocument;
  }

  make(page: Page): void {
    const readings = this.#recorder.start();
    const html = this.renderer.page(page);
    const sent = this.#send(page);
    this.#recorder.stop();
    this.#sources.tables.pages.put(page.address, {
      inputs: this.#inputsOf(page),
      readings,
      written: [
        this.documents.write(this.#fileOf(page), html),
        this.documents.write(this.#sendFileOf(page), sent),
      ],
    });
    this.#downloadsOf(page);
    this.#passagesOf(page);
  }

  /** The files for download of a page, by their addresses. */
  downloadsOf(page: Page): DownloadFile[] {
    return this.#downloadsOf(page);
  }

  /** The parts of a page that a search finds. */
  passagesOf(page: Page): PassagePart[] {
    return this.#passagesOf(page);
  }

  #fileOf({ address }: Page): string {
    return fileOfAddress(address, this.#tree.base);
  }

  #sendFileOf({ address }: Page): string {
    const { base } = this.#tree;
    return fileOfAddress(sendAddressOf(address, base), base);
  }

  #inputsOf(page: Page): Readings {
    return { ...this.#frameOf(page).inputs, [`content/${page.file}`]: tagOf(pageAlone(page)) };
  }

  #frameOf({ language }: Page): Frame {
    const cached = this.#frames.get(language);
    if (cached) return cached;
    const { frame, siteReader } = this.renderer;
    const { settings } = this.#tree;
    const { styles, hasRightToLeft } = this.#assets;
    const parts = {
      'the day': dayIn(settings.timeZone, this.#sources.today),
      'the styles of all pages': [styles.sendStyles, hasRightToLeft],
      ...frame(language),
    };
    const inputs = Object.entries(parts).map(([name, value]) => [name, tagOf(value)]);
    const shared = {
      inputs: Object.fromEntries(inputs),
      firstChanged: createComparison({ ...siteReader(language), ...this.#others }),
    };
    this.#frames.set(language, shared);
    return shared;
  }

  /** What is worked out from a page alone, the settings and the lists, unless an earlier build has. */
  #stored<T>(table: Table<T>, make: (page: Page) => T): (page: Page) => T {
    const { base, settings, data } = this.#tree;
    const ofSite = tagOf([base, settings, [...data]]);
    return (page) => {
      const { file, address, language, hasFractions } = page;
      const moment = this.#assets.moments.get(file);
      const key = [ofSite, address, language, hasFractions, documentHash(page), moment].join(' ');
      const before = table.take(key);
      if (before !== undefined) return before;
      const result = make(page);
      table.put(key, result);
      return result;
    };
  }
}

/** What the documents of all pages of a language share. */
type Frame = { inputs: Readings; firstChanged: ReturnType<typeof createComparison> };

const noDocument = 'no document of an earlier build';

/** A page without the pages around it. */
const pageAlone = (page: Page) => ({
  ...page,
  document: documentHash(page),
  hash: undefined,
  parent: undefined,
  children: undefined,
  translations: undefined,
  menuPages: undefined,
});
