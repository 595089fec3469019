import { splitAddress } from '../../src/site/addresses/addresses.ts';
import { findPage } from '../../src/site/addresses/links.ts';
import { linksInText } from '../../src/site/text/markdown.ts';
import { isInMenu } from '../../src/site/navigation/menu.ts';
import { partsOf } from '../../src/site/values/parts-of.ts';
import { blocksOfTypes, childLinks, typesWithSection } from '../../src/site/navigation/sections.ts';
import type { Page, SiteTree } from '../../src/site/site-tree.ts';

const targetsIn = (value: unknown): string[] =>
  partsOf(value).flatMap(({ part }) => {
    if (part.part === 'link') return [part.to];
    return part.part === 'text' ? linksInText(part) : [];
  });

/** Where one gets to from the pages of a site, and how far that is. */
export type Reach = {
  /** The pages to which the main part of a page leads, in its own words or by what its section gives it. */
  leadsTo(page: Page): Page[];
  /** The pages of a language that are at most two taps from its home page on a phone; its menu is one of them. */
  near(language: string): ReadonlySet<Page>;
  /** Whether one can call from the home page of a language, or from the foot of every page. */
  callsAtOnce(language: string): boolean;
};

/** Finds the ways through a site. */
export function reachOf(tree: SiteTree): Reach {
  const pageAt = (to: string): Page[] => {
    const page = to.startsWith('/') ? findPage(tree, splitAddress(to).path) : null;
    return page ? [page] : [];
  };
  const leadsTo = (page: Page): Page[] => {
    const blocks = blocksOfTypes(page.document.blocks, typesWithSection(page, true)).map(
      ({ block }) => block,
    );
    const listed = blocks.some(({ type }) => type === 'children') ? childLinks(tree, page) : [];
    const ofSiteMap = blocks.some(({ type }) => type === 'site-map') ? tree.pages : [];
    const linked = targetsIn(blocks).flatMap(pageAt);
    return [...linked, ...listed.flatMap(({ href }) => pageAt(href)), ...ofSiteMap].filter(
      (other) => other !== page && other.language === page.language,
    );
  };
  const homeIn = (language: string) =>
    tree.pages.filter((page) => page.isHome && page.language === language);
  const dockIn = (language: string) =>
    targetsIn(tree.settings.translations[language]?.dock ?? tree.settings.dock);
  return {
    leadsTo,
    near: (language) => {
      const first = [...homeIn(language).flatMap(leadsTo), ...dockIn(language).flatMap(pageAt)];
      const inMenu = tree.pages.filter(
        (page) => isInMenu(page) && page.parent === null && page.language === language,
      );
      return new Set([...first, ...first.flatMap(leadsTo), ...inMenu]);
    },
    callsAtOnce: (language) =>
      [
        ...homeIn(language).flatMap(({ document }) => targetsIn(document.blocks)),
        ...dockIn(language),
      ].some((to) => to.startsWith('phone:')),
  };
}
