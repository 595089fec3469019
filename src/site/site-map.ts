import type { SiteTree } from './site-tree.ts';

/** A group of the site map with its pages, in the order of the site. */
export type SiteMapGroup = { title: string; links: { label: string; href: string }[] };

/**
 * The site map: the groups of site.yaml in their order, every page in one of them. A page
 * whose group has no such name goes into the last one; a group without pages is left out.
 */
export function buildSiteMap({ settings, pages }: SiteTree): SiteMapGroup[] {
  const groups = settings.siteMap.groups.map((title): SiteMapGroup => ({ title, links: [] }));
  for (const page of pages) {
    const group = groups.find(({ title }) => title === page.siteMapGroup) ?? groups.at(-1);
    group?.links.push({ label: page.label, href: page.address });
  }
  return groups.filter(({ links }) => links.length > 0);
}
