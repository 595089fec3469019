import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  iconSprite,
  buildSearchFiles,
  robotsTxt,
  allCss,
  wholeFontsCss,
  facesOfTheme,
  textFamilyOf,
  measureScrims,
  loadSite,
  readSite,
  type CheckedSite,
  type LoadCache,
  visitorScripts,
  siteScripts,
} from '../build/index.ts';
import {
  searchAddress,
  sendRoot,
  addressKey,
  languagesOf,
  noticeAddress,
  createIsEvent,
  findPage,
  buildPageList,
  pageListAddress,
  isDay,
  isOpen,
  windowsOf,
  clockIn,
  type Page,
  type SiteTree,
  settingsCss,
  themeCss,
  pictureAddress,
  urlPath,
} from '../site/index.ts';
import {
  buildDownloads,
  failureNote,
  bareEnvironment,
  type RenderEnvironment,
  sendDocument,
  type SendAssets,
  createSendViews,
  createSiteRenderer,
  type Site,
  type SiteRenderer,
} from '../render/index.ts';
import { answerExample, examplePath } from './answer-example.ts';
import { inEditor, isDocumentName, isPageFile } from '../content/index.ts';
import type { Diagnostic } from '../messages/index.ts';
import { draftMark, unsentDocument, withDraftMark, type DraftState } from './draft-mark.tsx';
import { exampleLocale } from './example-context.ts';
import { forceScheme, readScheme } from './colour-scheme.ts';
import { scheduleCss, scheduleNotes } from './schedule-notes.tsx';
import { fontFileAddress, scriptAddress } from './served-files.ts';

/** Where the development server serves content/images and the combined stylesheet. */
export const imagesPath = '/@images/';
const stylesPath = '/@styles.css';

const sendAssets: SendAssets = {
  stylesheets: [stylesPath],
  minifyScript: (code) => code,
  policy: null,
};

/** Where the development server serves fonts of the content folder. */
export const fontsPath = '/@fonts/';

/** The URLs of font files. */
const fontAddressIn = (contentDir: string) => (file: string) => {
  const inContent = path.relative(contentDir, file);
  const isInContent = !inContent.startsWith('..') && !path.isAbsolute(inContent);
  return isInContent
    ? fontsPath + inContent.split(path.sep).map(encodeURIComponent).join('/')
    : fontFileAddress(file);
};

/** The result of checking the content, whether it can be shown or not. */
type Loaded = Pick<CheckedSite, 'diagnostics' | 'texts'>;

/** A site that can be shown. */
export type ReadySite = Loaded & {
  tree: SiteTree;
  environment: RenderEnvironment;
  renderer: SiteRenderer;
  /** The texts served beside the pages, by address; made on first request. */
  downloads(): ReadonlyMap<string, string>;
  css: string;
  /** The day or moment whose site it is. */
  day: string;
  pictures: Pictures;
};

type Pictures = Pick<CheckedSite, 'pictureSizes' | 'pictureHashes'>;

/** The site in its current state on disk; without a tree while it has errors. */
export type DevSite = ReadySite | (Loaded & { tree: null });

/** The response of the development server to an address of the site. */
export type DevAnswer =
  | { kind: 'page'; status: 200 | 404; html: string }
  /** A page of the server itself: mistakes in the content are not shown over it. */
  | { kind: 'tool'; html: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'file'; type: string; text: string };

/**
 * Loads the site again; only changed files are read, which are found by looking at all unless they are given. Without a
 * day it is today's site with drafts and scheduled content, marked as such; with a day it is what visitors get on that
 * day.
 */
export async function loadDevSite(
  contentDir: string,
  cache: LoadCache,
  asOf?: string,
  changed?: ReadonlySet<string>,
): Promise<DevSite> {
  const checked = await loadSite(contentDir, cache, { day: asOf, changed });
  const { diagnostics, texts } = checked;
  const hasMistakes = diagnostics.some(isMistake);
  const site = asOf === undefined ? cache.site : cache.site.with([]);
  if (hasMistakes) site.takeBack();
  else site.show(asOf);
  const ready =
    hasMistakes || !checked.tree ? null : await readyOn(contentDir, checked, { site, asOf });
  return ready ?? { diagnostics, texts, tree: null };
}

