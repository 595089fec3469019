import { createElement, type FunctionComponent, type ReactElement } from 'react';
import type { BlockContext, BlockProps } from '../blocks/block-props.ts';
import { staticComponents, type StaticBlockType } from '../blocks/index.ts';
import { isIslandType, wordsOfIsland, type IslandType } from '../blocks/islands.ts';
import type { ResolvedBlock } from '../site/resolved.ts';
import type { Segment } from '../layout/page-view.ts';
import { renderStatic } from './render-static.ts';

/**
 * Renders a static block; an island is kept as values, because the browser renders it too. The line pictures of the
 * block are added to `iconNames`.
 */
export function buildSegment(
  block: ResolvedBlock,
  context: BlockContext,
  iconNames: Set<string>,
): Segment {
  if (isIsland(block)) {
    const { type } = block;
    return { kind: 'island', type, block, words: wordsOfIsland(type, context.words) };
  }
  const html = renderStatic(staticBlock(block.type, block, context), iconNames, context);
  return { kind: 'static', html };
}

const isIsland = (block: ResolvedBlock): block is ResolvedBlock<IslandType> =>
  isIslandType(block.type);

function staticBlock<T extends StaticBlockType>(
  type: T,
  block: ResolvedBlock<T>,
  context: BlockContext,
): ReactElement {
  const Component: FunctionComponent<BlockProps<T>> = staticComponents[type];
  return createElement(Component, { block, context });
}
