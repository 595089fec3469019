import { blockDefinitions, type Block } from '../../schema/blocks/index.ts';
import { createLocales, type SiteLocale } from '../site/locale.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';

/** The files that a block offers for download, with their addresses beside the block's page. */
export const downloadsOfBlock = (
  page: Page,
  block: Block,
  locale: SiteLocale,
): { href: string; text: string }[] =>
  (blockDefinitions.get(block.type)?.downloadsOf(block, locale) ?? []).map(({ name, text }) => ({
    href: `${page.address === '/' ? '' : page.address}/${name}`,
    text,
  }));

/** All files that blocks of the site offer for download: texts by their addresses. */
export function buildDownloads({ pages, settings }: SiteTree): ReadonlyMap<string, string> {
  const localeOf = createLocales(settings);
  return new Map(
    pages.flatMap((page) =>
      page.document.blocks.flatMap((block) =>
        downloadsOfBlock(page, block, localeOf(block.language ?? page.language)).map(
          ({ href, text }) => [href, text] as const,
        ),
      ),
    ),
  );
}