/** A site with changed pages that are not checked against its other files yet. */
export type UncheckedSite = {
  site: ReadySite;
  /**
   * Checks them; null if `isWanted` says in between that nobody wants the result any more. If there are mistakes, the site is
   * shown as it was before.
   */
  check(isWanted: () => boolean): Promise<{ site: DevSite; shown: ReadySite } | null>;
};

/**
 * Shows the changes of some pages of a site without mistakes before they are checked against other files, which takes long on a
 * large site. Null if it has to wait for that check: other files have changed, or a page has a mistake by itself.
 */
export async function loadChangedPages(
  contentDir: string,
  cache: LoadCache,
  changed: ReadonlySet<string>,
): Promise<UncheckedSite | null> {
  const { site } = cache;
  if (![...changed].every((file) => isPageFile(file) && site.files.has(file))) return null;
  const read = await readSite(contentDir, cache, { changed });
  if (!read.isSound) return null;
  site.tryOut();
  const ready = await readyOn(contentDir, { ...read, diagnostics: [] }, { site });
  if (!ready) return null;
  return {
    site: ready,
    async check(isWanted) {
      const steps = read.checkInSteps();
      let step = await steps.next();
      while (step.done !== true) {
        await setImmediate();
        if (!isWanted()) return null;
        step = await steps.next();
      }
      const { diagnostics, texts } = step.value;
      if (!diagnostics.some(isMistake)) {
        site.show();
        const checked = { ...ready, diagnostics };
        return { site: checked, shown: checked };
      }
      site.takeBack();
      const shown = await readyOn(contentDir, { ...read, diagnostics }, { site });
      return { site: { diagnostics, texts, tree: null }, shown: shown ?? ready };
    },
  };
}

const isMistake = ({ severity }: Diagnostic): boolean => severity === 'error';

type ReadyOptions = Pick<RenderEnvironment, 'notes' | 'today'> & {
  tree: SiteTree;
  /** The address of the stylesheet. */
  stylesheet: string;
};

/** What a site shows, with what the server needs for it; null while it has never been valid. */
async function readyOn(
  contentDir: string,
  loaded: Loaded & Pictures,
  { site: { tree }, asOf }: { site: Site; asOf?: string | undefined },
): Promise<ReadySite | null> {
  if (!tree) return null;
  const day = asOf ?? clockIn(tree.settings.timeZone, new Date());
  const notes = scheduleNotes(day, asOf !== undefined, createIsEvent(tree.pages));
  const today = asOf === undefined ? new Date() : new Date(`${asOf}T12:00:00Z`);
  const options = { tree, notes, today, stylesheet: stylesPath };
  return readySite(contentDir, { ...loaded, day }, options);
}

/** Gives a tree what the server needs to show it. */
async function readySite(
  contentDir: string,
  { diagnostics, texts, day, pictureSizes, pictureHashes }: Loaded & Pictures & { day: string },
  { tree, stylesheet, ...options }: ReadyOptions,
): Promise<ReadySite> {
  const faces = facesOfTheme(tree.theme, contentDir);
  const fontAddress = fontAddressIn(contentDir);
  let downloads: Map<string, string> | undefined;
  const favicon = tree.settings.favicon ?? tree.settings.logo;
  const scrims = await measureScrims(tree, path.join(contentDir, 'images'), pictureHashes);
  const environment: RenderEnvironment = {
    ...bareEnvironment,
    assets: {
      ...bareEnvironment.assets,
      searchStyles: stylesheet,
      noticeStyles: stylesheet,
      script: scriptAddress(visitorScripts('open').script),
      headingFont: fontAddress(faces[0]?.cuts[0]?.files[0] ?? ''),
      textFamily: textFamilyOf(faces),
      favicon: favicon ? imagesPath + pictureAddress(favicon.src) : null,
    },
    picture: ({ src, alt, focus }) => ({
      // With a hash in the URL, so that a changed picture is fetched again.
      src: `${imagesPath}${pictureAddress(src)}?${pictureHashes.get(src)?.slice(0, 8) ?? ''}`,
      ...(pictureSizes.get(src) ?? { width: 1200, height: 800 }),
      sources: [],
      alt,
      focus,
    }),
    scrims: (page) => scrims.get(page.file) ?? null,
    icons: iconSprite,
    islandScripts: (type) => (siteScripts()?.islandScripts[type] ?? []).map(scriptAddress),
    stylesheets: () => [stylesheet],
    blockFailed: failureNote,
    ...options,
  };
  return {
    diagnostics,
    texts,
    tree,
    environment,
    renderer: createSiteRenderer(tree, environment),
    day,
    pictures: { pictureSizes, pictureHashes },
    downloads: () => (downloads ??= textFiles(tree)),
    css: [
      await wholeFontsCss(faces, tree, fontAddress),
      themeCss(tree.theme),
      settingsCss(tree.settings),
      allCss(tree.theme.look),
      scheduleCss,
    ].join(''),
  };
}

