import type { Block } from '../../schema/blocks/index.ts';
import type { AnyBlock } from '../site/index.ts';
import type { BlockContext, StructuredData } from './block-props.ts';

/** What is derived from a block and its site while a page is built; most blocks need neither. */
export type BlockData = {
  /** Its structured data for search engines, from the checked block. */
  structuredData?(block: Block, context: BlockContext): StructuredData;
  /** The data from other pages that an island shows. */
  facts?(block: AnyBlock, context: BlockContext): unknown;
};

/** What data.ts in the folder of a block exports. */
const files = import.meta.glob<BlockData>('./*/data.ts', { eager: true });

const dataOf = (type: string): BlockData =>
  files[`./${type}/data.ts`] ?? globalThis.siteCode?.data[type] ?? {};

/** The structured data of a checked block; empty if it has none. */
export const structuredDataOf = (block: Block, context: BlockContext): StructuredData =>
  dataOf(block.type).structuredData?.(block, context) ?? {};

/** The data from other pages that an island shows; undefined for most. */
export const factsOfIsland = (block: AnyBlock, context: BlockContext): unknown =>
  dataOf(block.type).facts?.(block, context);
