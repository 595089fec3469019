import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { InEnglish } from '../in-english.tsx';
import type { Block } from '../../schema/blocks/index.ts';
import { buildSegment } from '../../src/render/build-segment.ts';
import type { BlockContext } from '../../src/blocks/block-props.ts';
import {
  islandTypes,
  loadIslands,
  type IslandType,
  type IslandWords,
} from '../../src/blocks/islands.ts';
import { exampleContext, exampleResolvers } from '../../src/dev/example-context.ts';
import { resolve } from '../../src/site/resolve.ts';
import type { ResolvedBlock } from '../../src/site/resolved.ts';

/** What a block is told of its site and page in tests. */
export const testContext = exampleContext;

const resolvers = exampleResolvers(({ src, alt, focus }) => ({
  src: `/assets/${src}`,
  width: 1200,
  height: 800,
  alt,
  focus,
  sources: src.endsWith('.svg')
    ? []
    : [{ type: 'image/avif', srcSet: `/assets/${src}.avif 1280w` }],
}));

/** Makes the parts of a checked block ready for rendering. */
export const resolveBlock = (block: Block): ResolvedBlock => resolve(block, resolvers);

/** Renders a checked block as the build does. */
export function renderBlock(block: Block, context: BlockContext = testContext()): string {
  const segment = buildSegment(resolveBlock(block), context, new Set());
  return segment.kind === 'static' ? segment.html : renderIsland(segment.type, segment);
}

const islands = await loadIslands(islandTypes);

function renderIsland<T extends IslandType>(
  type: T,
  { block, words }: { block: ResolvedBlock<T>; words: IslandWords[T] },
): string {
  const Component = islands[type];
  if (!Component) throw new Error(`The island ${type} has no component.`);
  return renderToStaticMarkup(
    createElement(InEnglish, null, createElement(Component, { block, words })),
  );
}
