import { blockDefinitions, type Block } from '../../schema/blocks/index.ts';
import type { Download } from '../../schema/define-block.ts';
import type { SiteSettings } from '../../schema/site.ts';
import { oncePer } from '../messages/index.ts';
import {
  permanentUrl,
  momentOfChange,
  type ChangeMoments,
  settingsIn,
  createLocales,
  type SiteLocale,
  summaryOf,
  type Page,
  type PageAlone,
  type SiteTree,
} from '../site/index.ts';

const hostOf = oncePer((address) => new URL(address).hostname);

/**
 * The files that a block offers for download, with their addresses beside the block's page, encoded as in a URL. They contain the date of
 * the page's last change, if it is known.
 */
export const downloadsOfBlock = (
  page: PageAlone,
  block: Block,
  locale: SiteLocale,
  { name: siteName, address, timeZone }: Pick<SiteSettings, 'name' | 'address' | 'timeZone'>,
  changed?: string,
): (Download & { href: string })[] => {
  const definition = blockDefinitions.get(block.type);
  if (!definition?.hasDownloads) return [];
  const host = hostOf(address);
  const id = permanentUrl(page, { address }).replace(/^https?:\/\//, '');
  const inSite = { siteName, host, page: id, timeZone, changed };
  return definition
    .downloadsOf(block, { ...locale, ...inSite }, page.document.blocks)
    .map((download) => ({
      ...download,
      href: encodeURI(`${page.address.replace(/\/$/, '')}/${download.name}`),
    }));
};

/** The address and the text of a file for download. */
export type DownloadFile = [address: string, text: string];

/** Makes the function that returns the files which the blocks of a page offer for download. */
export function createDownloads(
  { settings }: SiteTree,
  moments: ChangeMoments = new Map(),
): (page: Page) => DownloadFile[] {
  const localeOf = createLocales(settings);
  return (page) => {
    const { types } = summaryOf(page.document);
    if (!types.some((type) => blockDefinitions.get(type)?.hasDownloads)) return [];
    const texts = new Map<string, string>();
    const edition = settingsIn(settings, page.language);
    const changed = momentOfChange(page, moments);
    for (const block of page.document.blocks) {
      const locale = localeOf(block.language ?? page.language);
      for (const { href, text, join } of downloadsOfBlock(page, block, locale, edition, changed)) {
        const cached = texts.get(href);
        texts.set(href, cached !== undefined && join ? join(cached, text) : text);
      }
    }
    return [...texts];
  };
}

/** All files that blocks of the site offer for download: texts by address. */
export const buildDownloads = (
  tree: SiteTree,
  downloadsOf = createDownloads(tree),
): ReadonlyMap<string, string> => new Map(tree.pages.flatMap(downloadsOf));
