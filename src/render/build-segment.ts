import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { blockDefinitions, islandTypes } from '../../schema/blocks/index.ts';
import { factsOfIsland } from '../blocks/block-data.ts';
import type { BlockContext } from '../blocks/block-props.ts';
import { components } from '../blocks/index.ts';
import { loadIslands } from '../blocks/islands.ts';
import { IslandRoot } from '../layout/page-contract.tsx';
import { IconNames } from '../ui/icon-names.ts';
import { createIds, IdsContext } from '../ui/use-id.ts';
import type { AnyBlock } from '../site/values/resolved.ts';
import type { IslandSegment, Segment } from '../layout/page-view.ts';
import { renderStatic } from './render-static.ts';
import { shortenMarkup } from './shorten-markup.ts';

const islandComponents = await loadIslands(islandTypes);

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
  const html = shortenMarkup(renderToString(createElement(IconNames, { value: iconNames }, root)));
  return { kind: 'island', type, html, data };
}
