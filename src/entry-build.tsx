import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { blockDefinitions } from '../schema/blocks/index.ts';
import type { ImagePart } from '../schema/parts/image.ts';
import { App, type PageComponents } from './app/App.tsx';
import { documentHtml, fillToday, type DocumentAssets } from './app/document-html.ts';
import { Flyer } from './app/Flyer.tsx';
import { Footer } from './app/Footer.tsx';
import { NotFoundPage } from './app/NotFoundPage.tsx';
import { PageHeading } from './app/PageHeading.tsx';
import type { DocumentData, PageView, Segment } from './app/page-view.ts';
import {
  buildFlyerView,
  buildNotFoundView,
  buildSiteView,
  createBlockContexts,
} from './app/site-view.ts';
import type { BlockContext, BlockProps } from './blocks/block-props.ts';
import { blockComponents, type StaticBlockType, type StaticComponents } from './blocks/index.ts';
import { isLiveBlockType, type LiveBlockType } from './blocks/live-block-types.ts';
import { buildFooter } from './site/footer.ts';
import { resolveLink } from './site/links.ts';
import { createTextRenderer } from './site/markdown.ts';
import { resolve, type Resolvers } from './site/resolve.ts';
import type { Picture, ResolvedBlock } from './site/resolved.ts';
import type { Page, SiteTree } from './site/site-tree.ts';

/** What drawing needs besides the site tree: where files are, and what day it is. */
export type RenderEnvironment = {
  assets: DocumentAssets;
  picture(image: ImagePart): Picture;
  /** The SVG symbols of the named line pictures. */
  icons(names: ReadonlySet<string>): string;
  /** The picture for shared links of a page, with its host; null where there is none. */
  socialImage(page: Page): string | null;
  modulePreloads(types: readonly LiveBlockType[]): string[];
  /** Shown as today where no script corrects it. */
  today: Date;
};

export type SiteRenderer = {
  /** The whole document of a page. */
  page(page: Page): string;
  /** The document that stands for every address without a page. */
  notFound(): string;
};

const components: PageComponents = { ...blockComponents, flyer: Flyer, notFound: NotFoundPage };

/** Line pictures that live parts may need at any time. */
const alwaysDrawn = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'check',
  'chevron-down',
  'chevron-up',
  'info',
  'mail',
  'map-pin',
  'menu',
  'phone',
  'plus',
  'search',
  'x',
];

/** Makes the function that turns pages into HTML documents. What all pages share is drawn once. */
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
  const contextOf = createBlockContexts(tree);

  const renderView = (view: PageView, page: Page | null): string => {
    const live = view.segments.filter((segment) => segment.kind === 'live');
    const data: DocumentData = {
      site,
      live: live.map((segment) => segment.block),
      notFound: view.notFound,
      flyer: view.address === '/' ? buildFlyerView(tree, resolvers) : null,
    };
    const draw = (icons: string) =>
      renderToString(
        createElement(App, {
          site,
          view: { ...view, icons },
          components,
          flyer: data.flyer,
          footer,
        }),
      );
    const withoutIcons = draw('');
    const icons = environment.icons(new Set([...alwaysDrawn, ...namesOfIcons(withoutIcons)]));
    const html = documentHtml(
      {
        language: settings.language,
        siteName: settings.name,
        view,
        data,
        app: withoutIcons.replace(iconsElement, () => iconsElement.replace('></', `>${icons}</`)),
        socialImage: page && environment.socialImage(page),
        modulePreloads: environment.modulePreloads(live.map((segment) => segment.type)),
        countdownKey: site.countdown?.storageKey ?? null,
      },
      environment.assets,
    );
    return fillToday(html, environment.today);
  };

  return {
    page: (page) => renderView(buildPageView(page, tree, resolvers, contextOf(page)), page),
    notFound: () => renderView(buildNotFoundPage(tree, resolvers), null),
  };
}

/** How `App` draws the empty holder of the line pictures; they are known only when the page is drawn. */
const iconsElement = '<div data-static="icons" hidden=""></div>';

const namesOfIcons = (html: string): string[] =>
  Array.from(html.matchAll(/href="#i-([a-z0-9-]+)"/g), (match) => match[1] ?? '');

const documentTitle = (title: string, { settings }: SiteTree) => `${title} | ${settings.name}`;

function buildPageView(
  page: Page,
  tree: SiteTree,
  resolvers: Resolvers,
  context: Omit<BlockContext, 'leads'>,
): PageView {
  const { title, description = '', blocks } = page.document;
  const definition = blockDefinitions.get(blocks[0]?.type ?? '');
  const segments = blocks.map((block, index): Segment => {
    const leads = index === 0 && definition?.leads === true;
    return buildSegment(resolve(block, resolvers), { ...context, leads });
  });
  if (!definition?.leads) {
    const html = renderToStaticMarkup(createElement(PageHeading, { title }));
    segments.unshift({ kind: 'static', html });
  }
  return {
    address: page.address,
    title: documentTitle(title, tree),
    description,
    canonical: new URL(page.address, tree.settings.address).href,
    weave: page.weave,
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
    weave: notFound.weave,
    headerOver: false,
    segments: [],
    icons: '',
    notFound,
  };
}

function buildSegment(block: ResolvedBlock, context: BlockContext): Segment {
  if (isLive(block)) return { kind: 'live', type: block.type, block };
  return { kind: 'static', html: renderStaticBlock(block.type, block, context) };
}

const isLive = (block: ResolvedBlock): block is ResolvedBlock<LiveBlockType> =>
  isLiveBlockType(block.type);

function renderStaticBlock<T extends StaticBlockType>(
  type: T,
  block: ResolvedBlock<T>,
  context: BlockContext,
): string {
  const components: StaticComponents = blockComponents;
  const Component: FunctionComponent<BlockProps<T>> = components[type];
  return renderToStaticMarkup(createElement(Component, { block, context }));
}
