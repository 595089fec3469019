import { homeOf } from '../language/editions.ts';
import type { Page, SiteTree } from '../site-tree.ts';

/** A page above another one, with its address. */
export type Breadcrumb = { label: string; href: string };

/** The path to a page: the home page and the pages above it. Empty for the home page. */
export function buildBreadcrumbs(tree: SiteTree, page: Page): Breadcrumb[] {
  if (page.isHome) return [];
  const above: Page[] = [];
  for (let at = page.parent; at; at = at.parent) above.unshift(at);
  const home = homeOf(tree);
  if (home) above.unshift(home);
  return above.map(({ label, address }) => ({ label, href: address }));
}
