import path from 'node:path';
import { Table } from './cache/tables.ts';
import {
  failuresInWords,
  buildDownloads,
  createDownloads,
  type DownloadFile,
  keepOffer,
  type BlockFailure,
  type RenderEnvironment,
  createSiteRenderer,
  type SiteRenderer,
  type Site,
} from '../render/index.ts';
import {
  addressListAddress,
  buildAddressList,
  withoutBase,
  feedAddress,
  keepOfferAddress,
  noticeAddress,
  offlineAddressOf,
  workerAddress,
  openSearchAddress,
  searchAddress,
  dayIn,
  languagesOf,
  createLocales,
  buildPageList,
  pageListFiles,
  createPartsOfPage,
  type PassagePart,
  type Page,
  type SiteTree,
} from '../site/index.ts';
import { writeAppIcons } from './app-icons.ts';
import type { BuildOptions } from './build-options.ts';
import { documentHash } from './document-hash.ts';
import { buildRecord, buildRecordFile, writeBuildRecord } from './build-record.ts';
import { CommandError } from './command-error.ts';
import { hostFiles, redirectsToFolders, servesPacked } from './hosting/host-files.ts';
import { hostingFile, writeHosting } from './hosting/hosting-file.ts';
import { buildHostingTable } from './hosting/hosting-table.ts';
import { licencesAddress, licencesTxt } from './licences.ts';
import { Documents, type WrittenDocument } from './publish/site-output.ts';
import { createComparison, Recorder, tagOf, type Readings } from './recorder.ts';
import { buildSearchFiles } from './search-files.ts';
import { buildSendPages } from './send-pages.ts';
import { serviceWorker } from './service-worker.ts';
import { shortenScript } from './shorten-script.ts';
import { createPause } from './side-by-side.ts';
import { pageEnvironment, writeAssets, type SiteAssets } from './site-assets.ts';
import { feedXml, fileOfAddress, openSearchXml, robotsTxt, sitemapFiles } from './site-files.ts';

/** The document of a page, and everything it was made from. */
type BuiltPage = {
  /** Hashes of the page alone and of the parts of the frame around it, by what people call them. */
  inputs: Readings;
  readings: Readings;
  written: WrittenDocument;
};

/** The pages that were rendered, by what of their inputs was the first to differ. */
export type Rendered = ReadonlyMap<string, readonly string[]>;

type PagesOptions = {
  documents: Documents;
  /** The pages of earlier builds, by their addresses. */
  built: Table<BuiltPage>;
  recorder: Recorder;
  /** What the documents of all pages are made from besides the tree, by what people call it. */
  shared: Readonly<Record<string, unknown>>;
};

/**
 * Writes everything that a site shows, whose addresses have the folder of its host. Returns the pages that were rendered.
 */
export async function buildSite(site: Site, options: BuildOptions): Promise<Rendered> {
  const { tree } = site;
  if (tree === null) throw new Error('There is no valid site to build.');
  const { contentDir, output, today } = options;
  const tables = {
    pages: new Table<BuiltPage>(contentDir, 'pages'),
    sent: new Table<WrittenDocument>(contentDir, 'sent'),
    inlineScripts: new Table<string>(contentDir, 'inline-scripts'),
    downloads: new Table<DownloadFile[]>(contentDir, 'downloads'),
    passages: new Table<PassagePart[]>(contentDir, 'passages'),
  };
  const documents = new Documents(output, tables.inlineScripts);
  const assets = await writeAssets(tree, options);
  const { styles, images } = assets;

  const recorder = new Recorder();
  const failures: BlockFailure[] = [];
  const environment = pageEnvironment(tree, assets, options, { recorder, failures });
  const renderer = createSiteRenderer(tree, environment);
  const rendered = await buildPages(tree, renderer, {
    documents,
    built: tables.pages,
    recorder,
    shared: {
      'the day': dayIn(tree.settings.timeZone, today),
      'the styles of all pages': [styles.sendStyles, assets.hasRightToLeft],
    },
  });
  if (failures.length > 0)
    throw new CommandError(failuresInWords(failures, path.basename(contentDir)), 1);

  writeOtherDocuments(tree, renderer, documents);
  buildSendPages(tree, {
    assets: {
      stylesheets: styles.sendStyles,
      minifyScript: shortenScript,
      policy: environment.assets.policy,
    },
    today,
    documents,
    built: tables.sent,
  });
  writeParts(tree, renderer, assets, options);
  await writeTexts(tree, { assets, tables }, options);
  await images.finish();
  await writeEditor(tree, assets, { environment, documents }, options);
  await writeForHost(tree, assets, documents, options);
  for (const table of Object.values(tables)) table.save();
  return rendered;
}

