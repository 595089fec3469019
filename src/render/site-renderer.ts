import { createElement } from 'react';
import { asSegment, buildSegments, placedTypesOf, styledTypesOf } from './build-segments.ts';
import type { StructuredData } from '../blocks/block-props.ts';
import { pageData, pageGraph, siteData } from './structured-data.ts';
import { movedHtml } from './MovedDocument.tsx';
import { repeatQueries, QueryLog, type PageQueries } from './page-queries.ts';
import {
  buildNotFoundPage,
  buildOfflinePage,
  buildPageView,
  buildSearchPage,
  buildSiteMapPart,
} from './page-views.ts';
import { renderDocument } from './render-document.ts';
import type { RenderEnvironment } from './render-environment.ts';
import { renderStatic } from './render-static.ts';
import { siteMapPartHtml } from './site-map-part.ts';
import { Footer } from '../layout/Footer.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import type { DataPart, ListViewPart } from '../../schema/fields/data.ts';
import { OfflinePage } from '../layout/OfflinePage.tsx';
import { SiteNotice } from '../layout/SiteNotice.tsx';
import type { NoticeFile } from '../site/addresses/notice.ts';
import type { PageView } from '../layout/page-view.ts';
import { createContextParts } from './page-contexts.ts';
import { buildFlyerView, buildSiteView } from './site-view.ts';
import { buildFooter } from '../site/navigation/footer.ts';
import { assuranceLines, assuranceOf } from '../site/send/assurance.ts';
import { clockIn, dayIn } from '../site/dates/day-in.ts';
import { directionOf } from '../site/language/direction.ts';
import { alternatesOf, editionOf, languageLinks, languagesOf } from '../site/language/editions.ts';
import { listCalled } from '../site/lists/list-values.ts';
import { createLocales } from '../site/language/locale.ts';
import { resolveLink } from '../site/addresses/links.ts';
import { createTextRenderer } from '../site/text/markdown.ts';
import type { Resolvers } from '../site/values/resolve.ts';
import { siteMapOf, type SiteMapPart } from '../site/navigation/site-map.ts';
import { listTable } from '../site/lists/shown-table.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';

/** Renders pages of one site tree. */
export type SiteRenderer = {
  /** The complete document of a page. */
  page(page: Page): string;
  /** The same, with its queries about the rest of the site. */
  pageWithQueries(page: Page): { result: string } & PageQueries;
  /** The inputs that the documents of all pages of a language share, as JSON, by what people call them. */
  frameInputs(language: string): Record<string, string>;
  /** The inputs of a page's document besides the frame, its file and its queries, likewise. */
  pageInputs(page: Page): Record<string, string>;
  /** The current answers to a page's earlier queries. */
  answers(page: Page, queries: string): string[];
  /** The stylesheets of a page with these inline styles. */
  stylesheets(page: Page, styles: readonly string[]): string[];
  /** The redirecting document at a former address of a page. */
  moved(page: Page): string;
  /** The not-found document. */
  notFound(): string;
  /** The search document. */
  search(): string;
  /** The documents that a long site map leads to, by their addresses. */
  siteMapParts(): ReadonlyMap<string, () => string>;
  /** The document of a language that is shown instead of a page that cannot be fetched. */
  offline(language: string): string;
  /** The urgent notice of a language, for pages older than it. */
  notice(language: string): NoticeFile;
};

/** Makes a renderer, which turns pages into HTML documents. What all pages of a language share is rendered once. */
export function createSiteRenderer(tree: SiteTree, environment: RenderEnvironment): SiteRenderer {
  const renderers = new Map<string, SiteRenderer>();
  const rendererOf = (language: string): SiteRenderer => {
    const cached = renderers.get(language);
    if (cached) return cached;
    const renderer = createEditionRenderer(tree, editionOf(tree, language), environment);
    renderers.set(language, renderer);
    return renderer;
  };
  return {
    page: (page) => rendererOf(page.language).page(page),
    pageWithQueries: (page) => rendererOf(page.language).pageWithQueries(page),
    stylesheets: (page, styles) => rendererOf(page.language).stylesheets(page, styles),
    frameInputs: (language) => rendererOf(language).frameInputs(language),
    pageInputs: (page) => rendererOf(page.language).pageInputs(page),
    answers: (page, queries) => rendererOf(page.language).answers(page, queries),
    moved: (page) => rendererOf(page.language).moved(page),
    notFound: () => rendererOf(tree.settings.language).notFound(),
    search: () => rendererOf(tree.settings.language).search(),
    siteMapParts: () =>
      new Map(
        languagesOf(tree.settings).flatMap((language) => [...rendererOf(language).siteMapParts()]),
      ),
    offline: (language) => rendererOf(language).offline(language),
    notice: (language) => rendererOf(language).notice(language),
  };
}

