import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  components,
  loadIslands,
  type BlockContext,
  type StructuredData,
  factsOfIsland,
  structuredDataOf,
} from '../blocks/index.ts';
import {
  IslandRoot,
  IconNames,
  createIds,
  IdsContext,
  PageHeading,
  type IslandSegment,
  type PageView,
  type Segment,
} from '../layout/index.ts';
import {
  type AnyBlock,
  type PictureScrims,
  publicUrl,
  sendAddressOf,
  blockAnchors,
  directionOf,
  type LocaleOf,
  markedHtml,
  locateTexts,
  putMarks,
  resolve,
  type Resolvers,
  followedChoices,
  summaryOf,
  blocksOfTypes,
  typesWithSection,
  type PlacedBlock,
  type PlacedType,
  type Page,
  type PageAlone,
  type SiteTree,
} from '../site/index.ts';
import { isSiteBlock } from '../../schema/site-blocks.ts';
import { blockDefinitions, islandTypes, type Block } from '../../schema/blocks/index.ts';
import { nextPageBlock } from '../../schema/blocks/next-page.ts';
import { downloadsOfBlock } from './downloads.ts';
import {
  articleParts,
  choiceParts,
  neighbourParts,
  numberedParts,
  tickParts,
} from './page-parts.ts';
import type { PageContext } from './page-contexts.ts';
import { renderStatic } from './render-document.tsx';
import type { RenderEnvironment } from './render-environment.ts';

const islandComponents = await loadIslands(islandTypes);

/** What the blocks of a page are rendered with; a block may be in another language than the page. */
type BlockEnvironment = Pick<RenderEnvironment, 'notes' | 'blockFailed'> & {
  /** Its blocks with those that its section adds. */
  placed: readonly PlacedType[];
  context: PageContext;
  scrims: PictureScrims | null;
  localeOf: LocaleOf;
  resolversOf(language: string): Resolvers;
};

/** A part of a page that is already HTML. */
export const asSegment = (html: string): Segment => ({ kind: 'static', html });

/** The icons and the structured data of some blocks. */
type BroughtAlong = { iconNames: Set<string>; data: StructuredData[] };

/**
 * The blocks of a page, below its heading if no block renders it. Their icons and structured data are added to the last
 * two arguments.
 */
export function buildSegments(
  page: PageAlone,
  { placed, context, localeOf, resolversOf, scrims, notes, blockFailed }: BlockEnvironment,
  { iconNames, data }: BroughtAlong,
): Segment[] {
  const { title } = page.document;
  const blocks = blocksOfTypes(page.document.blocks, placed);
  const isPageHeading = firstBlock(page)?.isPageHeading === true;
  const { hasFractions } = page;
  const anchors = blockAnchors(page.document);
  const build = ({ block, index }: PlacedBlock, position: number): Segment[] => {
    const anchor = (index === null ? null : anchors[index]) ?? undefined;
    const language = block.language ?? page.language;
    const locale = localeOf(language, hasFractions);
    const ofBlock = {
      ...context,
      ...locale,
      isPageHeading: isPageHeading && index === 0,
      scrims,
      groundGoesOn: isOnGround(blocks[position + 1]?.block),
      downloads: downloadsOfBlock(page, block, locale, context.site),
    };
    const isIsland = blockDefinitions.get(block.type)?.island !== undefined;
    // An island is rendered in the browser again, from its words alone.
    const marked = index === null || isIsland ? block : putMarks(block, index, page.markedLines);
    const shown = index === null ? marked : locateTexts(marked, page.document.blocks, index);
    const resolved = { ...resolve(shown, resolversOf(language)), anchor };
    data.push(structuredDataOf(block, ofBlock));
    const segment = inLanguage(
      block.language,
      withMarkedWords(buildSegment(resolved, ofBlock, iconNames)),
    );
    const note = index === null ? null : (notes?.ofBlock(page, index) ?? null);
    return note === null ? [segment] : [asSegment(note), segment];
  };
  const segments = blocks.flatMap((one, position): Segment[] => {
    try {
      return build(one, position);
    } catch (error) {
      const { block, index } = one;
      // A block of the engine fails only for a mistake in the content, such as a link to nowhere, which is reported already.
      if (!blockFailed || !isSiteBlock(block.type)) throw error;
      return [asSegment(blockFailed({ page, index, type: block.type, error }))];
    }
  });
  const shown = loadFirstPicture(segments);
  if (isPageHeading) return shown;
  const { breadcrumbs, label } = context.page;
  const above = { name: context.words.page.breadcrumbs, items: breadcrumbs, current: label };
  const html = renderStatic(createElement(PageHeading, { title, above }), iconNames, context);
  return [asSegment(html), ...shown];
}

