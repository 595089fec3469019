import type { Block } from '../../schema/blocks/index.ts';
import { buildSegment } from '../../src/render/build-segments.ts';
import type { BlockContext } from '../../src/blocks/block-props.ts';
import { exampleContext, exampleResolvers } from '../../src/dev/example-context.ts';
import { resolve } from '../../src/site/values/resolve.ts';
import type { Resolved } from '../../src/site/values/resolved.ts';

/** The site and page that a block gets in tests. */
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
export const resolveBlock = <T extends Block>(block: T): Resolved<T> => resolve(block, resolvers);

/** Renders a checked block as the build does. */
export function renderBlock(block: Block, context: BlockContext = testContext()): string {
  return buildSegment(resolveBlock(block), context, new Set()).html;
}