/** The renderer for the pages of one language. */
function createEditionRenderer(
  tree: SiteTree,
  edition: SiteTree,
  environment: RenderEnvironment,
): SiteRenderer {
  const { settings } = edition;
  const localeOf = createLocales(tree.settings);
  const locale = localeOf(settings.language);
  const queryLog = new QueryLog();
  const siteAnswers = createAnswers(edition, environment.picture);
  const answersToAll = queryLog.recordSite(siteAnswers);
  const resolversByLanguage = new Map<string, Resolvers>();
  const resolversOf = (language: string) => {
    const cached = resolversByLanguage.get(language);
    const { words } = localeOf(language);
    const text = () => createTextRenderer(answersToAll.link, words.frame.opensInNewTab);
    const resolvers = cached ?? { ...answersToAll, text: text() };
    resolversByLanguage.set(language, resolvers);
    return resolvers;
  };
  const resolvers = resolversOf(settings.language);
  const today = dayIn(settings.timeZone, environment.today);
  const site = buildSiteView(
    edition,
    resolvers,
    locale,
    clockIn(settings.timeZone, environment.today),
  );
  const footerIcons = new Set<string>();
  const footer = renderStatic(
    createElement(Footer, { footer: buildFooter(edition, resolvers, locale.words.footer), today }),
    footerIcons,
    locale,
  );
  const contexts = createContextParts(edition, locale, today);
  // Cached, because the current page is looked up several times.
  const typesOf = cacheLatest(styledTypesOf);
  const ofPage = cacheLatest(contexts.ofPage);
  const unwatchedContextOf = (page: Page) => ({ ...contexts.shared, ...ofPage(page) });
  const contextOf = cacheLatest((page) => queryLog.recordContext(unwatchedContextOf(page)));
  const { minifyScript: _, ...assets } = environment.assets;
  const { words: _words, formats: _formats, ...shared } = contexts.shared;
  const frame = asJson({
    'site.yaml': [tree.settings, settings],
    'theme.yaml': tree.theme,
    'the menus and the notice': site,
    'the footer': footer,
    'the styles and scripts of all pages': assets,
    // Its functions are recorded as queries; its words follow from the language.
    'what the blocks of all pages share': shared,
  });
  const flyerOf = (page: Page | null) =>
    page?.isHome === true ? buildFlyerView(edition, resolvers, locale) : null;

  const ofSite = siteData(settings, tree.base, site.site.logo);
  /** When a page last changed, unless one of its blocks shows today's date as such. */
  const dayOfChange = (page: Page): string | undefined =>
    typesOf(page).includes('updated') ? undefined : environment.dayOfChange?.(page);
  const inWords = (changed: string | undefined): string | undefined =>
    changed === undefined
      ? undefined
      : `${locale.formats.label(locale.words.page.lastUpdated)} ${locale.formats.date({ part: 'date', iso: changed })}`;

  const renderView = (
    view: PageView,
    iconNames: Set<string>,
    page: Page | null,
    {
      blocks = page ? typesOf(page) : [],
      data = [],
    }: { blocks?: readonly string[]; data?: readonly StructuredData[] } = {},
  ): string => {
    const note = environment.notes?.ofPage(page) ?? null;
    return renderDocument(
      {
        language: settings.language,
        site: { ...site, languages: languageLinks(tree, page) },
        view: note === null ? view : { ...view, segments: [...view.segments, asSegment(note)] },
        flyer: flyerOf(page),
        footer,
        iconNames: new Set([...footerIcons, ...iconNames]),
        socialImage: page && environment.socialImage(page),
        blocks,
        structuredData:
          page &&
          pageGraph(
            [...(page.isHome ? ofSite : []), ...pageData(view.canonical, dayOfChange(page))],
            data,
          ),
        alternates: page ? alternatesOf(page, settings.address) : [],
      },
      environment,
    );
  };

  const renderPage = (page: Page): string => {
    const iconNames = new Set<string>();
    const data: StructuredData[] = [];
    const segments = buildSegments(
      page,
      { ...environment, contextOf, localeOf, resolversOf },
      { iconNames, data },
    );
    return renderView(
      {
        ...buildPageView(page, edition, segments),
        changed: inWords(dayOfChange(page)),
        assurance: assuranceLines(assuranceOf(page.document, settings), locale),
      },
      iconNames,
      page,
      { data },
    );
  };

  const renderSiteMapPart = (part: SiteMapPart): string => {
    const iconNames = new Set<string>();
    const html = siteMapPartHtml(edition, part, { iconNames, locale });
    return renderView(buildSiteMapPart(edition, part, html), iconNames, null, {
      blocks: ['site-map'],
    });
  };

  const partsOf = (page: Page) => ({
    blocks: typesOf(page),
    hasFlyer: flyerOf(page) !== null,
    isNotFound: false,
    isSearch: false,
    styles: [],
  });

  return {
    page: renderPage,
    stylesheets: (page, styles) => environment.stylesheets({ ...partsOf(page), styles }),
    pageWithQueries: (page) => queryLog.during(() => renderPage(page)),
    frameInputs: () => frame,
    pageInputs: (page) => {
      const { address, isHome, language } = page;
      return asJson({
        // The rest of its context follows from the document, or is recorded as queries.
        'its address, or the pages around it': [{ address, isHome, language }, ofPage(page).page],
        'the blocks that it shows': placedTypesOf(page).map(({ type, index }) => [type, index]),
        'its versions in other languages': [
          languageLinks(tree, page),
          alternatesOf(page, settings.address),
        ],
        'its picture for shared links': environment.socialImage(page),
        'the day of its last change': dayOfChange(page),
        'a picture behind its texts': environment.scrims(page),
        'its styles': environment.styleKey(partsOf(page)),
      });
    },
    answers: (page, queries) =>
      repeatQueries(
        { site: siteAnswers, shared: contexts.shared, ofPage: () => ofPage(page) },
        queries,
      ),
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
    notFound: () => renderView(buildNotFoundPage(edition, resolvers, locale), new Set(), null),
    search: () => renderView(buildSearchPage(edition, locale), new Set(), null),
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
      return renderView(buildOfflinePage(edition, locale, html), iconNames, null, {
        blocks: ['prose'],
      });
    },
    siteMapParts: () =>
      new Map(
        siteMapOf(edition).parts.map(
          (part) => [part.address, () => renderSiteMapPart(part)] as const,
        ),
      ),
    notice: () => {
      const { notice } = site;
      if (!notice) return { html: '', styles: '' };
      const part = createElement(SiteNotice, { notice, words: locale.words.frame });
      return {
        html: renderStatic(part, new Set(), locale),
        styles: environment.assets.noticeStyles,
      };
    },
  };
}

/** Keeps the result for the last page. */
function cacheLatest<T>(make: (page: Page) => T): (page: Page) => T {
  let latest: { page: Page; result: T } | null = null;
  return (page) => {
    if (latest?.page !== page) latest = { page, result: make(page) };
    return latest.result;
  };
}

/** What all pages of a language can query about the site, ready to render. */
const createAnswers = (tree: SiteTree, picture: RenderEnvironment['picture']) => ({
  link: (to: string) => resolveLink(tree, to),
  picture,
  data: ({ name }: DataPart) => {
    const found = tree.data.get(name);
    if (found?.kind !== 'of-block') throw new Error(`There is no data file ${name} for a block.`);
    return found.document;
  },
  list: (view: ListViewPart) => {
    const list = listCalled(tree.data, view.list);
    if (!list) throw new Error(`There is no list ${view.list}.`);
    return listTable(list, view, tree.settings.language);
  },
});

/** Each input as JSON; one that is missing is null. */
const asJson = (inputs: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [name, JSON.stringify(input ?? null)]),
  );
