import type { SiteTree } from '../../src/site/site-tree.ts';

/** What a page has that others may lack: its kinds of blocks, and how they are composed. */
const traitsOf = ({ document }: SiteTree['pages'][number]): string[] =>
  document.blocks.flatMap((block) => [
    block.type,
    ...('look' in block ? [`${block.type} ${block.look}`] : []),
  ]);

/**
 * A few pages of a site that between them have every kind of block and every composition it has: the home
 * page, and then always the first page of those that add the most.
 */
export function samplePages({ pages }: Pick<SiteTree, 'pages'>): string[] {
  const missing = new Set(pages.flatMap(traitsOf));
  const added = (page: SiteTree['pages'][number]) =>
    new Set(traitsOf(page).filter((trait) => missing.has(trait))).size;
  const sample: string[] = [];
  let next = pages.find(({ address }) => address === '/') ?? pages[0];
  while (next && missing.size > 0) {
    for (const trait of traitsOf(next)) missing.delete(trait);
    sample.push(next.address);
    const max = Math.max(...pages.map(added));
    next = pages.find((page) => added(page) === max);
  }
  return sample;
}
