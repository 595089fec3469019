import type { PageParts } from '../render/page-parts.ts';
import { hashOf } from './file-cache.ts';
import { licencesAddress, licencesComment } from './licences.ts';
import { cssOfParts, frameCss, noticeCss, printCss, searchCss } from './page-styles.ts';
import type { SiteOutput } from './publish/site-output.ts';

/** The styles of a built site, by their addresses. */
export type WrittenStyles = {
  /** The stylesheets that a page with these parts loads: that of the frame, and at most one for its parts. */
  stylesheets(parts: PageParts): string[];
  /** The same for every page whose parts have the same styles, but for those of single elements; writes nothing. */
  styleKey(parts: PageParts): string;
  printStyles: string;
  /** Those of the search's dialog, which fetches them by itself. */
  searchStyles: string;
  /** Those of the urgent notice, which may come later than the page. */
  noticeStyles: string;
};

/**
 * Writes the styles of the site, the theme's before all others, into the site, which stands in the folder `base`.
 * Pages with the same blocks share a stylesheet; it is written when the first of them asks for it.
 */
export function writeStyles(output: SiteOutput, base: string, themeStyles: string): WrittenStyles {
  const written = new Map<string, string>();
  const ofParts = new Map<string, string[]>();
  const write = (name: string, css: string): string => {
    const known = written.get(css);
    if (known !== undefined) return known;
    const file = `assets/${name}-${hashOf(css)}.css`;
    const address = `${base}/${file}`;
    output.write(file, css);
    written.set(css, address);
    return address;
  };
  const keys = new Map<string, string>();
  const frame = write(
    'frame',
    `${licencesComment.replace(licencesAddress, base + licencesAddress)}\n${themeStyles}${frameCss}`,
  );
  return {
    stylesheets: ({ blocks, ...others }) => {
      const parts = { ...others, blocks: [...new Set(blocks)].toSorted() };
      const key = JSON.stringify(parts);
      const known = ofParts.get(key);
      if (known) return known;
      const css = cssOfParts(parts);
      const stylesheets = css === '' ? [frame] : [frame, write('blocks', css)];
      ofParts.set(key, stylesheets);
      return stylesheets;
    },
    styleKey: (parts) => {
      const name = JSON.stringify(parts);
      const key = keys.get(name) ?? `${frame} ${hashOf(cssOfParts(parts))}`;
      keys.set(name, key);
      return key;
    },
    printStyles: write('print', printCss),
    searchStyles: write('search', searchCss),
    noticeStyles: write('notice', noticeCss),
  };
}
