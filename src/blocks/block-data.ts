import type { Block, BlockOf, BlockType, IslandType } from '../../schema/blocks/index.ts';
import type { AnyBlock, ResolvedBlock } from '../site/index.ts';
import type { BlockContext, StructuredData } from './block-props.ts';
import { calendarData } from './calendar/structured-calendar.ts';
import { faqData } from './faq/structured-faq.ts';
import { estimateFacts } from './fee-estimate/estimate-facts.ts';
import { heroData } from './hero/structured-path.ts';
import type { IslandFacts } from './islands.ts';
import { openingHoursData } from './opening-hours/structured-hours.ts';

/** What is derived from a block and its site while a page is built; most blocks need neither. */
export type BlockData = {
  /** Its structured data for search engines, from the checked block. */
  structuredData?(block: Block, context: BlockContext): StructuredData;
  /** The data from other pages that an island shows. */
  facts?(block: AnyBlock, context: BlockContext): unknown;
};

type DataOf<T extends BlockType> = {
  structuredData?: (block: BlockOf<T>, context: BlockContext) => StructuredData;
  facts?: T extends IslandType
    ? (block: ResolvedBlock<T>, context: BlockContext) => IslandFacts[T]
    : never;
};

/** The blocks of the engine with such data; each derives it in its own folder. */
const engineData: { [T in BlockType]?: DataOf<T> } = {
  calendar: { structuredData: calendarData },
  faq: { structuredData: faqData },
  dashboards: { facts: (_, { embedsOnTap }) => (embedsOnTap ? { onTap: true } : undefined) },
  'fee-estimate': { facts: estimateFacts },
  hero: { structuredData: heroData },
  'opening-hours': { structuredData: openingHoursData },
};

const dataOf: Readonly<Record<string, BlockData>> = {
  ...engineData,
  ...globalThis.siteCode?.data,
};

/** The structured data of a checked block; empty if it has none. */
export const structuredDataOf = (block: Block, context: BlockContext): StructuredData =>
  dataOf[block.type]?.structuredData?.(block, context) ?? {};

/** The data from other pages that an island shows; undefined for most. */
export const factsOfIsland = (block: AnyBlock, context: BlockContext): unknown =>
  dataOf[block.type]?.facts?.(block, context);