/**
 * Writes the documents of all pages. A document of an earlier build is reused if the page alone, the frame and all that the
 * page read of the rest of the site are the same. Returns the pages that were rendered.
 */
async function buildPages(
  tree: SiteTree,
  renderer: SiteRenderer,
  { documents, built, recorder, shared }: PagesOptions,
): Promise<Rendered> {
  const frames = new Map(
    Array.from(new Set(tree.pages.map(({ language }) => language)), (language) => {
      const parts = Object.entries({ ...shared, ...renderer.frame(language) });
      const inputs = Object.fromEntries(parts.map(([name, value]) => [name, tagOf(value)]));
      return [language, { inputs, firstChanged: createComparison(renderer.siteReader(language)) }];
    }),
  );
  // Pictures are made meanwhile.
  const pause = createPause();
  const rendered = new Map<string, string[]>();
  for (const page of tree.pages) {
    const file = fileOfAddress(page.address, tree.base);
    const { inputs: ofFrame, firstChanged } = frames.get(page.language) ?? {};
    const inputs = { ...ofFrame, [`content/${page.file}`]: tagOf(pageAlone(page)) };
    const before = built.take(page.address);
    const changed =
      before &&
      (Object.keys(inputs).find((name) => before.inputs[name] !== inputs[name]) ??
        firstChanged?.(before.readings, renderer.pageReader(page)));
    if (before && changed === undefined && documents.takeOver(file, before.written)) continue;
    const reason = changed ?? 'no document of an earlier build';
    const alike = rendered.get(reason) ?? [];
    alike.push(page.address);
    rendered.set(reason, alike);
    await pause();
    const readings = recorder.start();
    const html = renderer.page(page);
    recorder.stop();
    built.put(page.address, { inputs, readings, written: documents.write(file, html) });
  }
  return rendered;
}

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

/** The documents that are no pages. */
function writeOtherDocuments(tree: SiteTree, renderer: SiteRenderer, documents: Documents): void {
  const { base, settings } = tree;
  for (const { from, page } of tree.moved.values())
    documents.write(fileOfAddress(from, base), renderer.moved(page));
  documents.write(fileOfAddress(searchAddress), renderer.search());
  for (const [address, render] of renderer.siteMapParts())
    documents.write(fileOfAddress(address, base), render());
  for (const language of shownLanguages(tree))
    documents.write(offlineAddressOf(language, settings).slice(1), renderer.offline(language));
  documents.write('404.html', renderer.notFound());
}

/** The languages in which something is shown. */
const shownLanguages = ({ pages, settings }: SiteTree): Set<string> =>
  new Set(pages.map((page) => page.language).concat(settings.language));

/** The parts of pages that browsers load later. */
function writeParts(
  tree: SiteTree,
  renderer: SiteRenderer,
  { styles }: SiteAssets,
  { output }: BuildOptions,
): void {
  for (const language of shownLanguages(tree))
    output.write(noticeAddress(language).slice(1), JSON.stringify(renderer.notice(language)));
  if (!tree.settings.worksOffline) return;
  const localeOf = createLocales(tree.settings);
  for (const language of languagesOf(tree.settings)) {
    const offer = keepOffer(localeOf(language), styles.keepOfferStyles);
    output.write(keepOfferAddress(language).slice(1), JSON.stringify(offer));
  }
}

