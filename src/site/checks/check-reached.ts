import { type Diagnostic, type Explanation, say, type Message } from '../../messages/index.ts';
import { splitAddress } from '../addresses/addresses.ts';
import { findLinkedPage } from '../addresses/links.ts';
import { collectionAt } from '../collections/collections.ts';
import { hasAllPages, type CheckInput, type FileMentions } from './check-input.ts';
import { isInMenu, menuLevelOf } from '../navigation/menu.ts';
import { earlierVersions } from '../pages/page-versions.ts';
import {
  listedChildren,
  listsChildren,
  pathTo,
  sectionOf,
  typesWithSection,
} from '../navigation/sections.ts';
import type { Page, SiteTree } from '../site-tree.ts';
import { digestOf } from '../text/lazy-mentions.ts';

/**
 * Finds the pages that cannot be reached by links from the home page, the menu or the footer. The site map does not
 * count: people use it to look up pages that they already know of.
 */
export function checkReached(input: CheckInput): Diagnostic[] {
  const { tree, files, diagnose } = input;
  // A page with a mistake may contain the missing link.
  if (!hasAllPages(input) || !files.hasSettings) return [];
  const reached = walk(tree, files.mentions);
  return tree.pages
    .filter((page) => !reached.has(page))
    .filter((page) => !isListedBy(page.parent, page) || reached.has(page.parent ?? page))
    .map((page) => diagnose(page.file, [], { ...unreached(page), severity: 'warning' }));
}

/** Whether a page would be reached if the page above it were. */
const isListedBy = (above: Page | null, page: Page): boolean =>
  above !== null && listsChildren(above) && listedChildren(above).includes(page);

function unreached(page: Page): Explanation {
  const { address } = page;
  const canBeListed = menuLevelOf(page) !== null || (page.parent && listsChildren(page.parent));
  return {
    code: 'page-unreached',
    message: say('link-unreached', { address }),
    help: canBeListed ? listIt(page) : say('link-letFooter'),
    example: canBeListed ? 'listing:\n  inMenu: true' : 'listing:\n  quickLink: true',
  };
}

const listIt = ({ parent }: Page): Message =>
  parent?.parent ? say('link-reachFrom', { address: parent.address }) : say('link-reachIt');

/** All pages that can be reached by links. */
function walk(tree: SiteTree, mentions: readonly FileMentions[]): ReadonlySet<Page> {
  const byFile = new Map(mentions.map((one) => [one.file, digestOf(one.mentions)]));
  const pagesLinkedIn = (file: string, hasMenu: boolean): Page[] => {
    const { targets = [], menuTargets = [] } = byFile.get(file) ?? {};
    return [...targets, ...(hasMenu ? menuTargets : [])].flatMap((to) =>
      to.startsWith('/') ? (findLinkedPage(tree, splitAddress(to).path) ?? []) : [],
    );
  };
  const reached = new Set<Page>(pagesLinkedIn('site.yaml', true));
  for (const page of tree.pages) {
    const isQuickLink = Boolean(page.document.listing?.quickLink);
    if (page.isHome || isQuickLink || isInMenu(page)) reached.add(page);
  }
  // A section has many pages, from each of which all others can be reached.
  const listed = new Set<Page>();
  // Iterating over a set includes items that are added meanwhile.
  for (const page of reached) {
    const hasMenu = menuLevelOf(page) === 1 && page.listedInMenu;
    const linked = pagesLinkedIn(page.file, hasMenu);
    const entries = collectionAt(tree, page)?.entries ?? [];
    const others = [...page.translations, ...earlierVersions(tree, page), ...entries];
    for (const to of [...linked, ...others]) reached.add(to);
    for (const above of pagesListedOn(page)) {
      reached.add(above);
      if (!listed.has(above)) for (const below of listedChildren(above)) reached.add(below);
      listed.add(above);
    }
  }
  return reached;
}

/** The pages that the parts of a section link to from one of its pages, with all that are listed below them. */
function pagesListedOn(page: Page): Page[] {
  const types = new Set(typesWithSection(page, false).map(({ type }) => type));
  const itself = types.has('children') ? [page] : [];
  if (!types.has('section-menu')) return itself;
  const path = pathTo(page);
  return [...itself, ...path.slice(path.indexOf(sectionOf(page) ?? page))];
}
