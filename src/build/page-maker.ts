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
  dayIn,
  otherPages,
  sendAddressOf,
  type Attachments,
  type Page,
  type SiteTree,
} from '../site/index.ts';
import { Table, type Entries } from './cache/tables.ts';
import { documentHash } from './document-hash.ts';
import { Documents, type SiteOutput, type WrittenDocument } from './publish/site-output.ts';
import type { SiteFile, Staging } from './publish/staged-files.ts';
import { type Comparison, createComparison, Recorder, tagOf, type Readings } from './recorder.ts';
import { createOpenings, maxOpening, type Openings } from './search-files.ts';
import { pageEnvironment, type PageAssets } from './site-assets.ts';
import { fileOfAddress } from './site-files.ts';
import type { Queue } from './threads/queue.ts';
import type { Task } from './threads/thread-pool.ts';

/** The documents of a page, and everything they were made from. */
type BuiltPage = {
  /** A hash of the page alone. */
  alone: string;
  /** The keys of what it shares with other pages: the parts of the frame around it, and readings. */
  frame: string;
  shared: string[];
  /** Its other readings. */
  readings: Readings;
  /** Its own document, and the one that sends it. */
  written: [WrittenDocument, WrittenDocument];
};

/** What lists of the whole site take from a page: its files for download, and what its parts are found by. */
type PageExtract = { downloads: DownloadFile[]; openings: Openings };

/** What builds have made of pages: their documents, the inline scripts, and what lists of the site take from them. */
export const openPageTables = (contentDir: string) => ({
  pages: new Table<BuiltPage>(contentDir, 'pages'),
  /** By hashes: the parts of frames, by what people call them, and single readings with the same answer on all pages. */
  shared: new Table<Readings>(contentDir, 'shared'),
  inlineScripts: new Table<string>(contentDir, 'inline-scripts'),
  extracts: new Table<PageExtract>(contentDir, 'extracts'),
});

export type PageTables = ReturnType<typeof openPageTables>;

type PageEntries = Record<keyof PageTables, Entries>;

/** Where the values of this run are, for another thread. */
export const entriesOf = (tables: PageTables): PageEntries => ({
  pages: tables.pages.entries(),
  shared: tables.shared.entries(),
  inlineScripts: tables.inlineScripts.entries(),
  extracts: tables.extracts.entries(),
});

/** Adds what another thread has made. */
export function adoptEntries(tables: PageTables, entries: PageEntries): void {
  tables.pages.adopt(entries.pages);
  tables.shared.adopt(entries.shared);
  tables.inlineScripts.adopt(entries.inlineScripts);
  tables.extracts.adopt(entries.extracts);
}

