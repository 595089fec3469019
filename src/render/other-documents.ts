import { createElement } from 'react';
import { OfflinePage, PageHeading, type PageView, SiteNotice } from '../layout/index.ts';
import {
  searchAddress,
  type NoticeFile,
  directionOf,
  type SiteLocale,
  siteMapOf,
  siteMapPage,
  type SiteMapPart,
  childParts,
  listsChildren,
  type Page,
  type SiteTree,
  type Resolvers,
} from '../site/index.ts';
import { movedHtml } from './MovedDocument.tsx';
import { documentTitle } from './build-segments.ts';
import { isolateDirections } from './isolate-directions.ts';
import { renderStatic } from './render-document.tsx';
import type { RenderEnvironment } from './render-environment.ts';
import { buildNotFoundView, buildSearchView, type buildSiteView } from './site-view.ts';
import { SiteMapPartLinks } from '../blocks/index.ts';

/** Renders a view of no page, with the types of blocks whose styles it needs. */
type RenderView = (
  view: PageView,
  iconNames: Set<string>,
  needs?: { blocks: readonly string[] },
) => string;

/** The documents and parts of a site that are not its pages. */
export type OtherDocuments = {
  /** The redirecting document at a former address of a page. */
  moved(page: Page): string;
  /** The not-found document. */
  notFound(): string;
  /** The search document. */
  search(): string;
  /** The documents that a long site map or section leads to, by their addresses. */
  siteMapParts(): ReadonlyMap<string, () => string>;
  /** The document of a language that is shown instead of a page that cannot be fetched. */
  offline(language: string): string;
  /** The urgent notice of a language, for pages older than it. */
  notice(language: string): NoticeFile;
};

type Edition = {
  edition: SiteTree;
  environment: RenderEnvironment;
  locale: SiteLocale;
  resolvers: Resolvers;
  site: ReturnType<typeof buildSiteView>;
  renderView: RenderView;
};

/** The documents of a language that are not in its pages: where pages have been, are sought, or cannot be fetched. */
export function otherDocuments({
  edition,
  environment,
  locale,
  resolvers,
  site,
  renderView,
}: Edition): OtherDocuments {
  const { settings } = edition;
  const renderSiteMapPart = (part: SiteMapPart): string => {
    const iconNames = new Set<string>();
    const html = siteMapPartHtml(part, { iconNames, locale });
    return renderView(buildSiteMapPart(edition, part, html), iconNames, {
      blocks: ['site-map'],
    });
  };

  return {
    moved: ({ address, document: { title } }) =>
      movedHtml(
        {
          language: settings.language,
          direction: directionOf(settings.language),
          words: locale.words.moved,
          address,
          canonical: new URL(address, settings.address).href,
          title,
          policy: environment.assets.policy,
        },
        environment.assets.minifyScript ?? ((code) => code),
      ),
    notFound: () => renderView(buildNotFoundPage(edition, resolvers, locale), new Set()),
    search: () => renderView(buildSearchPage(edition, locale), new Set()),
    offline: () => {
      const iconNames = new Set<string>();
      const { words } = locale;
      const html =
        renderStatic(
          createElement(PageHeading, { title: words.offline.title }),
          iconNames,
          locale,
        ) + renderStatic(createElement(OfflinePage, { words }), iconNames, locale);
      // It is set as running text.
      return renderView(buildOfflinePage(edition, locale, html), iconNames, {
        blocks: ['prose'],
      });
    },
    siteMapParts: () =>
      new Map(
        [
          ...siteMapOf(edition).parts,
          ...edition.pages.filter(listsChildren).flatMap((page) => childParts(edition, page)),
        ].map((part) => [part.address, () => renderSiteMapPart(part)] as const),
      ),
    notice: () => {
      const { notice } = site;
      if (!notice) return { html: '', styles: '' };
      const part = createElement(SiteNotice, { notice, words: locale.words.frame });
      return {
        html: isolateDirections(
          renderStatic(part, new Set(), locale),
          directionOf(settings.language),
        ),
        styles: environment.assets.noticeStyles,
      };
    },
  };
}

/** The not-found page, which has no address of its own. */
function buildNotFoundPage(tree: SiteTree, resolvers: Resolvers, locale: SiteLocale): PageView {
  const notFound = buildNotFoundView(tree, resolvers, locale);
  return {
    address: '',
    title: documentTitle(notFound.title, tree),
    description: '',
    canonical: '',
    pattern: notFound.pattern,
    headerOver: false,
    segments: [],
    notFound,
    search: null,
  };
}

/** The search page, which works without scripts as far as possible. */
function buildSearchPage(tree: SiteTree, { words }: SiteLocale): PageView {
  const search = buildSearchView(tree, words.search);
  return {
    address: tree.base + searchAddress,
    title: documentTitle(words.search.search, tree),
    description: '',
    canonical: '',
    pattern: tree.theme.defaultPattern,
    headerOver: false,
    segments: [],
    notFound: null,
    search,
  };
}

/** The page shown instead of one that cannot be fetched. */
function buildOfflinePage(tree: SiteTree, { words }: SiteLocale, html: string): PageView {
  return {
    address: '',
    title: documentTitle(words.offline.title, tree),
    description: '',
    canonical: '',
    pattern: tree.theme.defaultPattern,
    headerOver: false,
    segments: [{ kind: 'static', html }],
    notFound: null,
    search: null,
  };
}

/** A document with some of the links of a long site map. */
function buildSiteMapPart(tree: SiteTree, { address, title }: SiteMapPart, html: string): PageView {
  return {
    address,
    title: documentTitle(title, tree),
    description: '',
    canonical: new URL(address, tree.settings.address).href,
    pattern: siteMapPage(tree)?.pattern ?? tree.theme.defaultPattern,
    headerOver: false,
    segments: [{ kind: 'static', html }],
    notFound: null,
    search: null,
  };
}

/** The content of a document with some of the links of a long list; its icons are added to `iconNames`. */
function siteMapPartHtml(
  { title, links, above }: SiteMapPart,
  { iconNames, locale }: { iconNames: Set<string>; locale: SiteLocale },
): string {
  const list = { links, above, words: locale.words.frame };
  return [createElement(PageHeading, { title }), createElement(SiteMapPartLinks, list)]
    .map((part) => renderStatic(part, iconNames, locale))
    .join('');
}
