import type { PageParts } from '../render/index.ts';
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
  /** The stylesheets of a page with these parts: that of the frame, and at most one for its parts. */
  stylesheets(parts: PageParts): string[];
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
  /** The styles of the theme, which come first. */
  themeStyles: string;
  /** Whether some of the site is written from right to left. */
  hasRightToLeft: boolean;
};

/**
 * Writes the styles of the site. Pages with the same blocks share a stylesheet, which is written when the first of them
 * requests it.
 */
export function writeStyles(output: SiteOutput, settings: StyleSettings): WrittenStyles {
  const { base, themeStyles, hasRightToLeft } = settings;
  const written = new Map<string, string>();
  const ofParts = new Map<string, string[]>();
  const write = (name: string, styles: string): string => {
    const css = shortenStyles(hasRightToLeft ? styles : withoutRightToLeft(styles));
    const cached = written.get(css);
    if (cached !== undefined) return cached;
    const file = `assets/${name}-${hashOf(css)}.css`;
    const address = `${base}/${file}`;
    output.write(file, css);
    written.set(css, address);
    return address;
  };
  const frame = write(
    'frame',
    `${licencesComment.replace(licencesAddress, base + licencesAddress)}\n${themeStyles}${frameCss(settings)}`,
  );
  return {
    stylesheets: (requested) => {
      const parts = { ...requested, blocks: [...new Set(requested.blocks)].toSorted() };
      const key = JSON.stringify(parts);
      const cached = ofParts.get(key);
      if (cached) return cached;
      const css = cssOfParts(parts);
      const stylesheets = css === '' ? [frame] : [frame, write('blocks', css)];
      ofParts.set(key, stylesheets);
      return stylesheets;
    },
    printStyles: write('print', printCss),
    searchStyles: write('search', searchCss),
    sendStyles: [frame, write('send', sendCss)],
    noticeStyles: write('notice', noticeCss),
    keepOfferStyles: write('keep-offer', keepOfferCss),
  };
}
