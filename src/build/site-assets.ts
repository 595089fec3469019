import path from 'node:path';
import { charactersOf } from './fonts/characters.ts';
import type { Face } from './fonts/face.ts';
import { facesOfTheme, textFamilyOf } from './fonts/faces-of-theme.ts';
import type { BlockFailure, RenderEnvironment } from '../render/index.ts';
import {
  feedAddress,
  workerAddress,
  directionOf,
  hasLettersFromTheRight,
  languagesOf,
  settingsIn,
  dayOfChange,
  type SiteTree,
  settingsCss,
  themeCss,
} from '../site/index.ts';
import { pathOnDisk } from './system/roots.ts';
import { buildImages, type BuiltImages } from './build-images.ts';
import type { BuildOptions } from './build-options.ts';
import { policySettings } from './hosting/policy-settings.ts';
import { iconShape, iconSprite } from './icons.ts';
import { iconDataUrl, inlinePicture } from './pictures.ts';
import type { Recorder } from './recorder.ts';
import { shortenScript } from './shorten-script.ts';
import { hasFeed } from './site-files.ts';
import { writeFonts } from './write-fonts.ts';
import { writeScripts, type WrittenScripts } from './write-scripts.ts';
import { writeStyles, type WrittenStyles } from './write-styles.ts';

/** What the documents of a site load. */
export type SiteAssets = {
  faces: readonly Face[];
  /** The typefaces and colours of the site, without the styles of its components. */
  themeStyles: string;
  headingFont: string;
  images: BuiltImages;
  scripts: WrittenScripts;
  styles: WrittenStyles;
  /** Whether some of the site is written from right to left. */
  hasRightToLeft: boolean;
};

/** Writes scripts, typefaces, styles and pictures. Cards for shared links are still made afterwards, beside the pages. */
export async function writeAssets(tree: SiteTree, options: BuildOptions): Promise<SiteAssets> {
  const { contentDir, output } = options;
  const faces = facesOfTheme(tree.theme.fonts, contentDir);
  const makingImages = buildImages(tree, { ...options, faces });
  const used = charactersOf(tree);
  const scripts = writeScripts(output, tree.base);
  const [images, fonts] = await Promise.all([makingImages, writeFonts(faces, output, tree, used)]);
  const themeStyles = fonts.css + themeCss(tree.theme) + settingsCss(tree.settings);
  const hasRightToLeft =
    tree.pages.some(({ language }) => directionOf(language) === 'rtl') ||
    hasLettersFromTheRight([...used].join(''));
  const languages = languagesOf(tree.settings);
  const styles = writeStyles(output, {
    base: tree.base,
    themeStyles,
    hasRightToLeft,
    hasCountdown: languages.some(
      (language) => settingsIn(tree.settings, language).countdown !== undefined,
    ),
    hasLanguages: languages.length > 1,
  });
  const { headingFont } = fonts;
  return { faces, themeStyles, headingFont, images, scripts, styles, hasRightToLeft };
}

/** How the pages of a site are rendered for visitors. */
export function pageEnvironment(
  tree: SiteTree,
  { faces, headingFont, images, scripts, styles }: SiteAssets,
  { contentDir, today, moments = new Map() }: BuildOptions,
  { recorder, failures }: { recorder: Recorder; failures: BlockFailure[] },
): RenderEnvironment {
  const { base, settings } = tree;
  const { logo, favicon = logo } = settings;
  const fileOf = (picture: { src: string }) =>
    pathOnDisk(path.join(contentDir, 'images'), picture.src);
  return {
    assets: {
      script: scripts.script,
      printStyles: styles.printStyles,
      searchStyles: styles.searchStyles,
      noticeStyles: styles.noticeStyles,
      worker: settings.worksOffline ? base + workerAddress : null,
      minifyScript: shortenScript,
      headingFont,
      textFamily: textFamilyOf(faces),
      logo: logo ? inlinePicture(fileOf(logo)) : null,
      feed: hasFeed(tree) ? base + feedAddress : null,
      favicon: favicon ? (iconDataUrl(fileOf(favicon)) ?? images.picture(favicon).src) : null,
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
}