/** How many blocks the first view of a page shows. */
const firstBlocks = 2;

const lazily = ' loading="lazy" decoding="async"';

/**
 * If the heading of a page has no picture, the first one below it is in the first view: it is loaded first instead of
 * lazily. Islands are hydrated as they were rendered, so theirs stay as they are.
 */
function loadFirstPicture(segments: readonly Segment[]): Segment[] {
  const position = segments.findIndex(({ html }) => html.includes('<img '));
  return segments.map((segment, index) =>
    index === position && index < firstBlocks && segment.kind === 'static'
      ? asSegment(withFirstPicture(segment.html))
      : segment,
  );
}

const withFirstPicture = (html: string): string =>
  html.includes(' fetchPriority="high"') ? html : html.replace(lazily, ' fetchPriority="high"');

const isOnGround = (block: Block | undefined): boolean =>
  block !== undefined && blockDefinitions.get(block.type)?.onGround(block) === true;

const withMarkedWords = (segment: Segment): Segment =>
  segment.kind === 'static' ? asSegment(markedHtml(segment.html)) : segment;

/** A block in another language than the page has a lang attribute. */
function inLanguage(language: string | undefined, segment: Segment): Segment {
  if (language === undefined) return segment;
  const dir = directionOf(language);
  if (segment.kind === 'island') return { ...segment, inLanguage: { lang: language, dir } };
  return {
    kind: 'static',
    html: `<div lang="${language}" dir="${dir}">${segment.html}</div>`,
  };
}

/** The type of its first block. */
export const firstBlock = ({ document }: PageAlone) =>
  blockDefinitions.get(summaryOf(document).types[0] ?? '');

/** The types of the blocks of a page, and their positions, including those that its section adds. */
export const placedTypesOf = (page: Page): PlacedType[] =>
  typesWithSection(page, firstBlock(page)?.isPageHeading === true);

const nextPage = nextPageBlock.type;

/** Those types alone, and the parts of them that only some pages need the styles of (./page-parts.ts). */
export function styledTypesOf(page: PageAlone, placed: readonly PlacedType[]): string[] {
  const { hasArticle, hasNumbered, hasTicks, looks, namedNextPages } = summaryOf(page.document);
  const types = [...placed.map(({ type }) => type), ...looks];
  const nextPages = types.filter((type) => type === nextPage).length;
  if (hasArticle) types.push(articleParts);
  if (hasNumbered) types.push(numberedParts);
  if (hasTicks) types.push(tickParts);
  if (followedChoices(page)) types.push(choiceParts);
  if (nextPages > namedNextPages) types.push(neighbourParts);
  return types;
}

/** Renders a block; for an island, also keeps its data. The icons of the block are added to `iconNames`. */
export function buildSegment(
  block: AnyBlock,
  context: BlockContext,
  iconNames: Set<string>,
): Segment {
  const { type } = block;
  const wordsFor = blockDefinitions.get(type)?.island;
  if (wordsFor) return buildIsland(block, wordsFor(context.words), context, iconNames);
  const Component = components[type];
  if (!Component) throw new Error(`The block ${type} has no component.`);
  const part = createElement(Component, { block, context });
  const ids = createElement(IdsContext, { value: createIds(block) }, part);
  const html = renderStatic(ids, iconNames, context);
  return { kind: 'static', html };
}

function buildIsland(
  block: AnyBlock,
  islandWords: unknown,
  context: BlockContext,
  iconNames: Set<string>,
): IslandSegment {
  const { type } = block;
  const { words, language } = context;
  const data = {
    block,
    words: islandWords,
    facts: factsOfIsland(block, context),
    locale: { language, opensInNewTab: words.frame.opensInNewTab },
  };
  const root = createElement(IslandRoot, { type, data, components: islandComponents });
  const html = renderToString(createElement(IconNames, { value: iconNames }, root));
  return { kind: 'island', type, html, data };
}

/** The title of a document, with the name of the site. */
export const documentTitle = (title: string, { settings }: SiteTree) =>
  `${title} | ${settings.name}`;

/** A page with its blocks rendered, ready for the frame around them. */
export function buildPageView(page: PageAlone, tree: SiteTree, segments: Segment[]): PageView {
  const { title, summary = '', description = summary } = page.document;
  return {
    address: page.address,
    title: documentTitle(title, tree),
    description,
    canonical: publicUrl(page, tree),
    sendAddress: sendAddressOf(page.address, tree.base),
    pattern: page.pattern,
    headerOver: firstBlock(page)?.underHeader === true,
    segments,
    notFound: null,
    search: null,
  };
}
