import path from 'node:path';
import { pathOnDisk } from '../system/roots.ts';
import { Table } from '../cache/tables.ts';
import { workerAddress } from '../site/addresses/offline.ts';
import { offlineAddressOf } from '../site/addresses/offline-address.ts';
import { writeAppIcons } from './app-icons.ts';
import { buildDownloads } from '../render/downloads.ts';
import type { RenderEnvironment } from '../render/render-environment.ts';
import { keepOffer } from '../render/keep-offer.tsx';
import { failuresInWords } from '../render/block-failures.ts';
import type { BlockFailure } from '../render/render-environment.ts';
import { createSiteRenderer } from '../render/site-renderer.ts';
import { CommandError } from './command-error.ts';
import { addressListAddress, buildAddressList } from '../site/addresses/address-list.ts';
import { languagesOf, settingsIn } from '../site/language/editions.ts';
import { createLocales } from '../site/language/locale.ts';
import { keepOfferAddress } from '../site/addresses/keep-offer.ts';
import { noticeAddress } from '../site/addresses/notice.ts';
import { buildPageList } from '../site/navigation/page-list.ts';
import { pageListFiles } from '../site/navigation/page-list-parts.ts';
import { dayIn } from '../site/dates/day-in.ts';
import { addBaseToTree, withoutBase } from '../site/addresses/base.ts';
import { dayOfChange } from '../site/pages/day-of-change.ts';
import type { SiteTree } from '../site/site-tree.ts';
import { settingsCss, themeCss } from '../site/theme/theme-css.ts';
import { buildImages } from './build-images.ts';
import { buildPages, type BuiltPage, type Rendered } from './build-pages.ts';
import { buildRecord, buildRecordFile, writeBuildRecord } from './build-record.ts';
import { writeScripts } from './write-scripts.ts';
import { policySettings } from './hosting/policy-settings.ts';
import { hostFiles, redirectsToFolders, servesPacked } from './hosting/host-files.ts';
import { hostingFile, writeHosting } from './hosting/hosting-file.ts';
import { buildHostingTable } from './hosting/hosting-table.ts';
import { iconShape, iconSprite } from './icons.ts';
import { shortenScript } from './shorten-script.ts';
import { Documents, type WrittenDocument } from './documents.ts';
import { Recorder } from './recorder.ts';
import { buildSearchFiles } from './search-files.ts';
import { licencesAddress, licencesTxt } from './licences.ts';
import { iconDataUrl, inlinePicture } from './pictures.ts';
import { buildSendPages } from './send-pages.ts';
import { serviceWorker } from './service-worker.ts';
import { openSearchAddress, searchAddress } from '../site/addresses/search-addresses.ts';
import { feedAddress } from '../site/addresses/feed.ts';
import {
  feedXml,
  fileOfAddress,
  hasFeed,
  openSearchXml,
  robotsTxt,
  sitemapFiles,
} from './site-files.ts';
import { charactersOf } from '../fonts/characters.ts';
import { facesOfTheme, textFamilyOf } from '../fonts/faces-of-theme.ts';
import { writeFonts } from './write-fonts.ts';
import { directionOf, hasLettersFromTheRight } from '../site/language/direction.ts';
import { writeStyles } from './write-styles.ts';
import type { BuildOptions } from './build-options.ts';

