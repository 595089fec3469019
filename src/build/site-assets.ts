import path from 'node:path';
import { charactersOf } from './fonts/characters.ts';
import type { Face } from './fonts/face.ts';
import { facesOfTheme, textFamilyOf } from './fonts/faces-of-theme.ts';
import type { RenderEnvironment } from '../render/index.ts';
import {
  feedAddress,
  workerAddress,
  directionOf,
  hasLettersFromTheRight,
  languagesOf,
  settingsIn,
  dayOfChange,
  type ChangeMoments,
  type SiteTree,
  settingsCss,
  themeCss,
} from '../site/index.ts';
import { pathOnDisk } from './system/roots.ts';
import { buildImages, type BuiltImages } from './build-images.ts';
import type { BuildOptions } from './build-options.ts';
import { policySettings } from './hosting/policy-settings.ts';
import { iconShape, iconSprite } from './icons.ts';
import { iconDataUrl, inlinePicture, pictureFinder } from './pictures.ts';
import type { SiteOutput } from './publish/site-output.ts';
import type { Recorder } from './recorder.ts';
import { hasFeed } from './site-files.ts';
import { writeFonts } from './write-fonts.ts';
import { createIslandScripts, writeScripts, type WrittenScripts } from './write-scripts.ts';
import { createPageStyles, writeStyles, type WrittenStyles } from './write-styles.ts';

/** A template literal, which the minifier writes for every string. */
const template = /`(?:[^`\\]|\\.)*`/gs;

/** A function that is called at once. */
const called = /(?<=\(function) ([\w$]+)(?=\()/g;

/** A name where it is not a part of another. */
const wholeName = (name: string): RegExp =>
  new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);

/**
 * Shortens a minified inline script: functions that do not call themselves lose their names, and strings get the quotation
 * marks that attributes have, since what is repeated in a document costs next to nothing. Templates with values, line
 * breaks or quotation marks stay.
 */
const shortenScript = (code: string): string =>
  code
    .replaceAll(called, (text, name: string) =>
      code.split(wholeName(name)).length > 2 ? text : '',
    )
    .replaceAll(template, (text) => (/[$"\\\n]/.test(text) ? text : `"${text.slice(1, -1)}"`));

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
  const faces = facesOfTheme(tree.theme, contentDir);
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
    look: tree.theme.look,
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

/** What pages load and show besides their content, as plain data, which threads can send each other. */
export type PageAssets = Pick<BuiltImages, 'pictures' | 'scrims' | 'cards'> & {
  documents: Omit<RenderEnvironment['assets'], 'minifyScript' | 'policy'>;
  moments: ChangeMoments;
  styles: Pick<WrittenStyles, 'written' | 'frame' | 'sendStyles'>;
  hasRightToLeft: boolean;
};

/** Gathers what pages load. */
export function pageAssets(
  tree: SiteTree,
  { faces, headingFont, hasRightToLeft, images, scripts, styles }: SiteAssets,
  { contentDir, moments = new Map() }: BuildOptions,
): PageAssets {
  const { base, settings } = tree;
  const { logo, favicon = logo } = settings;
  const { pictures, scrims, cards } = images;
  const fileOf = (picture: { src: string }) =>
    pathOnDisk(path.join(contentDir, 'images'), picture.src);
  return {
    pictures,
    scrims,
    cards,
    moments,
    hasRightToLeft,
    styles,
    documents: {
      script: scripts.script,
      printStyles: styles.printStyles,
      searchStyles: styles.searchStyles,
      noticeStyles: styles.noticeStyles,
      worker: settings.worksOffline ? base + workerAddress : null,
      headingFont,
      textFamily: textFamilyOf(faces),
      logo: logo ? inlinePicture(fileOf(logo)) : null,
      feed: hasFeed(tree) ? base + feedAddress : null,
      favicon: favicon
        ? (iconDataUrl(fileOf(favicon)) ?? pictureFinder(pictures)(favicon).src)
        : null,
    },
  };
}

/** How the pages of a site are rendered for visitors. */
export function pageEnvironment(
  tree: SiteTree,
  { documents, pictures, scrims, cards, moments, styles, hasRightToLeft }: PageAssets,
  { output, today, recorder }: { output: SiteOutput; today: Date; recorder: Recorder },
  blockFailed: RenderEnvironment['blockFailed'],
): RenderEnvironment {
  const { base } = tree;
  return {
    assets: { ...documents, minifyScript: shortenScript, policy: policySettings(tree) },
    picture: pictureFinder(pictures),
    scrims: (page) => scrims.get(page.file) ?? null,
    icons: iconSprite,
    iconShape,
    socialImage: (page) => cards.get(page.file) ?? null,
    dayOfChange: (page) => dayOfChange(page, moments),
    islandScripts: createIslandScripts(base),
    stylesheets: createPageStyles(output, {
      base,
      look: tree.theme.look,
      hasRightToLeft,
      ...styles,
    }),
    watch: (functions) => recorder.watch(functions),
    blockFailed,
    sharesFrames: true,
    today,
  };
}
