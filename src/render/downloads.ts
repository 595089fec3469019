import { downloadsOf } from '../blocks/downloads.ts';
import type { Block } from '../../schema/blocks/index.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';

/** The files that a block offers for download, with their addresses beside the block's page. */
export const downloadsOfBlock = (page: Page, block: Block): { href: string; text: string }[] =>
  downloadsOf(block.type, block).map(({ name, text }) => ({
    href: `${page.address === '/' ? '' : page.address}/${name}`,
    text,
  }));

/** All files that blocks of the site offer for download: texts by their addresses. */
export const buildDownloads = ({ pages }: SiteTree): ReadonlyMap<string, string> =>
  new Map(
    pages.flatMap((page) =>
      page.document.blocks.flatMap((block) =>
        downloadsOfBlock(page, block).map(({ href, text }) => [href, text] as const),
      ),
    ),
  );
