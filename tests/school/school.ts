import type { BlockOf, BlockType } from '../../schema/blocks/index.ts';
import { contentFolder } from '../../scripts/content-folder.ts';
import { loadSite } from '../../src/build/content-files/load-site.ts';
import { createLocale } from '../../src/site/language/locale.ts';
import type { Page } from '../../src/site/site-tree.ts';

// What these tests expect is read from the content: an editor who changes a title or an amount breaks none of them.
const { tree } = await loadSite(contentFolder());
if (!tree) throw new Error('The content has mistakes, so there is nothing to test.');

/** The school's own site: SITE_CONTENT names another folder than content/. */
export const school = tree;
export const { words, formats } = createLocale(tree.settings);

type Placed<T extends BlockType> = { page: Page; address: string; block: BlockOf<T> };

/** Every block of a type, with the page it is on, in the order of the site. */
export const blocksOf = <T extends BlockType>(type: T): Placed<T>[] =>
  school.pages.flatMap((page) =>
    page.document.blocks.flatMap((block) =>
      isOf(block, type) ? [{ page, address: page.address, block }] : [],
    ),
  );

const isOf = <T extends BlockType>(
  block: Page['document']['blocks'][number],
  type: T,
): block is BlockOf<T> => block.type === type;

/** The first block of a type on the site, or of a look of that type. */
export function firstOf<T extends BlockType>(type: T, look?: string): Placed<T> {
  const first = blocksOf(type).find(
    ({ block }) => look === undefined || ('look' in block && block.look === look),
  );
  if (!first) throw new Error(`No page of the site has a block "${type}" ${look ?? ''}.`);
  return first;
}

/** The first of a list that must have one. */
export function firstWith<T>(list: readonly T[], has: (item: T) => boolean): T {
  const found = list.find(has);
  if (found === undefined) throw new Error('The content has nothing of the kind that is tested.');
  return found;
}
