import { createElement } from 'react';
import { blockDefinitions, type Block } from '../../schema/blocks/index.ts';
import type { ImagePart } from '../../schema/fields/image.ts';
import type { StructuredData } from '../blocks/block-props.ts';
import { structuredDataOf } from '../blocks/structured-data.ts';
import { buildSegment } from './build-segment.ts';
import { pageGraph, siteData } from './structured-data.ts';
import { downloadsOfBlock } from './downloads.ts';
import { movedHtml } from './MovedDocument.tsx';
import { renderDocument, type DocumentEnvironment } from './render-document.ts';
import { renderStatic } from './render-static.ts';
import { Footer } from '../layout/Footer.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import { SiteNotice } from '../layout/SiteNotice.tsx';
import type { NoticeFile } from '../site/notice.ts';
import type { PageView, Segment } from '../layout/page-view.ts';
import {
  buildFlyerView,
  buildNotFoundView,
  buildSearchView,
  buildSiteView,
  createPageContexts,
  type PageContext,
} from './site-view.ts';
import { blockAnchors } from '../site/block-anchors.ts';
import { buildFooter } from '../site/footer.ts';
import { dayIn } from '../site/day-in.ts';
import { directionOf } from '../site/direction.ts';
import { alternatesOf, editionOf, languageLinks } from '../site/editions.ts';
import { createLocales, type SiteLocale } from '../site/locale.ts';
import { searchAddress } from '../site/search-addresses.ts';
import { blocksWithSection, type PlacedBlock } from '../site/sections.ts';
import { resolveLink } from '../site/links.ts';
import { createTextRenderer } from '../site/markdown.ts';
import { resolve, type Resolvers } from '../site/resolve.ts';
import type { Picture, PictureScrims } from '../site/resolved.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';

/** What rendering needs besides the site tree. */
export type RenderEnvironment = DocumentEnvironment & {
  picture(image: ImagePart): Picture;
  /** What lies over the picture that words of a page stand on; null where none do. */
  scrims(page: Page): PictureScrims | null;
  /** The picture for shared links of a page, with its host; null where there is none. */
  socialImage(page: Page): string | null;
  /** What editors are told on a page, as HTML; visitors get none of it. */
  notes?: EditorNotes;
  /** The moment of the build. Its day is shown as today where no script corrects it. */
  today: Date;
};

/** What editors are told of a page (null: of one that is no page of the site), or before one of its blocks. */
export type EditorNotes = {
  ofPage(page: Page | null): string | null;
  ofBlock(page: Page, index: number): string | null;
};

/** Renders pages of one site tree. */
export type SiteRenderer = {
  /** The whole document of a page. */
  page(page: Page): string;
  /** The document at a former address of a page, which leads on to it. */
  moved(page: Page): string;
  /** The document for every address without a page. */
  notFound(): string;
  /** The document of the search. */
  search(): string;
  /** The urgent notice of a language, for pages that are older than it. */
  notice(language: string): NoticeFile;
};

/** Makes the function that turns pages into HTML documents. What all pages of a language share is rendered once. */
export function createSiteRenderer(tree: SiteTree, environment: RenderEnvironment): SiteRenderer {
  const renderers = new Map<string, SiteRenderer>();
  const rendererOf = (language: string): SiteRenderer => {
    const known = renderers.get(language);
    if (known) return known;
    const renderer = createEditionRenderer(tree, editionOf(tree, language), environment);
    renderers.set(language, renderer);
    return renderer;
  };
  return {
    page: (page) => rendererOf(page.language).page(page),
    moved: (page) => rendererOf(page.language).moved(page),
    notFound: () => rendererOf(tree.settings.language).notFound(),
    search: () => rendererOf(tree.settings.language).search(),
    notice: (language) => rendererOf(language).notice(language),
  };
}

