import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { blockDefinitions } from '../../schema/blocks/index.ts';
import type { ImagePart } from '../../schema/fields/image.ts';
import { buildSegment } from './build-segment.ts';
import { renderDocument, type DocumentEnvironment } from './render-document.ts';
import { Footer } from '../layout/Footer.tsx';
import { PageHeading } from '../layout/PageHeading.tsx';
import type { PageView, Segment } from '../layout/page-view.ts';
import {
  buildFlyerView,
  buildNotFoundView,
  buildSiteView,
  createBlockContexts,
} from './site-view.ts';
import type { BlockContext } from '../blocks/block-props.ts';
import { hasSplitStyles } from '../blocks/split-styles.ts';
import { buildFooter } from '../site/footer.ts';
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
};

export type SiteRenderer = {
  /** The whole document of a page. */
  page(page: Page): string;
  /** The document that stands for every address without a page. */
  notFound(): string;
  /** What blocks of the pages rendered so far offer for download: texts by their addresses. */
  files: ReadonlyMap<string, string>;
};

/** Makes the function that turns pages into HTML documents. What all pages share is rendered once. */
export function createSiteRenderer(tree: SiteTree, environment: RenderEnvironment): SiteRenderer {
  const { settings } = tree;
  const toLink = (to: string) => resolveLink(tree, to);
  const resolvers: Resolvers = {
    link: toLink,
    text: createTextRenderer(toLink),
    picture: environment.picture,
    data: (name) => {
      const curriculum = tree.data.get(name);
      if (!curriculum) throw new Error(`There is no content/data/${name}.yaml.`);
      return curriculum;
    },
  };
  const site = buildSiteView(tree, resolvers);
  const footer = renderToStaticMarkup(createElement(Footer, buildFooter(tree, resolvers)));
  const files = new Map<string, string>();
  const contextOf = createBlockContexts(tree, files);

  const renderView = (view: PageView, page: Page | null): string =>
    renderDocument(
      {
        language: settings.language,
        site,
        view,
        flyer: view.address === '/' ? buildFlyerView(tree, resolvers) : null,
        footer,
        socialImage: page && environment.socialImage(page),
        needsSplitStyles:
          page === null || page.document.blocks.some(({ type }) => hasSplitStyles(type)),
      },
      environment,
    );

  return {
    page: (page) => renderView(buildPageView(page, tree, resolvers, contextOf(page)), page),
    notFound: () => renderView(buildNotFoundPage(tree, resolvers), null),
    files,
  };
}

const documentTitle = (title: string, { settings }: SiteTree) => `${title} | ${settings.name}`;

function buildPageView(
  page: Page,
  tree: SiteTree,
  resolvers: Resolvers,
  context: Omit<BlockContext, 'isPageHeading'>,
): PageView {
  const { title, description = '', blocks } = page.document;
  const definition = blockDefinitions.get(blocks[0]?.type ?? '');
  const segments = blocks.map((block, index): Segment => {
    const isPageHeading = index === 0 && definition?.isPageHeading === true;
    return buildSegment(resolve(block, resolvers), { ...context, isPageHeading });
  });
  if (!definition?.isPageHeading) {
    const html = renderToStaticMarkup(createElement(PageHeading, { title }));
    segments.unshift({ kind: 'static', html });
  }
  return {
    address: page.address,
    title: documentTitle(title, tree),
    description,
    canonical: new URL(page.address, tree.settings.address).href,
    pattern: page.pattern,
    headerOver: definition?.underHeader === true,
    segments,
    icons: '',
    notFound: null,
  };
}

function buildNotFoundPage(tree: SiteTree, resolvers: Resolvers): PageView {
  const notFound = buildNotFoundView(tree, resolvers);
  return {
    address: '',
    title: documentTitle(notFound.title, tree),
    description: '',
    canonical: '',
    pattern: notFound.pattern,
    headerOver: false,
    segments: [],
    icons: '',
    notFound,
  };
}
