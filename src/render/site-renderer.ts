import { createElement } from 'react';
import type { Graph } from 'schema-dts';
import {
  asSegment,
  buildPageView,
  buildSegments,
  placedTypesOf,
  styledTypesOf,
} from './build-segments.ts';
import type { StructuredData } from '../blocks/index.ts';
import { pageData, pageGraph, siteData } from './structured-data.ts';
import { otherDocuments, type OtherDocuments } from './other-documents.ts';
import { renderDocument, renderStatic, type Frames } from './render-document.tsx';
import type { RenderEnvironment } from './render-environment.ts';
import { Footer, type PageView } from '../layout/index.ts';
import { contextAlone, createContextParts } from './page-contexts.ts';
import { createAnswers } from './site-answers.ts';
import { buildFlyerView, buildSiteView } from './site-view.ts';
import {
  buildFooter,
  assuranceLines,
  assuranceOf,
  clockIn,
  dayIn,
  alternatesOf,
  editionOf,
  languageLinks,
  languagesOf,
  type Alternate,
  type LanguageLink,
  createLocales,
  createTextRenderer,
  type Resolvers,
  type Page,
  type PageAlone,
  type SiteTree,
} from '../site/index.ts';

/**
 * Renders pages of one site tree. A page's document depends on nothing but the page alone, the frame of its language, and
 * the answers of `siteReader` and `pageReader`, which rendering asks through `RenderEnvironment.watch`.
 */
export type SiteRenderer = OtherDocuments & {
  /** The complete document of a page. */
  page(page: Page): string;
  /** What the documents of all pages of a language share, by what people call it. */
  frame(language: string): Readonly<Record<string, unknown>>;
  /** What pages of a language read of the rest of the site, as functions with the same answers on all of them. */
  siteReader(language: string): object;
  /** What a page reads of the rest of the site besides, as functions. */
  pageReader(page: Page): object;
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
    frame: (language) => rendererOf(language).frame(language),
    siteReader: (language) => rendererOf(language).siteReader(language),
    pageReader: (page) => rendererOf(page.language).pageReader(page),
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

/** What only the document of a page has. */
type OfPage = {
  page: PageAlone | null;
  languages: LanguageLink[];
  socialImage: string | null;
  /** The types of its blocks. */
  blocks: readonly string[];
  structuredData: Graph | null;
  alternates: readonly Alternate[];
};

/** The renderer for the pages of one language. */
function createEditionRenderer(
  tree: SiteTree,
  edition: SiteTree,
  environment: RenderEnvironment,
): SiteRenderer {
  const { settings } = edition;
  const localeOf = createLocales(tree.settings);
  const locale = localeOf(settings.language);
  const watch = environment.watch ?? ((functions) => functions);
  const siteAnswers = createAnswers(edition, environment.picture);
  const answersToAll = watch(siteAnswers);
  const resolversByLanguage = new Map<string, Resolvers>();
  const resolversOf = (language: string) => {
    const cached = resolversByLanguage.get(language);
    const { words } = localeOf(language);
    const text = () => createTextRenderer(answersToAll, { ...words.frame, ...words.text });
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
  const frames: { frames?: Frames } = environment.sharesFrames ? { frames: new Map() } : {};
  const contexts = createContextParts(edition, locale, {
    today,
    picture: environment.picture,
  });
  const sharedContext = watch(contexts.shared);
  const { minifyScript: _, ...assets } = environment.assets;
  const ofSite = siteData(settings, tree.base, site.site.logo);

  /** What a page shows of the pages around it, and of its files. */
  const pageReader = (page: Page) => {
    const context = contexts.ofPage(page);
    return {
      ...context,
      context,
      placedTypes: () => placedTypesOf(page),
      languageLinks: () => languageLinks(tree, page),
      alternates: () => alternatesOf(page, settings.address),
      socialImage: () => environment.socialImage(page),
      scrims: () => environment.scrims(page),
      lastChange: () => environment.dayOfChange?.(page),
    };
  };
  const siteReader = {
    ...siteAnswers,
    ...contexts.shared,
    stylesheets: environment.stylesheets,
  };
  const { stylesheets } = watch(siteReader);

  const inWords = (changed: string | undefined): string | undefined =>
    changed === undefined
      ? undefined
      : `${locale.formats.label(locale.words.page.lastUpdated)} ${locale.formats.date({ part: 'date', iso: changed })}`;

  const renderView = (
    view: PageView,
    iconNames: Set<string>,
    {
      page = null,
      languages = languageLinks(tree, null),
      socialImage = null,
      blocks = [],
      structuredData = null,
      alternates = [],
    }: Partial<OfPage> = {},
  ): string => {
    const note = environment.notes?.ofPage(page) ?? null;
    return renderDocument(
      {
        language: settings.language,
        site: { ...site, languages },
        view: note === null ? view : { ...view, segments: [...view.segments, asSegment(note)] },
        flyer: page?.isHome === true ? buildFlyerView(edition, resolvers, locale) : null,
        footer,
        iconNames: new Set([...footerIcons, ...iconNames]),
        socialImage,
        blocks,
        structuredData,
        alternates,
      },
      { ...environment, ...frames, stylesheets },
    );
  };

  /** Renders a page alone: it sees the pages around it only through what it reads. */
  const renderAlone = (page: PageAlone, reader: ReturnType<typeof pageReader>): string => {
    const read = watch(reader);
    const iconNames = new Set<string>();
    const data: StructuredData[] = [];
    const placed = read.placedTypes();
    const blocks = styledTypesOf(page, placed);
    const segments = buildSegments(
      page,
      {
        ...environment,
        placed,
        context: {
          ...sharedContext,
          ...watch(read.context),
          ...contextAlone(page, { ...sharedContext, breadcrumbs: read.breadcrumbs }),
        },
        scrims: read.scrims(),
        localeOf,
        resolversOf,
      },
      { iconNames, data },
    );
    const view = buildPageView(page, edition, segments);
    // One of its own blocks may show today's date as that of its last change.
    const saysDay = page.document.blocks.some(({ type }) => type === 'updated');
    const changed = saysDay ? undefined : read.lastChange();
    return renderView(
      {
        ...view,
        changed: inWords(changed),
        feed: read.feed(),
        assurance: assuranceLines(assuranceOf(page.document, settings), locale),
      },
      iconNames,
      {
        page,
        languages: read.languageLinks(),
        socialImage: read.socialImage(),
        blocks,
        structuredData: pageGraph(
          [...(page.isHome ? ofSite : []), ...pageData(view.canonical, changed)],
          data,
        ),
        alternates: read.alternates(),
      },
    );
  };

  return {
    page: (page) => renderAlone(page, pageReader(page)),
    frame: () => ({
      'site.yaml': [tree.settings, settings],
      'theme.yaml': tree.theme,
      'the menus and the notice': site,
      'the footer': footer,
      'the styles and scripts of all pages': assets,
      // Without its functions, which pages read.
      'what the blocks of all pages share': contexts.shared,
    }),
    siteReader: () => siteReader,
    pageReader,
    ...otherDocuments({ edition, environment, locale, resolvers, site, renderView }),
  };
}
