import { blockSchema, type Block } from '../../../schema/blocks/index.ts';
import { saysValidity } from '../pages/page-versions.ts';
import { addressKey } from '../addresses/addresses.ts';
import { isCollection } from '../collections/collections.ts';
import type { SiteLocale } from '../language/locale.ts';
import { summaryOf } from '../pages/page-summary.ts';
import type { Page, SiteTree } from '../site-tree.ts';
import { allIn, isMenuCut } from './menu.ts';
import type { SiteMapPart } from './site-map.ts';

/** A page below another one, as its list shows it. */
export type ChildLink = { label: string; href: string; text: string | undefined };

/** A page in a section menu. Pages beside the path are listed without their children. */
export type SectionItem = {
  label: string;
  href: string;
  /** Whether it is the current page. */
  isShown: boolean;
  /** Whether the current page is this one or below it. */
  isOnPath: boolean;
  items: SectionItem[];
};

/** A section menu: its first page, and the pages below it with the path to the current page open. */
export type SectionMenu = { label: string; href: string; isShown: boolean; items: SectionItem[] };

/** The pages before and after a page in its section; null at the ends. */
export type Neighbours = {
  previous: PageLink | null;
  next: PageLink | null;
  /** Whether they are the older and the newer entry of a collection. */
  areEntries?: true;
};

type PageLink = { label: string; href: string };

const linkTo = ({ label, address }: Page): PageLink => ({ label, href: address });

/** The page itself and its ancestors, from the first level down. */
export function pathTo(page: Page): Page[] {
  const path = [page];
  for (let above = page.parent; above; above = above.parent) path.unshift(above);
  return path;
}

/**
 * The first page of the section that a page belongs to; null if it belongs to none. The menu has two levels: a page
 * with a third level below it starts a section, and any page can be made one.
 */
export function sectionOf(page: Page): Page | null {
  // The entries of a collection stand beside each other, however deep it is.
  if (page.list || page.entryOf) return null;
  const path = pathTo(page);
  const chosen = path.find(({ document }) => document.listing?.section !== undefined);
  if (chosen) return chosen.document.listing?.section === true ? chosen : null;
  const hasBelow = page.children.some(({ entryOf }) => entryOf === null);
  const isDeep = path.length > 2 || (path.length === 2 && hasBelow);
  return isDeep ? (path[0] ?? null) : null;
}

const isListed = ({ document, entryOf }: Page) =>
  entryOf === null && document.listing?.inMenu !== false;

/** The children of a page that its list and its section menu show. */
export const listedChildren = (page: Page): Page[] => page.children.filter(isListed);

/** Whether a page lists its children automatically: in a section, and where the menu leaves some of them out. */
export const listsItsPages = (page: Page): boolean =>
  isMenuCut(page) || (sectionOf(page) !== null && listedChildren(page).length > 0);

/** Whether a page lists those below it, automatically or with a block. */
export const listsChildren = (page: Page): boolean =>
  listsItsPages(page) || summaryOf(page.document).types.includes('children');

/** The most pages that one document lists below a page. */
const maxInList = 100;

/**
 * Links to the listed pages below a page, with their descriptions. Where there are many, the first are listed, and then
 * the documents that list the others.
 */
export const childLinks = (tree: SiteTree, page: Page): ChildLink[] => [
  ...listedChildren(page)
    .slice(0, maxInList)
    .map((child) => ({ ...linkTo(child), text: child.document.description })),
  ...childParts(tree, page).map(({ title, address }) => ({
    label: title,
    href: address,
    text: undefined,
  })),
];

/** The documents that list the pages below a page that its own document has no room for. */
export function childParts({ byAddress }: SiteTree, page: Page): SiteMapPart[] {
  const listed = listedChildren(page);
  const parts: SiteMapPart[] = [];
  let number = 2;
  for (let start = maxInList; start < listed.length; start += maxInList) {
    const links = listed.slice(start, start + maxInList).map(linkTo);
    while (byAddress.has(addressKey(`${page.address}/${number}`))) number += 1;
    const title = [...new Set([links[0]?.label, links.at(-1)?.label])].join(' – ');
    parts.push({ address: `${page.address}/${number++}`, title, links, above: linkTo(page) });
  }
  return parts;
}

/**
 * The menu of a page's section, with the path to the page open. Of many pages, the neighbours of the one on the path are
 * listed, and a link to the page that lists all.
 */