type TextSources = {
  assets: SiteAssets;
  tables: { downloads: Table<DownloadFile[]>; passages: Table<PassagePart[]> };
};

/** Writes what programs read: downloads, search, lists of pages, feeds. */
async function writeTexts(
  tree: SiteTree,
  { assets: { scripts, faces }, tables }: TextSources,
  { output, moments = new Map() }: BuildOptions,
): Promise<void> {
  const { base, settings, data } = tree;
  const ofSite = tagOf([base, settings, [...data]]);
  const stored = <T>(table: Table<T>, make: (page: Page) => T) => {
    return (page: Page): T => {
      const { file, address, language, hasFractions } = page;
      const parts = [
        ofSite,
        address,
        language,
        hasFractions,
        documentHash(page),
        moments.get(file),
      ];
      const key = parts.join(' ');
      const before = table.take(key);
      if (before !== undefined) return before;
      const result = make(page);
      table.put(key, result);
      return result;
    };
  };
  const downloads = buildDownloads(tree, stored(tables.downloads, createDownloads(tree, moments)));
  for (const [address, text] of downloads)
    output.write(decodeURI(withoutBase(address, base)).slice(1), text);
  for (const [address, text] of [
    ...buildSearchFiles(tree, stored(tables.passages, createPartsOfPage(tree))),
    ...pageListFiles(buildPageList(tree), base),
  ])
    output.write(address.slice(1), text);
  output.write(openSearchAddress.slice(1), openSearchXml(tree));
  const addresses = buildAddressList(tree, downloads.keys());
  output.write(addressListAddress.slice(1), JSON.stringify(addresses));
  for (const [file, text] of sitemapFiles(tree, moments)) output.write(file, text);
  const feed = feedXml(tree, moments);
  if (feed !== null) output.write(feedAddress.slice(1), feed);
  output.write(licencesAddress.slice(1), await licencesTxt(scripts.packages, faces));
  const robots = robotsTxt(tree);
  if (robots !== null) output.write('robots.txt', robots);
}

const hasEditor = ({ settings }: SiteTree, { isForEditors }: BuildOptions): boolean =>
  isForEditors === true || settings.editing !== undefined;

async function writeEditor(
  tree: SiteTree,
  { images, themeStyles }: SiteAssets,
  { environment, documents }: { environment: RenderEnvironment; documents: Documents },
  options: BuildOptions,
): Promise<void> {
  if (!hasEditor(tree, options)) return;
  const { contentDir, output, pictureSizes } = options;
  const pictures = Array.from(pictureSizes, ([src, size]) => {
    const image = { part: 'image', src, alt: '', focus: { x: 50, y: 50 } } as const;
    return [src, { ...size, address: images.picture(image).src }] as const;
  });
  await options.writeEditor?.({
    tree,
    contentDir,
    output,
    themeStyles,
    environment,
    pictures: new Map(pictures),
    documents,
  });
}

/** What servers and browsers are told of the whole site: at the end, when all of its files are there. */
async function writeForHost(
  tree: SiteTree,
  { styles }: SiteAssets,
  { inlineScripts }: Documents,
  options: BuildOptions,
): Promise<void> {
  const { contentDir, output } = options;
  const { hosting, logo, favicon = logo } = tree.settings;
  const table = buildHostingTable(tree, inlineScripts, hasEditor(tree, options));
  output.write(hostingFile, writeHosting(table));
  const imagesDir = path.join(contentDir, 'images');
  await writeAppIcons(tree, { imagesDir, output, picture: favicon?.src ?? null });
  output.write(workerAddress.slice(1), serviceWorker(tree, output, styles.noticeStyles));
  // After the worker: another day alone is no reason for visitors to load it again.
  output.write(buildRecordFile, writeBuildRecord(buildRecord(tree, options)));
  if (hosting === undefined) return;
  for (const [file, text] of Object.entries(hostFiles(hosting, table))) output.write(file, text);
  if (redirectsToFolders(hosting)) output.twinDocuments();
  if (servesPacked(hosting)) output.pack();
}
