import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { BlockContext, BlockProps } from '../blocks/block-props.ts';
import { staticComponents, type StaticBlockType } from '../blocks/index.ts';
import {
  isIslandType,
  islandTypes,
  loadIslands,
  wordsOfIsland,
  type IslandType,
} from '../blocks/islands.ts';
import { factsOfIsland } from '../blocks/island-facts.ts';
import { IslandRoot } from '../layout/page-contract.tsx';
import { IconNames } from '../ui/icon-names.ts';
import type { ResolvedBlock } from '../site/resolved.ts';
import type { IslandSegment, Segment } from '../layout/page-view.ts';
import { renderStatic } from './render-static.ts';

const islandComponents = await loadIslands(islandTypes);

/** Renders a block; for an island, also keeps its data. The icons of the block are added to `iconNames`. */
export function buildSegment(
  block: ResolvedBlock,
  context: BlockContext,
  iconNames: Set<string>,
): Segment {
  if (isIsland(block)) return buildIsland(block, context, iconNames);
  const html = renderStatic(staticBlock(block.type, block, context), iconNames, context);
  return { kind: 'static', html };
}

function buildIsland(
  block: ResolvedBlock<IslandType>,
  context: BlockContext,
  iconNames: Set<string>,
): IslandSegment {
  const { type } = block;
  const { words, language } = context;
  const data = {
    block,
    words: wordsOfIsland(type, words),
    facts: factsOfIsland(type, block, context),
    locale: { language, opensInNewTab: words.frame.opensInNewTab },
  };
  const root = createElement(IslandRoot, { type, data, components: islandComponents });
  const html = renderToString(createElement(IconNames, { value: iconNames }, root));
  return { kind: 'island', type, html, data };
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
