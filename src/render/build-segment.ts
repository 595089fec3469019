import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockContext, BlockProps } from '../blocks/block-props.ts';
import { blockComponents, type StaticBlockType, type StaticComponents } from '../blocks/index.ts';
import { isLiveBlockType, type LiveBlockType } from '../blocks/island-types.ts';
import type { ResolvedBlock } from '../site/resolved.ts';
import type { Segment } from '../layout/page-view.ts';

/** Draws a static block; a live one is kept as values, because the browser draws it too. */
export function buildSegment(block: ResolvedBlock, context: BlockContext): Segment {
  if (isLive(block)) return { kind: 'live', type: block.type, block };
  return { kind: 'static', html: drawStaticBlock(block.type, block, context) };
}

const isLive = (block: ResolvedBlock): block is ResolvedBlock<LiveBlockType> =>
  isLiveBlockType(block.type);

function drawStaticBlock<T extends StaticBlockType>(
  type: T,
  block: ResolvedBlock<T>,
  context: BlockContext,
): string {
  const components: StaticComponents = blockComponents;
  const Component: FunctionComponent<BlockProps<T>> = components[type];
  return renderToStaticMarkup(createElement(Component, { block, context }));
}
