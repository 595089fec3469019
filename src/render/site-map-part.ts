import { createElement } from 'react';
import { SiteMapPartLinks } from '../blocks/index.ts';
import { PageHeading } from '../layout/index.ts';
import type { SiteLocale, SiteMapPart } from '../site/index.ts';
import { renderStatic } from './render-document.tsx';

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
