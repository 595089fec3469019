import { summaryOf } from '../pages/page-summary.ts';
import type { Page, SiteTree } from '../site-tree.ts';
import { countLinks, type SiteMapLink } from './site-map-link.ts';

/** A group of the site map with its pages, in the order of the site. */
export type SiteMapGroup = { title: string; links: SiteMapLink[] };

/** A document with some of the links of a long site map or section, and the page that leads to it. */
export type SiteMapPart = {
  address: string;
  title: string;
  links: SiteMapLink[];
  above: { label: string; href: string };
};

/** A site map as its page shows it, and the documents with the links that are too many for the page. */
export type DividedSiteMap = { groups: SiteMapGroup[]; parts: SiteMapPart[] };

/**
 * The site map: the groups of site.yaml in their order, with every page in one of them. A page with an unknown group
 * goes into the last one; empty groups are left out. Pages of the first two levels are listed side by side, or each below
 * its parent if the map is by sections; deeper ones are always listed below their parents. Below a collection stand its years,
 * tags and further pages, which list the entries.
 */
export function buildSiteMap(
  { settings, pages, lists }: SiteTree,
  { bySections = false } = {},
): SiteMapGroup[] {
  const groups = settings.siteMap.groups.map((title): SiteMapGroup => ({ title, links: [] }));
  const placed = new Map<Page, SiteMapLink>();
  for (const page of [...pages.filter(({ entryOf }) => entryOf === null), ...lists]) {
    const group = groups.find(({ title }) => title === page.siteMapGroup) ?? groups.at(-1);
    const link: SiteMapLink = { label: page.label, href: page.address };
    placed.set(page, link);
    const isBelow = bySections || page.list || page.parent?.parent;
    const above = isBelow ? page.parent : null;
    const under = above?.siteMapGroup === page.siteMapGroup ? placed.get(above) : undefined;
    if (under) (under.links ??= []).push(link);
    else group?.links.push(link);
  }
  return groups.filter(({ links }) => links.length > 0);
}

const siteMapPages = new WeakMap<object, Page | null>();

/** The page that shows the site map, for which each tree is searched once; null if no page does. */
export function siteMapPage(tree: Pick<SiteTree, 'pages'>): Page | null {
  const cached = siteMapPages.get(tree);
  if (cached !== undefined) return cached;
  const page = tree.pages.find(({ document }) => summaryOf(document).types.includes('site-map'));
  siteMapPages.set(tree, page ?? null);
  return page ?? null;
}

/** The number of links from which on a site map is divided. */
const maxLinks = 500;

/** The number of links below a page that are not moved to a document of their own. */
const fewBelow = 20;

/**
 * The site map, divided if it has more than `max` links: no document lists many more than that, however many pages
 * there are. Pages below another page are moved together; longer lists are cut into several.
 */
export function divideSiteMap(tree: SiteTree, max = maxLinks): DividedSiteMap {
  const whole = buildSiteMap(tree);
  const page = siteMapPage(tree);
  if (!page || countLinks(whole.flatMap(({ links }) => links)) <= max)
    return { groups: whole, parts: [] };
  const groups = buildSiteMap(tree, { bySections: true });
  const parts: SiteMapPart[] = [];
  const usedAddresses = new Set(tree.pages.map(({ address }) => address));
  let number = 1;
  const nextAddress = () => `${page.address.replace(/\/$/, '')}/${number++}`;
  const moveToPart = (title: string, links: SiteMapLink[]): string => {
    let address = nextAddress();
    while (usedAddresses.has(address)) address = nextAddress();
    const part: SiteMapPart = {
      address,
      title,
      links: [],
      above: { label: page.label, href: page.address },
    };
    parts.push(part);
    part.links = divide(links, max);
    return address;
  };
  const divide = (links: readonly SiteMapLink[], limit: number): SiteMapLink[] => {
    if (countLinks(links) <= limit) return [...links];
    const short = links.map(({ links: below = [], ...link }): SiteMapLink => {
      const count = countLinks(below);
      if (count <= fewBelow) return count === 0 ? link : { ...link, links: below };
      return { ...link, part: { href: moveToPart(link.label, below), count } };
    });
    if (countLinks(short) <= limit) return short;
    const pieces = cutInPieces(short, max).map((piece): SiteMapLink => {
      const label = [...new Set([piece[0]?.label, piece.at(-1)?.label])].join(' – ');
      return { label, href: moveToPart(label, piece) };
    });
    return divide(pieces, Math.max(limit, fewBelow));
  };
  const share = Math.ceil(max / groups.length);
  return {
    groups: groups.map(({ title, links }) => ({ title, links: divide(links, share) })),
    parts,
  };
}

const dividedMaps = new WeakMap<SiteTree, DividedSiteMap>();

/** The divided site map of a tree, which several pages ask for. */
export function siteMapOf(tree: SiteTree): DividedSiteMap {
  const map = dividedMaps.get(tree) ?? divideSiteMap(tree);
  dividedMaps.set(tree, map);
  return map;
}

/** Consecutive links in lists of up to `max` each. */
function cutInPieces(links: readonly SiteMapLink[], max: number): SiteMapLink[][] {
  const pieces: SiteMapLink[][] = [[]];
  let size = 0;
  for (const link of links) {
    const linkCount = countLinks([link]);
    if (size > 0 && size + linkCount > max) {
      pieces.push([]);
      size = 0;
    }
    pieces.at(-1)?.push(link);
    size += linkCount;
  }
  return pieces;
}
