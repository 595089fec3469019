import type { PageParts } from '../render/index.ts';
import type { ChosenLook } from '../site/index.ts';
import { hashOf } from './cache/file-cache.ts';
import { licencesAddress, licencesComment } from './licences.ts';
import {
  cssOfParts,
  frameCss,
  keepOfferCss,
  noticeCss,
  printCss,
  searchCss,
  sendCss,
  withoutRightToLeft,
  shortenStyles,
  type FrameParts,
} from './page-styles.ts';
import type { SiteOutput } from './publish/site-output.ts';

/** The stylesheets of a built site, by URL. */
export type WrittenStyles = {
  /** Those that do not depend on what is on a page, by the hashes of their contents. */
  written: ReadonlyMap<string, string>;
  /** That of the frame of all pages. */
  frame: string;
  printStyles: string;
  /** Those of the search dialog, which loads them itself. */
  searchStyles: string;
  /** Those of the documents that send pages, the frame's first. */
  sendStyles: readonly string[];
  /** Those of the urgent notice, which may be loaded after the page. */
  noticeStyles: string;
  /** Those of the offer to keep the site on a phone. */
  keepOfferStyles: string;
};

type StyleSettings = FrameParts & {
  /** The folder of the host that the site is in. */
  base: string;
  look: ChosenLook;
  /** The styles of the theme, which come first. */
  themeStyles: string;
  /** Whether some of the site is written from right to left. */
  hasRightToLeft: boolean;
};

type WriteSettings = Pick<StyleSettings, 'base' | 'hasRightToLeft' | 'look'>;

/** Makes the function that writes a stylesheet, unless it is among those `written`, and returns its URL. */
function createWriter(
  output: SiteOutput,
  { base, hasRightToLeft, look }: WriteSettings,
  written: Map<string, string>,
) {
  return (name: string, styles: string): string => {
    const css = shortenStyles(hasRightToLeft ? styles : withoutRightToLeft(styles), look);
    const hash = hashOf(css);
    const cached = written.get(hash);
    if (cached !== undefined) return cached;
    const file = `assets/${name}-${hash}.css`;
    const address = `${base}/${file}`;
    output.write(file, css);
    written.set(hash, address);
    return address;
  };
}

/** Writes the styles that do not depend on what is on a page. */
export function writeStyles(output: SiteOutput, settings: StyleSettings): WrittenStyles {
  const { base, look, themeStyles } = settings;
  const written = new Map<string, string>();
  const write = createWriter(output, settings, written);
  const frame = write(
    'frame',
    `${licencesComment.replace(licencesAddress, base + licencesAddress)}\n${themeStyles}${frameCss(settings, look)}`,
  );
  return {
    written,
    frame,
    printStyles: write('print', printCss(look)),
    searchStyles: write('search', searchCss),
    sendStyles: [frame, write('send', sendCss)],
    noticeStyles: write('notice', noticeCss),
    keepOfferStyles: write('keep-offer', keepOfferCss),
  };
}

/**
 * Makes the function that returns the stylesheets of a page with some parts: that of the frame, and at most one for its parts.
 * Pages with the same parts share it; it is written when the first of them requests it.
 */
export function createPageStyles(
  output: SiteOutput,
  { frame, written, ...settings }: WriteSettings & Pick<WrittenStyles, 'frame' | 'written'>,
): (parts: PageParts) => string[] {
  const write = createWriter(output, settings, new Map(written));
  const ofParts = new Map<string, string[]>();
  return (requested) => {
    const parts = { ...requested, blocks: [...new Set(requested.blocks)].toSorted() };
    const key = JSON.stringify(parts);
    const cached = ofParts.get(key);
    if (cached) return cached;
    const css = cssOfParts(parts, settings.look);
    const stylesheets = css === '' ? [frame] : [frame, write('blocks', css)];
    ofParts.set(key, stylesheets);
    return stylesheets;
  };
}