/** Writes the whole static site of a checked tree. Returns the pages that were rendered. */
export async function buildSite(checked: SiteTree, options: BuildOptions): Promise<Rendered> {
  const tree = addBaseToTree(checked);
  const { base } = tree;
  const { contentDir, output, today, moments = new Map() } = options;
  const imagesDir = path.join(contentDir, 'images');
  const faces = facesOfTheme(tree.theme.fonts, contentDir);
  const makingImages = buildImages(tree, { ...options, faces });
  const used = charactersOf(tree);
  const scripts = writeScripts(output, base);
  const [images, fonts] = await Promise.all([makingImages, writeFonts(faces, output, tree, used)]);
  const themeStyles = fonts.css + themeCss(tree.theme) + settingsCss(tree.settings);
  const hasRightToLeft =
    tree.pages.some(({ language }) => directionOf(language) === 'rtl') ||
    hasLettersFromTheRight([...used].join(''));
  const languages = languagesOf(tree.settings);
  const styles = writeStyles(output, {
    base,
    themeStyles,
    hasRightToLeft,
    hasCountdown: languages.some(
      (language) => settingsIn(tree.settings, language).countdown !== undefined,
    ),
    hasLanguages: languages.length > 1,
  });
  const tables = {
    pages: new Table<BuiltPage>(contentDir, 'pages'),
    sent: new Table<WrittenDocument>(contentDir, 'sent'),
    inlineScripts: new Table<string>(contentDir, 'inline-scripts'),
  };
  const documents = new Documents(output, tables.inlineScripts);
  const recorder = new Recorder();
  const { logo, favicon = logo } = tree.settings;
  const failures: BlockFailure[] = [];
  const environment: RenderEnvironment = {
    assets: {
      script: scripts.script,
      printStyles: styles.printStyles,
      searchStyles: styles.searchStyles,
      noticeStyles: styles.noticeStyles,
      worker: tree.settings.worksOffline ? base + workerAddress : null,
      minifyScript: shortenScript,
      headingFont: fonts.headingFont,
      textFamily: textFamilyOf(faces),
      logo: logo ? inlinePicture(pathOnDisk(imagesDir, logo.src)) : null,
      feed: hasFeed(tree) ? base + feedAddress : null,
      favicon: favicon
        ? (iconDataUrl(pathOnDisk(imagesDir, favicon.src)) ?? images.picture(favicon).src)
        : null,
      policy: policySettings(tree),
    },
    picture: images.picture,
    scrims: images.scrims,
    icons: iconSprite,
    iconShape,
    socialImage: (page) => images.cards.get(page) ?? null,
    dayOfChange: (page) => dayOfChange(page, moments),
    islandScripts: scripts.islandScripts,
    stylesheets: styles.stylesheets,
    watch: (functions) => recorder.watch(functions),
    blockFailed: (failure) => {
      failures.push(failure);
      return '';
    },
    today,
  };
  const renderer = createSiteRenderer(tree, environment);
  const rendered = await buildPages(tree, renderer, {
    documents,
    built: tables.pages,
    recorder,
    shared: {
      'the day': dayIn(tree.settings.timeZone, today),
      'the styles of all pages': [styles.sendStyles, hasRightToLeft],
    },
  });
  if (failures.length > 0)
    throw new CommandError(failuresInWords(failures, path.basename(contentDir)), 1);
  for (const { from, page } of tree.moved.values())
    documents.write(fileOfAddress(from, base), renderer.moved(page));
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
  const downloads = buildDownloads(tree, moments);
  for (const [address, text] of downloads)
    output.write(decodeURI(withoutBase(address, base)).slice(1), text);
  for (const [address, text] of buildSearchFiles(tree)) output.write(address.slice(1), text);
  documents.write(fileOfAddress(searchAddress), renderer.search());
  for (const [address, render] of renderer.siteMapParts())
    documents.write(fileOfAddress(address, base), render());
  output.write(openSearchAddress.slice(1), openSearchXml(tree));
  for (const language of new Set(
    tree.pages.map((page) => page.language).concat(tree.settings.language),
  )) {
    output.write(noticeAddress(language).slice(1), JSON.stringify(renderer.notice(language)));
    const offlineAddress = offlineAddressOf(language, tree.settings);
    documents.write(offlineAddress.slice(1), renderer.offline(language));
  }
  if (tree.settings.worksOffline) {
    const localeOf = createLocales(tree.settings);
    for (const language of languages) {
      const offer = keepOffer(localeOf(language), styles.keepOfferStyles);
      output.write(keepOfferAddress(language).slice(1), JSON.stringify(offer));
    }
  }
  documents.write('404.html', renderer.notFound());
  const pageList = buildPageList(tree);
  for (const [address, text] of pageListFiles(pageList, base)) output.write(address.slice(1), text);
  output.write(
    addressListAddress.slice(1),
    // Without the host's folder, so that lists stay comparable when the site moves to another host.
    JSON.stringify(
      buildAddressList(
        checked,
        Array.from(downloads.keys(), (address) => withoutBase(address, base)),
      ),
    ),
  );
  for (const [file, text] of sitemapFiles(tree, moments)) output.write(file, text);
  const feed = feedXml(tree, moments);
  if (feed !== null) output.write(feedAddress.slice(1), feed);
  output.write(licencesAddress.slice(1), await licencesTxt(scripts.packages, faces));
  const robots = robotsTxt(tree);
  if (robots !== null) output.write('robots.txt', robots);
  await images.finish();
  const hasEditor = options.isForEditors === true || tree.settings.editing !== undefined;
  if (hasEditor) {
    const pictures = Array.from(options.pictureSizes, ([src, size]) => {
      const { src: address } = images.picture({
        part: 'image',
        src,
        alt: '',
        focus: { x: 50, y: 50 },
      });
      return [src, { ...size, address }] as const;
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
  const hostingTable = buildHostingTable(tree, documents.inlineScripts, hasEditor);
  output.write(hostingFile, writeHosting(hostingTable));
  await writeAppIcons(tree, { imagesDir, output, picture: favicon?.src ?? null });
  output.write(workerAddress.slice(1), serviceWorker(tree, output, styles.noticeStyles));
  // After the worker: another day alone is no reason for visitors to load it again.
  output.write(buildRecordFile, writeBuildRecord(buildRecord(tree, options)));
  const { hosting } = tree.settings;
  if (hosting !== undefined) {
    for (const [file, text] of Object.entries(hostFiles(hosting, hostingTable)))
      output.write(file, text);
    if (redirectsToFolders(hosting)) output.twinDocuments();
    if (servesPacked(hosting)) output.pack();
  }
  for (const table of Object.values(tables)) table.save();
  return rendered;
}
