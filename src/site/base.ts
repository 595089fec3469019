import type { Page, SiteTree } from './site-tree.ts';

/*
 * A site may stand in a folder of its host, as project pages do: https://name.example/school/. Content, checks and the
 * editor know nothing of it: there `/fees` is a page of the site. What the build writes for browsers knows it from here.
 */

/** The folder of its host that a site stands in, from its address: `/school`; empty where it has the host for itself. */
export const baseOf = (siteAddress: string): string =>
  new URL(siteAddress).pathname.replace(/\/+$/, '');

/** An address of the site as content has it, from one that browsers have. */
export const withoutBase = (address: string, base: string): string =>
  address.slice(base.length) || '/';

/**
 * The tree of a site as browsers find it: addresses of pages, and former ones, begin with the folder of the site.
 * `byAddress` and `moved` are still asked by addresses as content has them.
 */
export function placeOnHost(tree: SiteTree): SiteTree {
  const base = baseOf(tree.settings.address);
  if (base === '') return tree;
  const placed = new Map(
    tree.pages.map((page) => [page, { ...page, address: base + page.address }]),
  );
  const find = (page: Page): Page => placed.get(page) ?? page;
  for (const page of placed.values()) {
    page.parent = page.parent && find(page.parent);
    page.children = page.children.map(find);
    page.translations = page.translations.map(find);
  }
  return {
    ...tree,
    base,
    pages: [...placed.values()],
    byAddress: new Map(Array.from(tree.byAddress, ([key, page]) => [key, find(page)])),
    moved: new Map(
      Array.from(tree.moved, ([key, { from, page }]) => [
        key,
        { from: base + from, page: find(page) },
      ]),
    ),
  };
}
