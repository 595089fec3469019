import type { Page, SiteTree } from './site-tree.ts';

/** A group of the site map with its pages, in the order of the site. */
export type SiteMapGroup = { title: string; links: SiteMapLink[] };

/** A page of the site map; pages of the third level and deeper are nested below it. */
export type SiteMapLink = { label: string; href: string; links?: SiteMapLink[] };

/**
 * The site map: the groups of site.yaml in their order, with every page in one of them. A page with an unknown group
 * goes into the last one; empty groups are left out. Pages of the first two levels are listed side by side, deeper ones
 * below their parents.
 */
export function buildSiteMap({ settings, pages }: SiteTree): SiteMapGroup[] {
  const groups = settings.siteMap.groups.map((title): SiteMapGroup => ({ title, links: [] }));
  const placed = new Map<Page, SiteMapLink>();
  for (const page of pages) {
    const group = groups.find(({ title }) => title === page.siteMapGroup) ?? groups.at(-1);
    const link: SiteMapLink = { label: page.label, href: page.address };
    placed.set(page, link);
    const above = page.parent?.parent ? page.parent : null;
    const under = above?.siteMapGroup === page.siteMapGroup ? placed.get(above) : undefined;
    if (under) (under.links ??= []).push(link);
    else group?.links.push(link);
  }
  return groups.filter(({ links }) => links.length > 0);
}
