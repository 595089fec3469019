import { createElement } from 'react';
import { SiteMapPartLinks } from '../blocks/site-map/SiteMapPartLinks.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import type { SiteLocale } from '../site/language/locale.ts';
import type { SiteMapPart } from '../site/navigation/site-map.ts';
import { renderStatic } from './render-static.ts';

/** The content of a document with some of the links of a long list; its icons are added to `iconNames`. */
export function siteMapPartHtml(
  { title, links, above }: SiteMapPart,
  { iconNames, locale }: { iconNames: Set<string>; locale: SiteLocale },
): string {
  const list = { links, above, words: locale.words.frame };
  return [createElement(PageHeading, { title }), createElement(SiteMapPartLinks, list)]
    .map((part) => renderStatic(part, iconNames, locale))
    .join('');
}