export function sectionMenu(page: Page, locale: SiteLocale, max: number): SectionMenu | null {
  const section = sectionOf(page);
  if (!section) return null;
  const path = new Set(pathTo(page));
  const itemsOf = (above: Page): SectionItem[] => {
    const listed = listedChildren(above);
    const items = nearest(listed, (one) => path.has(one), max).map((below) => ({
      ...linkTo(below),
      isShown: below === page,
      isOnPath: path.has(below),
      items: path.has(below) ? itemsOf(below) : [],
    }));
    if (items.length === listed.length) return items;
    const all = { label: allIn(above.label, listed.length, locale), href: above.address };
    return [...items, { ...all, isShown: false, isOnPath: false, items: [] }];
  };
  return { ...linkTo(section), isShown: section === page, items: itemsOf(section) };
}

/** The pages around the one on the path, or the first ones; all, if at most one would be left out. */
function nearest(pages: readonly Page[], isOnPath: (page: Page) => boolean, max: number) {
  if (pages.length <= max + 1) return pages;
  const before = pages.findIndex(isOnPath) - Math.floor(max / 2);
  const start = Math.min(Math.max(before, 0), pages.length - max);
  return pages.slice(start, start + max);
}

/** Makes a function that finds the pages before and after a page of a section, in reading order. */
export function createNeighbours({ pages }: SiteTree): (page: Page) => Neighbours {
  const inOrder = new Map<Page, { pages: Page[]; positions: Map<Page, number> }>();
  const pagesOf = (section: Page) => {
    const cached = inOrder.get(section);
    if (cached) return cached;
    // Parents before children, and siblings in their order: the reading order.
    const sectionPages = pages.filter(
      (page) => page === section || (isListed(page) && pathTo(page).includes(section)),
    );
    const sections = {
      pages: sectionPages,
      positions: new Map(sectionPages.map((page, index) => [page, index])),
    };
    inOrder.set(section, sections);
    return sections;
  };
  return (page) => {
    const section = sectionOf(page);
    if (!section) return { previous: null, next: null };
    const { pages: sectionPages, positions } = pagesOf(section);
    const position = positions.get(page);
    if (position === undefined) return { previous: null, next: null };
    const [previous, next] = [sectionPages[position - 1], sectionPages[position + 1]];
    return { previous: previous ? linkTo(previous) : null, next: next ? linkTo(next) : null };
  };
}

/** A block of a page; blocks that are added automatically have no position in its file. */
export type PlacedBlock = { block: Block; index: number | null };

/** The types of blocks that a section adds. */
type AddedType = 'section-menu' | 'children' | 'next-page' | 'updated' | 'entries';

/** What an added block shows, where blocks of its type can show several things. */
type Shows = 'validity' | 'entry' | 'related';

/** The type of a block of a page, and its position as above. */
export type PlacedType =
  | { type: string; index: number }
  | { type: AddedType; index: null; shows?: Shows };

const added = (type: AddedType, shows?: Shows): PlacedType => ({
  type,
  index: null,
  ...(shows && { shows }),
});

/**
 * The types of the blocks of a page with those that a section adds: its menu after the heading, and at the end the list
 * of children and the links to the pages before and after. Blocks that the page already has are not repeated. A page whose
 * menu leaves pages out lists them without being a section. A collection lists its entries, and an entry has its date below
 * its heading, and at the end related entries and the way to those before and after it.
 */
export function typesWithSection(page: Page, hasHeading: boolean): PlacedType[] {
  const { types } = summaryOf(page.document);
  const written = types.map((type, index) => ({ type, index }));
  const isEntry = page.entryOf !== null;
  const line = isEntry || page.document.date !== undefined ? [added('updated', 'entry')] : [];
  const validity = saysValidity(page) ? [added('updated', 'validity')] : [];
  const [start, ...others] = written;
  const has = (type: string) => types.includes(type);
  const isInSection = sectionOf(page) !== null;
  const menu = !isInSection || has('section-menu') ? [] : [added('section-menu')];
  const list = has('children') || !listsItsPages(page) ? [] : [added('children')];
  const turn = !(isInSection || isEntry) || has('next-page') ? [] : [added('next-page')];
  const hasEntries = has('entries');
  const ofCollection = isCollection(page) && !hasEntries ? [added('entries')] : [];
  const related = isEntry && !hasEntries && page.document.tags ? [added('entries', 'related')] : [];
  const opening = hasHeading && start ? [start] : [];
  return [
    ...opening,
    ...menu,
    ...line,
    ...validity,
    ...(hasHeading ? others : written),
    ...ofCollection,
    ...list,
    ...related,
    ...turn,
  ];
}

/** The blocks of a page by their types and positions, which `typesWithSection` gives. */
export const blocksOfTypes = (
  blocks: readonly Block[],
  types: readonly PlacedType[],
): PlacedBlock[] =>
  types.flatMap((placed): PlacedBlock[] => {
    const { type, index } = placed;
    if (index === null) {
      const { shows } = placed;
      return [{ block: shows ? blockSchema.parse({ type, shows }) : { type }, index }];
    }
    const block = blocks[index];
    return block ? [{ block, index }] : [];
  });
