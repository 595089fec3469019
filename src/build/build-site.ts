import path from 'node:path';
import {
  joinFailures,
  buildDownloads,
  keepOffer,
  type RenderEnvironment,
  type SiteRenderer,
  type Site,
} from '../render/index.ts';
import {
  addressListAddress,
  attachmentAddress,
  buildAddressList,
  withoutBase,
  keepOfferAddress,
  noticeAddress,
  offlineAddressOf,
  workerAddress,
  openSearchAddress,
  searchAddress,
  languagesOf,
  createLocales,
  buildPageList,
  pageListFiles,
  type Page,
  type SiteTree,
} from '../site/index.ts';
import { writeAppIcons } from './app-icons.ts';
import type { BuildOptions } from './build-options.ts';
import { buildRecord, buildRecordFile, writeBuildRecord } from './build-record.ts';
import { CommandError } from './command-error.ts';
import { readBytes } from './content-files/read-files.ts';
import { hostFiles, redirectsToFolders, servesPacked } from './hosting/host-files.ts';
import { hostingFile, writeHosting } from './hosting/hosting-file.ts';
import { buildHostingTable } from './hosting/hosting-table.ts';
import { licencesAddress, licencesTxt } from './licences.ts';
import { adoptEntries, makeTask, openPageTables, PageMaker } from './page-maker.ts';
import type { Documents } from './publish/site-output.ts';
import { buildSearchFiles } from './search-files.ts';
import { serviceWorker } from './service-worker.ts';
import { createPause } from './side-by-side.ts';
import { pageAssets, writeAssets, type SiteAssets } from './site-assets.ts';
import { feedFiles, fileOfAddress, openSearchXml, robotsTxt, sitemapFiles } from './site-files.ts';
import { createQueue, takeFrom } from './threads/queue.ts';

/** The pages that were rendered, by what of their inputs was the first to differ. */
export type Rendered = ReadonlyMap<string, readonly string[]>;

/**
 * Writes everything that a site shows, whose addresses have the folder of its host. Returns the pages that were rendered.
 */
export async function buildSite(site: Site, options: BuildOptions): Promise<Rendered> {
  const { tree } = site;
  if (tree === null) throw new Error('There is no valid site to build.');
  const { contentDir, output, today, threads } = options;
  const assets = await writeAssets(tree, options);
  const { images } = assets;
  const tables = openPageTables(contentDir);
  const ofPages = pageAssets(tree, assets, options);
  const maker = new PageMaker(tree, ofPages, { contentDir, output, today, tables });
  const { renderer, environment, documents } = maker;
  const { changed, rendered } = findChanged(tree, maker);
  const [queue, { staging }] = [createQueue(), output];
  const answers =
    staging !== null && threads?.start(changed.length) === true
      ? threads.run(makeTask, {
          day: site.shownDay,
          attachments: tree.attachments,
          assets: ofPages,
          staging,
          today,
          pages: changed.map(({ file }) => file),
          queue,
        })
      : [];
  // Pictures are made meanwhile.
  const pause = createPause();
  for (const page of takeFrom(changed, queue)) {
    await pause();
    maker.make(page);
  }
  for (const { files, entries, inlineScripts, failures } of await answers) {
    output.adopt(files);
    documents.adopt(inlineScripts);
    adoptEntries(tables, entries);
    maker.failures.push(...failures);
  }
  if (maker.failures.length > 0) throw new CommandError(joinFailures(maker.failures), 1);
  writeOtherDocuments(tree, renderer, documents);
  writeParts(tree, renderer, assets, options);
  await writeTexts(tree, maker, assets, options);
  await images.finish();
  writeAttachments(tree, options);
  await writeEditor(tree, assets, { environment, documents }, options);
  await writeForHost(tree, assets, documents, options);
  for (const table of Object.values(tables)) table.save();
  return rendered;
}

/** Publishes the files to which pages lead, under addresses that stay when they change. */
function writeAttachments({ attachments }: SiteTree, { contentDir, output }: BuildOptions): void {
  for (const [name, { isUsed }] of attachments) {
    if (isUsed)
      output.write(attachmentAddress(name).slice(1), readBytes(contentDir, `files/${name}`));
  }
}

/** Finds the pages that must be made, by what of their inputs was the first to differ; all others are reused. */
function findChanged({ pages, lists }: SiteTree, maker: PageMaker) {
  const rendered = new Map<string, string[]>();
  const changed = [...pages, ...lists].filter((page) => {
    const reason = maker.reuse(page);
    if (reason === null) return false;
    const alike = rendered.get(reason) ?? [];
    alike.push(page.address);
    rendered.set(reason, alike);
    return true;
  });
  return { changed, rendered };
}

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

/** Writes what programs read: downloads, search, lists of pages, feeds. */
async function writeTexts(
  tree: SiteTree,
  maker: PageMaker,
  { scripts, faces }: SiteAssets,
  { output, moments = new Map() }: BuildOptions,
): Promise<void> {
  const { base } = tree;
  const extracts = new Map(tree.pages.map((page) => [page, maker.extractOf(page)]));
  const extractOf = (page: Page) => extracts.get(page) ?? maker.extractOf(page);
  const downloads = buildDownloads(tree, (page) => extractOf(page).downloads);
  for (const [address, text] of downloads)
    output.write(decodeURI(withoutBase(address, base)).slice(1), text);
  for (const [address, text] of [
    ...buildSearchFiles(tree, (page) => extractOf(page).openings),
    ...pageListFiles(buildPageList(tree), base),
  ])
    output.write(address.slice(1), text);
  output.write(openSearchAddress.slice(1), openSearchXml(tree));
  const addresses = buildAddressList(tree, downloads.keys());
  output.write(addressListAddress.slice(1), JSON.stringify(addresses));
  for (const [file, text] of sitemapFiles(tree, moments)) output.write(file, text);
  for (const [address, text] of feedFiles(tree, moments))
    output.write(decodeURI(address).slice(1), text);
  output.write(licencesAddress.slice(1), await licencesTxt(scripts.packages, faces));
  const robots = robotsTxt(tree);
  if (robots !== null) output.write('robots.txt', robots);
}

const hasEditor = ({ settings }: SiteTree, { isForEditors }: BuildOptions): boolean =>
  isForEditors === true || settings.editing !== undefined;

async function writeEditor(
  tree: SiteTree,
  { themeStyles }: SiteAssets,
  { environment, documents }: { environment: RenderEnvironment; documents: Documents },
  options: BuildOptions,
): Promise<void> {
  if (!hasEditor(tree, options)) return;
  const { contentDir, output, pictureSizes } = options;
  const pictures = Array.from(pictureSizes, ([src, size]) => {
    const image = { part: 'image', src, alt: '', focus: { x: 50, y: 50 } } as const;
    return [src, { ...size, address: environment.picture(image).src }] as const;
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