/** The address part that requests the published version of a page. */
const publishedParameter = 'published';

/** Whether the answer must come from the published site. */
export const showsPublished = ({ pathname, searchParams }: URL): boolean =>
  searchParams.has(publishedParameter) || pathname.startsWith(sendRoot);

/** The site as it is published, which here has other texts. */
export type PublishedSite = ReadySite & {
  /** Why a page here is a draft; null if visitors have it like this. */
  stateOf(page: Page): DraftState | null;
};

/** The sites that were compared last with a site: as it is published, and as it would be. */
const compared = new WeakMap<Site, { site: Site; next: Site }>();

/**
 * The published version of a site, as visitors have it; null if it cannot be shown. `texts` has the published texts of
 * the files that differ; null for a new file.
 */
export async function loadPublished(
  contentDir: string,
  { site: here }: Pick<LoadCache, 'site'>,
  ready: ReadySite,
  texts: Readonly<Record<string, string | null>>,
): Promise<PublishedSite | null> {
  const { day, pictures, environment } = ready;
  const changed = Object.entries(texts).filter(([file]) => isDocumentName(file));
  // Both are used again for the next comparison, because a tree of many pages takes long to build.
  const { site, next } = compared.get(here) ?? { site: here.with([]), next: here.with([]) };
  compared.set(here, { site, next });
  site.followSite(
    here,
    changed.map(([file, text]) => [file, text === null ? null : { text, ofBytes: [] }]),
  );
  site.show(day);
  next.followSite(here, []);
  next.show(day);
  if (!site.tree || !next.tree) return null;
  const { today, notes: _, ...assets } = environment;
  const published = await readySite(
    contentDir,
    { ...ready, ...pictures },
    { tree: site.tree, today, stylesheet: `${stylesPath}?${publishedParameter}` },
  );
  // In the same stylesheets, so that only what they say differs.
  const [before, after] = [site.tree, next.tree].map((tree) => ({
    tree,
    renderer: createSiteRenderer(tree, { ...assets, today }),
  }));
  const stateOf = (page: Page): DraftState | null => {
    const isChanged = Object.hasOwn(texts, page.file);
    const [old, fresh] = [before, after].map((one) => {
      const found = one && findPage(one.tree, page.address);
      return found ? one.renderer.page(found) : null;
    });
    if (old === null) return fresh !== null || isChanged ? 'new' : null;
    if (fresh === null || mainOf(old ?? '') !== mainOf(fresh ?? '')) return 'page';
    return old === fresh ? null : 'frame';
  };
  return { ...published, stateOf };
}

/** The content of a document without its frame: title, description and body. */
const mainOf = (html: string): string =>
  [/<title>.*?<\/title>/s, /<meta name="description"[^>]*>/, /<main[ >].*<\/main>/s]
    .map((part) => part.exec(html)?.[0])
    .join(' ');

/** Texts of the built site other than pages, by address. */
const textFiles = (tree: SiteTree): Map<string, string> =>
  new Map([
    ...buildDownloads(tree),
    ...buildSearchFiles(tree),
    ['/robots.txt', robotsTxt(tree) ?? ''],
  ]);

/** The requested day: from the URL, or else from previous pages. Undefined means today, with all drafts. */
export function readAsOf(requested: string | null, cookies = ''): string | undefined {
  const day = requested ?? /(?:^|; )as-of=([\d-]+)/.exec(cookies)?.[1] ?? '';
  return isDay(day) ? day : undefined;
}

/** Downloads have an extension, which pages do not; those of the search are named after it. */
const downloadAt = (site: ReadySite, pathname: string): string | undefined =>
  pathname.includes('.') ? site.downloads().get(pathname) : undefined;