/** Makes some of these pages, which are named by their files, as they are on a day. Answers what was written. */
export const makeTask: Task<
  {
    day: string | undefined;
    attachments: Attachments;
    assets: PageAssets;
    staging: Staging;
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
  /** What lists of the whole site take from a page. */
  readonly extractOf: (page: Page) => PageExtract;

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
    this.extractOf = this.#createExtracts();
  }

  /** Reuses the documents of an earlier build; otherwise returns the first input of the page that differs. */
  reuse(page: Page): string | null {
    const before = this.#sources.tables.pages.take(page.address);
    if (!before) return noDocument;
    const changed = this.#firstChanged(page, before);
    if (changed !== null) return changed;
    const [document, sent] = before.written;
    const areThere =
      this.documents.takeOver(this.#fileOf(page), document) &&
      this.documents.takeOver(this.#sendFileOf(page), sent);
    return areThere ? null : noDocument;
  }

  #firstChanged(page: Page, before: BuiltPage): string | null {
    const frame = this.#frameOf(page);
    const { shared } = this.#sources.tables;
    if (before.frame !== frame.key) {
      const inputs = shared.take(before.frame) ?? {};
      const isOther = (name: string) => inputs[name] !== frame.inputs[name];
      return Object.keys(frame.inputs).find(isOther) ?? noDocument;
    }
    if (before.alone !== tagOf(pageAlone(page))) return `content/${page.file}`;
    for (const key of before.shared) {
      let changed = frame.changes.get(key);
      if (changed === undefined) {
        const readings = shared.take(key);
        changed = readings ? (frame.firstChanged(readings, {}) ?? null) : noDocument;
        frame.changes.set(key, changed);
      }
      if (changed !== null) return changed;
    }
    return frame.firstChanged(before.readings, this.renderer.pageReader(page)) ?? null;
  }

  make(page: Page): void {
    const { pages } = this.#sources.tables;
    const read = this.#recorder.start();
    const html = this.renderer.page(page);
    const sent = this.#send(page);
    this.#recorder.stop();
    const frame = this.#frameOf(page);
    const readings: Readings = {};
    const keys: string[] = [];
    for (const [reading, tag] of read) {
      const key = this.#keyOf(reading, tag, frame);
      if (key === null) readings[reading] = tag;
      else keys.push(key);
    }
    pages.put(page.address, {
      alone: tagOf(pageAlone(page)),
      frame: frame.key,
      shared: keys,
      readings,
      written: [
        this.documents.write(this.#fileOf(page), html),
        this.documents.write(this.#sendFileOf(page), sent),
      ],
    });
    this.extractOf(page);
  }

  /** The key under which a reading is stored that has the same answer on all pages; null for any other. */
  #keyOf(reading: string, tag: string, frame: Frame): string | null {
    const before = frame.stored.get(reading);
    if (before?.tag === tag) return before.key;
    const { shared } = this.#sources.tables;
    const key = frame.isOfSite(reading) ? store(shared, { [reading]: tag }) : null;
    frame.stored.set(reading, { tag, key });
    return key;
  }

  #fileOf({ address }: Page): string {
    return fileOfAddress(address, this.#tree.base);
  }

  #sendFileOf({ address }: Page): string {
    const { base } = this.#tree;
    return fileOfAddress(sendAddressOf(address, base), base);
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
    const inputs: Readings = Object.fromEntries(
      Object.entries(parts).map(([name, value]) => [name, tagOf(value)]),
    );
    // It may be used without being read.
    const key = store(this.#sources.tables.shared, inputs);
    const comparison = createComparison({ ...siteReader(language), ...this.#others });
    const found = { key, inputs, changes: new Map(), stored: new Map(), ...comparison };
    this.#frames.set(language, found);
    return found;
  }

  /** Extracts follow from a page alone, the settings, the lists and the titles of files. */
  #createExtracts(): (page: Page) => PageExtract {
    const tree = this.#tree;
    const { moments } = this.#assets;
    const { extracts } = this.#sources.tables;
    const downloadsOf = createDownloads(tree, moments);
    const openingsOf = createOpenings(tree);
    const titles = Array.from(tree.attachments, ([name, { title }]) => [name, title]);
    const ofSite = tagOf([tree.base, tree.settings, [...tree.data], titles, maxOpening(tree)]);
    return (page) => {
      const { file, address, language, hasFractions } = page;
      const moment = moments.get(file);
      const key = [ofSite, address, language, hasFractions, documentHash(page), moment].join(' ');
      const before = extracts.take(key);
      if (before !== undefined) return before;
      const extract = { downloads: downloadsOf(page), openings: openingsOf(page) };
      extracts.put(key, extract);
      return extract;
    };
  }
}

/** What the documents of all pages of a language share. */
type Frame = Comparison & {
  key: string;
  inputs: Readings;
  /** The readings with other answers than before, by the keys of all that were looked at; null for those with the same. */
  changes: Map<string, string | null>;
  /** The readings of pages that were made, each with its key if it is shared. */
  stored: Map<string, { tag: string; key: string | null }>;
};

/** Stores something under its hash, unless it is there. */
function store(table: Table<Readings>, value: Readings): string {
  const key = tagOf(value);
  if (!table.keep(key)) table.put(key, value);
  return key;
}

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
  entryOf: undefined,
});
