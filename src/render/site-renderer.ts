import { createElement } from 'react';
import {
  asSegment,
  buildPageView,
  buildSegments,
  placedTypesOf,
  styledTypesOf,
} from './build-segments.ts';
import type { StructuredData } from '../blocks/block-props.ts';
import { pageData, pageGraph, siteData } from './structured-data.ts';
import { otherDocuments, type OtherDocuments } from './other-documents.ts';
import { repeatQueries, QueryLog, type PageQueries } from './page-queries.ts';
import { renderDocument } from './render-document.ts';
import type { RenderEnvironment } from './render-environment.ts';
import { renderStatic } from './render-static.ts';
import { Footer } from '../layout/Footer.tsx';
import type { PageView } from '../layout/page-view.ts';
import { createContextParts } from './page-contexts.ts';
import { createAnswers } from './site-answers.ts';
import { buildFlyerView, buildSiteView } from './site-view.ts';
import { buildFooter } from '../site/navigation/footer.ts';
import { assuranceLines, assuranceOf } from '../site/send/assurance.ts';
import { clockIn, dayIn } from '../site/dates/day-in.ts';
import { alternatesOf, editionOf, languageLinks, languagesOf } from '../site/language/editions.ts';
import { createLocales } from '../site/language/locale.ts';
import { createTextRenderer } from '../site/text/markdown.ts';
import type { Resolvers } from '../site/values/resolve.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';

/** Renders pages of one site tree. */
export type SiteRenderer = OtherDocuments & {
  /** The complete document of a page. */
  page(page: Page): string;
  /** The same, with its queries about the rest of the site. */
  pageWithQueries(page: Page): { result: string } & PageQueries;
  /** The inputs that the documents of all pages of a language share, as JSON, by what people call them. */
  frameInputs(language: string): Record<string, string>;
  /** The inputs of a page's document besides the frame, its file and its queries, likewise, but not as JSON yet. */
  pageInputs(page: Page): Record<string, unknown>;
  /** The current answers to a page's earlier queries. */
  answers(page: Page, queries: string): string[];
  /** The stylesheets of a page with these inline styles. */
  stylesheets(page: Page, styles: readonly string[]): string[];
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
  const placedOf = cacheLatest(placedTypesOf);
  const typesOf = cacheLatest((page) => styledTypesOf(page, placedOf(page)));
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
      return {
        // The rest of its context follows from the document, or is recorded as queries.
        'its address, or the pages around it': [
          { address, isHome, language },
          contexts.aboutPage(page),
        ],
        'the blocks that it shows': placedOf(page),
        'its versions in other languages': [
          languageLinks(tree, page),
          alternatesOf(page, settings.address),
        ],
        'its picture for shared links': environment.socialImage(page),
        'the day of its last change': dayOfChange(page),
        'a picture behind its texts': environment.scrims(page),
        'its styles': environment.styleKey(partsOf(page)),
      };
    },
    answers: (page, queries) =>
      repeatQueries(
        { site: siteAnswers, shared: contexts.shared, ofPage: () => ofPage(page) },
        queries,
      ),
    ...otherDocuments({ edition, environment, locale, resolvers, site, renderView }),
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

/** Each input as JSON; one that is missing is null. */
const asJson = (inputs: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [name, JSON.stringify(input ?? null)]),
  );