/** The responses of the development server; other spellings of an address redirect to the canonical one. */
export function answerDevRequest(
  site: ReadySite,
  url: URL,
  published: PublishedSite | null = null,
  markOf = (page: Page): DraftState | null => published?.stateOf(page) ?? null,
): DevAnswer {
  const { pathname } = url;
  const isAsPublished = url.searchParams.has(publishedParameter);
  if (pathname === stylesPath) {
    const scheme = readScheme(url.searchParams.get('scheme'));
    const { css } = isAsPublished && published ? published : site;
    const text = scheme ? forceScheme(css, scheme) : css;
    return { kind: 'file', type: 'text/css', text };
  }
  if (pathname.startsWith(`${examplePath}/`)) {
    const html = answerExample(site, url);
    return html === null
      ? { kind: 'page', status: 404, html: site.renderer.notFound() }
      : { kind: 'tool', html };
  }
  if (pathname === pageListAddress) {
    return {
      kind: 'file',
      type: 'application/json',
      text: JSON.stringify(buildPageList(site.tree)),
    };
  }
  const noticeLanguage = languagesOf(site.tree.settings).find(
    (language) => noticeAddress(language) === pathname,
  );
  if (noticeLanguage !== undefined) {
    const text = JSON.stringify(site.renderer.notice(noticeLanguage));
    return { kind: 'file', type: 'application/json', text };
  }
  // Examples of blocks are in a language that the site need not have.
  if (pathname === noticeAddress(exampleLocale.language)) {
    return {
      kind: 'file',
      type: 'application/json',
      text: JSON.stringify({ html: '', styles: '' }),
    };
  }
  const download = downloadAt(site, pathname);
  if (download !== undefined) return { kind: 'file', type: 'text/plain', text: download };
  if (pathname === searchAddress)
    return { kind: 'page', status: 200, html: site.renderer.search() };
  const sent = sentPage(site, pathname);
  if (sent) return { kind: 'page', status: 200, html: sendingDocument(site, sent, published) };
  const found = findPage(site.tree, decodeURI(pathname));
  const siteMapPart = found ? null : site.renderer.siteMapParts().get(pathname);
  if (siteMapPart) return { kind: 'page', status: 200, html: siteMapPart() };
  const page = found ?? (url.searchParams.has(inEditor) ? pageToStartFrom(site) : null);
  const moved = site.tree.moved.get(addressKey(decodeURI(pathname)));
  if (!page && moved) return { kind: 'redirect', to: urlPath(moved.page.address) + url.search };
  if (!page) return { kind: 'page', status: 404, html: site.renderer.notFound() };
  if (found && urlPath(found.address) !== pathname)
    return { kind: 'redirect', to: urlPath(page.address) };
  const state = found && markOf(found);
  const old = isAsPublished && published ? findPage(published.tree, page.address) : null;
  const html =
    old && published
      ? withDraftMark(published.renderer.page(old), 'published')
      : withDraftMark(site.renderer.page(page), state);
  return { kind: 'page', status: 200, html };
}

/** The document that sends a page: as it is published, or else the reason why it cannot be sent yet. */
function sendingDocument(site: ReadySite, page: Page, published: PublishedSite | null): string {
  const viewIn = ({ tree, environment }: ReadySite, of: Page) =>
    createSendViews(tree, environment.today)(of);
  const view = viewIn(site, page);
  const here = sendDocument(view, sendAssets);
  const isHidden = !isOpen(windowsOf(page, createIsEvent(site.tree.pages)).page, site.day);
  const old = published && findPage(published.tree, page.address);
  if (published ? !old : isHidden) return unsentDocument(view, sendAssets.stylesheets);
  if (!published || !old) return here;
  const asPublished = viewIn(published, old);
  return sendDocument(asPublished, sendAssets) === here
    ? here
    : sendDocument(asPublished, { ...sendAssets, note: draftMark('sent') });
}

/** The page that the document at an address sends; null if it is the address of something else. */
const sentPage = ({ tree }: ReadySite, pathname: string): Page | null =>
  pathname === sendRoot || pathname.startsWith(`${sendRoot}/`)
    ? findPage(tree, decodeURI(pathname.slice(sendRoot.length)) || '/')
    : null;

/**
 * The page that the editor opens for a new page that is not in any file yet: it replaces the content of another page.
 * The home page, which may open with a flyer, is the last choice.
 */
const pageToStartFrom = ({ tree: { pages } }: ReadySite): Page | null =>
  pages.find(({ address }) => address !== '/') ?? pages[0] ?? null;
