import { createElement } from 'react';
import { blockDefinitions, type Block } from '../../schema/blocks/index.ts';
import type { ImagePart } from '../../schema/fields/image.ts';
import { buildSegment } from './build-segment.ts';
import { downloadsOfBlock } from './downloads.ts';
import { renderDocument, type DocumentEnvironment } from './render-document.ts';
import { renderStatic } from './render-static.ts';
import { Footer } from '../layout/Footer.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import type { PageView, Segment } from '../layout/page-view.ts';
import {
  buildFlyerView,
  buildNotFoundView,
  buildSiteView,
  createPageContexts,
  type PageContext,
} from './site-view.ts';
import { blockAnchors } from '../site/block-anchors.ts';
import { buildFooter } from '../site/footer.ts';
import { dayIn } from '../site/day-in.ts';
import { createLocale, type SiteLocale } from '../site/locale.ts';
import { resolveLink } from '../site/links.ts';
import { createTextRenderer } from '../site/markdown.ts';
import { resolve, type Resolvers } from '../site/resolve.ts';
import type { Picture } from '../site/resolved.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';

/** What rendering needs besides the site tree. */
export type RenderEnvironment = DocumentEnvironment & {
  picture(image: ImagePart): Picture;
  /** The picture for shared links of a page, with its host; null where there is none. */
  socialImage(page: Page): string | null;
  /** The moment of the build. Its day is shown as today where no script corrects it. */
  today: Date;
};

export type SiteRenderer = {
  /** The whole document of a page. */
  page(page: Page): string;
  /** The document that stands for every address without a page. */
  notFound(): string;
};

/** Makes the function that turns pages into HTML documents. What all pages share is rendered once. */
export function createSiteRenderer(tree: SiteTree, environment: RenderEnvironment): SiteRenderer {
  const { settings } = tree;
  const locale = createLocale(settings);
  const toLink = (to: string) => resolveLink(tree, to);
  const resolvers: Resolvers = {
    link: toLink,
    text: createTextRenderer(toLink, locale.words.frame.opensInNewTab),
    picture: environment.picture,
    data: (name) => {
      const curriculum = tree.data.get(name);
      if (!curriculum) throw new Error(`There is no content/data/${name}.yaml.`);
      return curriculum;
    },
  };
  const site = buildSiteView(tree, resolvers, locale);
  const today = dayIn(settings.timeZone, environment.today);
  const footerIcons = new Set<string>();
  const footer = renderStatic(
    createElement(Footer, { footer: buildFooter(tree, resolvers, locale.words.footer), today }),
    footerIcons,
    locale,
  );
  const contextOf = createPageContexts(tree, locale, today);

  const renderView = (view: PageView, iconNames: Set<string>, page: Page | null): string =>
    renderDocument(
      {
        language: settings.language,
        site,
        view,
        flyer: view.address === '/' ? buildFlyerView(tree, resolvers, locale) : null,
        footer,
        iconNames: new Set([...footerIcons, ...iconNames]),
        socialImage: page && environment.socialImage(page),
        blocks: page?.document.blocks.map(({ type }) => type) ?? [],
      },
      environment,
    );

  return {
    page: (page) => {
      const iconNames = new Set<string>();
      const segments = buildSegments(page, resolvers, contextOf(page), iconNames);
      return renderView(buildPageView(page, tree, segments), iconNames, page);
    },
    notFound: () => renderView(buildNotFoundPage(tree, resolvers, locale), new Set(), null),
  };
}

const documentTitle = (title: string, { settings }: SiteTree) => `${title} | ${settings.name}`;

/** The blocks of a page, below its heading where no block has it. */
function buildSegments(
  page: Page,
  resolvers: Resolvers,
  context: PageContext,
  iconNames: Set<string>,
): Segment[] {
  const { title, blocks } = page.document;
  const isPageHeading = firstBlock(page)?.isPageHeading === true;
  const anchors = blockAnchors(page);
  const segments = blocks.map((block, index): Segment => {
    const anchor = anchors[index] ?? undefined;
    const ofBlock = {
      isPageHeading: isPageHeading && index === 0,
      groundGoesOn: isOnGround(blocks[index + 1]),
      downloads: downloadsOfBlock(page, block, context),
    };
    return buildSegment(
      { ...resolve(block, resolvers), anchor },
      { ...context, ...ofBlock },
      iconNames,
    );
  });
  if (isPageHeading) return segments;
  const html = renderStatic(createElement(PageHeading, { title }), iconNames, context);
  return [{ kind: 'static', html }, ...segments];
}

const isOnGround = (block: Block | undefined): boolean =>
  block !== undefined && blockDefinitions.get(block.type)?.onGround(block) === true;

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
  };
}
