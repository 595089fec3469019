import { createElement, type FunctionComponent, type ReactElement } from 'react';
import type { BlockContext, BlockProps } from '../blocks/block-props.ts';
import { blockComponents, type StaticBlockType, type StaticComponents } from '../blocks/index.ts';
import { isIslandType, type IslandType } from '../blocks/island-types.ts';
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
  if (isIsland(block)) return { kind: 'island', type: block.type, block };
  return { kind: 'static', html: renderStatic(staticBlock(block.type, block, context), iconNames) };
}

const isIsland = (block: ResolvedBlock): block is ResolvedBlock<IslandType> =>
  isIslandType(block.type);

function staticBlock<T extends StaticBlockType>(
  type: T,
  block: ResolvedBlock<T>,
  context: BlockContext,
): ReactElement {
  const components: StaticComponents = blockComponents;
  const Component: FunctionComponent<BlockProps<T>> = components[type];
  return createElement(Component, { block, context });
}