/** The same for the pages of one language. */
function createEditionRenderer(
  tree: SiteTree,
  edition: SiteTree,
  environment: RenderEnvironment,
): SiteRenderer {
  const { settings } = edition;
  const localeOf = createLocales(tree.settings);
  const locale = localeOf(settings.language);
  const resolversOf = (language: string) =>
    createResolvers(edition, localeOf(language), environment.picture);
  const resolvers = resolversOf(settings.language);
  const today = dayIn(settings.timeZone, environment.today);
  const site = buildSiteView(edition, resolvers, locale, today);
  const footerIcons = new Set<string>();
  const footer = renderStatic(
    createElement(Footer, { footer: buildFooter(edition, resolvers, locale.words.footer), today }),
    footerIcons,
    locale,
  );
  const contextOf = createPageContexts(edition, locale, today);

  const ofSite = siteData(settings, site.site.logo);

  const renderView = (
    view: PageView,
    iconNames: Set<string>,
    page: Page | null,
    data: readonly StructuredData[] = [],
  ): string => {
    const note = environment.notes?.ofPage(page) ?? null;
    return renderDocument(
      {
        language: settings.language,
        site: { ...site, languages: languageLinks(tree, page) },
        view: note === null ? view : { ...view, segments: [...view.segments, asSegment(note)] },
        flyer: page?.isHome === true ? buildFlyerView(edition, resolvers, locale) : null,
        footer,
        iconNames: new Set([...footerIcons, ...iconNames]),
        socialImage: page && environment.socialImage(page),
        blocks: page ? blocksOf(page).map(({ block }) => block.type) : [],
        structuredData: page && pageGraph(page.isHome ? ofSite : [], data),
        alternates: page ? alternatesOf(page, settings.address) : [],
      },
      environment,
    );
  };

  return {
    page: (page) => {
      const iconNames = new Set<string>();
      const data: StructuredData[] = [];
      const segments = buildSegments(
        page,
        { ...environment, contextOf, localeOf, resolversOf },
        { iconNames, data },
      );
      return renderView(buildPageView(page, edition, segments), iconNames, page, data);
    },
    moved: ({ address, document: { title } }) =>
      movedHtml(
        {
          language: settings.language,
          direction: directionOf(settings.language),
          words: locale.words.moved,
          address,
          canonical: new URL(address, settings.address).href,
          title,
        },
        environment.assets.minifyScript ?? ((code) => code),
      ),
    notFound: () => renderView(buildNotFoundPage(edition, resolvers, locale), new Set(), null),
    search: () => renderView(buildSearchPage(edition, locale), new Set(), null),
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

/** How links, texts, pictures and data are made ready in a language. */
function createResolvers(
  tree: SiteTree,
  { words }: SiteLocale,
  picture: RenderEnvironment['picture'],
): Resolvers {
  const link = (to: string) => resolveLink(tree, to);
  return {
    link,
    text: createTextRenderer(link, words.frame.opensInNewTab),
    picture,
    data: (name) => {
      const curriculum = tree.data.get(name);
      if (!curriculum) throw new Error(`There is no content/data/${name}.yaml.`);
      return curriculum;
    },
  };
}

const documentTitle = (title: string, { settings }: SiteTree) => `${title} | ${settings.name}`;

/** What the blocks of a page are rendered with; each may be in a language of its own. */
type BlockEnvironment = Pick<RenderEnvironment, 'scrims' | 'notes'> & {
  contextOf(page: Page): PageContext;
  localeOf(language: string): SiteLocale;
  resolversOf(language: string): Resolvers;
};

const asSegment = (html: string): Segment => ({ kind: 'static', html });

/** What blocks bring with them: the line pictures that they show, and what they mean to search engines. */
type BroughtAlong = { iconNames: Set<string>; data: StructuredData[] };

/** The blocks of a page, below its heading where no block has it. What they bring with them is added to the last. */
function buildSegments(
  page: Page,
  { contextOf, localeOf, resolversOf, scrims, notes }: BlockEnvironment,
  { iconNames, data }: BroughtAlong,
): Segment[] {
  const { title } = page.document;
  const blocks = blocksOf(page);
  const context = contextOf(page);
  const isPageHeading = firstBlock(page)?.isPageHeading === true;
  const anchors = blockAnchors(page);
  const segments = blocks.flatMap(({ block, index }, position): Segment[] => {
    const anchor = (index === null ? null : anchors[index]) ?? undefined;
    const language = block.language ?? page.language;
    const locale = localeOf(language);
    const ofBlock = {
      ...locale,
      isPageHeading: isPageHeading && index === 0,
      scrims: scrims(page),
      groundGoesOn: isOnGround(blocks[position + 1]?.block),
      downloads: downloadsOfBlock(page, block, locale, context.site),
    };
    const resolved = { ...resolve(block, resolversOf(language)), anchor };
    data.push(structuredDataOf(block.type, block, { ...context, ...ofBlock }));
    const segment = inLanguage(
      block.language,
      buildSegment(resolved, { ...context, ...ofBlock }, iconNames),
    );
    const note = index === null ? null : (notes?.ofBlock(page, index) ?? null);
    return note === null ? [segment] : [asSegment(note), segment];
  });
  if (isPageHeading) return segments;
  const html = renderStatic(createElement(PageHeading, { title }), iconNames, context);
  return [{ kind: 'static', html }, ...segments];
}

/** The blocks of a page, with those that its section gives it. */
const blocksOf = (page: Page): PlacedBlock[] =>
  blocksWithSection(page, firstBlock(page)?.isPageHeading === true);

const isOnGround = (block: Block | undefined): boolean =>
  block !== undefined && blockDefinitions.get(block.type)?.onGround(block) === true;

/** A block in another language than its page says so. */
function inLanguage(language: string | undefined, segment: Segment): Segment {
  if (language === undefined) return segment;
  const dir = directionOf(language);
  if (segment.kind === 'island') return { ...segment, inLanguage: { lang: language, dir } };
  return {
    kind: 'static',
    html: `<div lang="${language}" dir="${dir}">${segment.html}</div>`,
  };
}

const firstBlock = ({ document }: Page) => blockDefinitions.get(document.blocks[0]?.type ?? '');

function buildPageView(page: Page, tree: SiteTree, segments: Segment[]): PageView {
  const { title, description = '' } = page.document;
  return {
    address: page.address,
    title: documentTitle(title, tree),
    description,
    canonical: new URL(page.address, tree.settings.address).href,
    pattern: page.pattern,
    headerOver: firstBlock(page)?.underHeader === true,
    segments,
    notFound: null,
    search: null,
  };
}

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

function buildSearchPage(tree: SiteTree, { words }: SiteLocale): PageView {
  const search = buildSearchView(tree, words.search);
  return {
    address: searchAddress,
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
