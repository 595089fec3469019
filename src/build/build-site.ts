import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';
import { buildDownloads } from '../render/downloads.ts';
import { createSiteRenderer } from '../render/site-renderer.ts';
import type { Size } from '../pictures/checked-picture.ts';
import { addressListAddress, buildAddressList } from '../site/address-list.ts';
import { buildPageList } from '../site/page-list.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';
import { settingsCss, themeCss } from '../site/theme-css.ts';
import { bundleScripts } from './bundle-scripts.ts';
import { iconSprite } from './icons.tsx';
import { licencesAddress, licencesTxt } from './licences.ts';
import { buildPictures } from './pictures.ts';
import { buildSearchFiles } from './search-files.ts';
import { measureScrims } from './scrims.ts';
import { createCardMaker } from './social-card.ts';
import { openSearchAddress, searchAddress } from '../site/search-addresses.ts';
import { fileOfAddress, openSearchXml, robotsTxt, sitemapXml } from './site-files.ts';
import { charactersOf, fontFiles, writeFonts } from './write-fonts.ts';
import { writeStyles } from './write-styles.ts';

/** What is built, and where it goes. */
export type BuildOptions = {
  /** The project folder, with src/ in it. */
  root: string;
  contentDir: string;
  /** Every picture that is used, by its name in content/images. */
  pictureSizes: ReadonlyMap<string, Size>;
  /** Where to write; must exist. */
  folder: string;
  today: Date;
};

/** Writes the whole static site of a checked tree into a folder. */
export async function buildSite(tree: SiteTree, options: BuildOptions): Promise<void> {
  const { root, contentDir, folder, today } = options;
  const imagesDir = path.join(contentDir, 'images');
  const scripts = await bundleScripts(root, folder);
  const fonts = await writeFonts(root, folder, charactersOf(tree));
  const styles = await writeStyles(
    folder,
    fonts.css + themeCss(tree.theme) + settingsCss(tree.settings),
  );
  const pictureOf = await buildPictures(imagesDir, options.pictureSizes, folder);
  const scrimsOf = await measureScrims(tree, imagesDir);
  const cards = await buildCards(tree, imagesDir, folder);
  const favicon = tree.settings.favicon ?? tree.settings.logo;
  const renderer = createSiteRenderer(tree, {
    assets: {
      script: scripts.script,
      printStyles: styles.printStyles,
      searchStyles: styles.searchStyles,
      minifyScript: minifyOnce(),
      headingFont: fonts.headingFont,
      favicon: favicon ? pictureOf(favicon).src : null,
    },
    picture: pictureOf,
    scrims: scrimsOf,
    icons: iconSprite,
    socialImage: (page) => cards.get(page) ?? null,
    islandScripts: scripts.islandScripts,
    stylesheets: styles.stylesheets,
    today,
  });
  // One small file after another: waiting for each costs more than writing it.
  const write = (file: string, text: string) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  for (const page of tree.pages) write(fileOfAddress(page.address), renderer.page(page));
  for (const { from, page } of tree.moved.values())
    write(fileOfAddress(from), renderer.moved(page));
  const downloads = buildDownloads(tree);
  for (const [address, text] of downloads) write(address.slice(1), text);
  for (const [address, text] of buildSearchFiles(tree)) {
    write(address.slice(1), text);
  }
  write(fileOfAddress(searchAddress), renderer.search());
  write(openSearchAddress.slice(1), openSearchXml(tree));
  write('404.html', renderer.notFound());
  write('pages.json', JSON.stringify(buildPageList(tree)));
  write(addressListAddress.slice(1), JSON.stringify(buildAddressList(tree, downloads.keys())));
  write('sitemap.xml', sitemapXml(tree));
  write(licencesAddress.slice(1), await licencesTxt(root, scripts.packages, fontFiles));
  write('robots.txt', robotsTxt(tree));
}

/** Makes scripts shorter; the same few stand in every document. */
function minifyOnce(): (code: string) => string {
  const known = new Map<string, string>();
  return (code) => {
    const short = known.get(code) ?? minifySync('inline.js', code).code.trim();
    known.set(code, short);
    return short;
  };
}

/** Renders the card of every page; those of one look are rendered once and then kept. */
async function buildCards(
  tree: SiteTree,
  imagesDir: string,
  folder: string,
): Promise<Map<Page, string>> {
  const makeCard = await createCardMaker(tree, imagesDir, folder);
  const cards = new Map<Page, string>();
  for (const page of tree.pages) {
    const card = await makeCard(page);
    if (card !== null) cards.set(page, new URL(card, tree.settings.address).href);
  }
  return cards;
}
