import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createSiteRenderer } from '../entry-build.tsx';
import { buildPageList } from '../site/page-list.ts';
import { partsOf } from '../site/parts-of.ts';
import type { SiteTree } from '../site/site-tree.ts';
import { themeCss } from '../site/theme-css.ts';
import { bundleClient } from './client-bundle.ts';
import { iconSprite } from './icons.ts';
import { buildPictures } from './pictures.ts';
import { fileOfAddress, robotsTxt, sitemapXml } from './site-files.ts';

export type BuildOptions = {
  /** The project folder, with src/ in it. */
  root: string;
  contentDir: string;
  /** Where to write; must exist. */
  folder: string;
  today: Date;
};

/** The names of all pictures that pages and site settings use. */
export const usedPictures = (tree: SiteTree): string[] =>
  [tree.settings, ...tree.pages.map((page) => page.document)].flatMap((value) =>
    partsOf(value).flatMap(({ part }) => (part.part === 'image' ? [part.src] : [])),
  );

/** Writes the whole static site of a checked tree into a folder. */
export async function buildSite(tree: SiteTree, options: BuildOptions): Promise<void> {
  const { root, contentDir, folder, today } = options;
  const [bundle, pictureOf] = await Promise.all([
    bundleClient(root, folder, themeCss(tree.theme)),
    buildPictures(path.join(contentDir, 'images'), usedPictures(tree), folder),
  ]);
  const { logo } = tree.settings;
  const renderer = createSiteRenderer(tree, {
    assets: { ...bundle.assets, favicon: logo ? pictureOf(logo).src : null },
    picture: pictureOf,
    icons: iconSprite,
    socialImage: () => null,
    modulePreloads: bundle.modulePreloads,
    today,
  });
  const write = async (file: string, text: string) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  };
  for (const page of tree.pages) await write(fileOfAddress(page.address), renderer.page(page));
  await write('404.html', renderer.notFound());
  await write('pages.json', JSON.stringify(buildPageList(tree)));
  await write('sitemap.xml', sitemapXml(tree));
  await write('robots.txt', robotsTxt(tree));
}
