import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockContext, BlockProps } from '../blocks/block-props.ts';
import { blockComponents, type StaticBlockType, type StaticComponents } from '../blocks/index.ts';
import { isIslandType, type IslandType } from '../blocks/island-types.ts';
import type { ResolvedBlock } from '../site/resolved.ts';
import type { Segment } from '../layout/page-view.ts';

/** Renders a static block; an island is kept as values, because the browser renders it too. */
export function buildSegment(block: ResolvedBlock, context: BlockContext): Segment {
  if (isIsland(block)) return { kind: 'island', type: block.type, block };
  return { kind: 'static', html: renderStaticBlock(block.type, block, context) };
}

const isIsland = (block: ResolvedBlock): block is ResolvedBlock<IslandType> =>
  isIslandType(block.type);

function renderStaticBlock<T extends StaticBlockType>(
  type: T,
  block: ResolvedBlock<T>,
  context: BlockContext,
): string {
  const components: StaticComponents = blockComponents;
  const Component: FunctionComponent<BlockProps<T>> = components[type];
  return renderToStaticMarkup(createElement(Component, { block, context }));
}
