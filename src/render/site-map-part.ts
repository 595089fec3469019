import { createElement } from 'react';
import { SiteMapPartLinks } from '../blocks/site-map/SiteMapPartLinks.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import type { SiteLocale } from '../site/language/locale.ts';
import { siteMapPage, type SiteMapPart } from '../site/navigation/site-map.ts';
import type { SiteTree } from '../site/site-tree.ts';
import { renderStatic } from './render-static.ts';

/** The content of a document with some of the links of a long site map; its icons are added to `iconNames`. */
export function siteMapPartHtml(
  tree: SiteTree,
  { title, links }: SiteMapPart,
  { iconNames, locale }: { iconNames: Set<string>; locale: SiteLocale },
): string {
  const list = { links, map: siteMapPage(tree), words: locale.words.frame };
  return [createElement(PageHeading, { title }), createElement(SiteMapPartLinks, list)]
    .map((part) => renderStatic(part, iconNames, locale))
    .join('');
}
