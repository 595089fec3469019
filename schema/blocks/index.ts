import { z } from 'zod';
import type { BlockDefinition, WordsFor } from '../define-block.ts';
import { buttonsBlock } from '../../src/blocks/buttons/schema.ts';
import { calendarBlock } from '../../src/blocks/calendar/schema.ts';
import { cardsBlock } from '../../src/blocks/cards/schema.ts';
import { chargesBlock } from '../../src/blocks/charges/schema.ts';
import { checklistBlock } from '../../src/blocks/checklist/schema.ts';
import { childrenBlock } from '../../src/blocks/children/schema.ts';
import { contactBlock } from '../../src/blocks/contact/schema.ts';
import { dashboardsBlock } from '../../src/blocks/dashboards/schema.ts';
import { deviceStorageBlock } from '../../src/blocks/device-storage/schema.ts';
import { diagramBlock } from '../../src/blocks/diagram/schema.ts';
import { factsBlock } from '../../src/blocks/facts/schema.ts';
import { faqBlock } from '../../src/blocks/faq/schema.ts';
import { feeComparisonBlock } from '../../src/blocks/fee-comparison/schema.ts';
import { feeEstimateBlock } from '../../src/blocks/fee-estimate/schema.ts';
import { feeTableBlock } from '../../src/blocks/fee-table/schema.ts';
import { fullHeroBlock } from '../../src/blocks/full-hero/schema.ts';
import { fullSectionBlock } from '../../src/blocks/full-section/schema.ts';
import { heroBlock } from '../../src/blocks/hero/schema.ts';
import { invitationBlock } from '../../src/blocks/invitation/schema.ts';
import { linkGridBlock } from '../../src/blocks/link-grid/schema.ts';
import { mapBlock } from '../../src/blocks/map/schema.ts';
import { mathBrowserBlock } from '../../src/blocks/math-browser/schema.ts';
import { nextDateBlock } from '../../src/blocks/next-date/schema.ts';
import { nextPageBlock } from '../../src/blocks/next-page/schema.ts';
import { noticeBlock } from '../../src/blocks/notice/schema.ts';
import { openingHoursBlock } from '../../src/blocks/opening-hours/schema.ts';
import { peopleBlock } from '../../src/blocks/people/schema.ts';
import { priceListBlock } from '../../src/blocks/price-list/schema.ts';
import { proseBlock } from '../../src/blocks/prose/schema.ts';
import { roomsBlock } from '../../src/blocks/rooms/schema.ts';
import { roundsBlock } from '../../src/blocks/rounds/schema.ts';
import { sectionMenuBlock } from '../../src/blocks/section-menu/schema.ts';
import { siteMapBlock } from '../../src/blocks/site-map/schema.ts';
import { siteBlocks } from '../site-blocks.ts';
import { stepsBlock } from '../../src/blocks/steps/schema.ts';
import { tableBlock } from '../../src/blocks/table/schema.ts';
import { tagsBlock } from '../../src/blocks/tags/schema.ts';
import { trackExplorerBlock } from '../../src/blocks/track-explorer/schema.ts';
import { updatedBlock } from '../../src/blocks/updated/schema.ts';
import { videoBlock } from '../../src/blocks/video/schema.ts';

/** The blocks of the engine, whose types are known when it is compiled. */
export const engineBlocks = [
  buttonsBlock,
  calendarBlock,
  cardsBlock,
  chargesBlock,
  checklistBlock,
  childrenBlock,
  contactBlock,
  dashboardsBlock,
  deviceStorageBlock,
  diagramBlock,
  factsBlock,
  faqBlock,
  feeComparisonBlock,
  feeEstimateBlock,
  feeTableBlock,
  fullHeroBlock,
  fullSectionBlock,
  heroBlock,
  invitationBlock,
  linkGridBlock,
  mapBlock,
  mathBrowserBlock,
  nextDateBlock,
  nextPageBlock,
  noticeBlock,
  openingHoursBlock,
  peopleBlock,
  priceListBlock,
  proseBlock,
  roomsBlock,
  roundsBlock,
  sectionMenuBlock,
  siteMapBlock,
  stepsBlock,
  tableBlock,
  tagsBlock,
  trackExplorerBlock,
  updatedBlock,
  videoBlock,
] as const;

/** The type of a block of the engine. */
export type BlockType = (typeof engineBlocks)[number]['type'];

/** The interface words that the script of each island of the engine needs. */
export type IslandWords = {
  [
    D in (typeof engineBlocks)[number] as [WordsFor<D>] extends [never] ? never : D['type']
  ]: WordsFor<D>;
};

/** The type of a block of the engine that is hydrated in the browser. */
export type IslandType = keyof IslandWords;

/** A checked block of the engine, with its parts (links, pictures, texts) marked. */
type EngineBlock = z.output<(typeof engineBlocks)[number]['schema']>;

/** A checked block of the engine of one type. */
export type BlockOf<T extends BlockType> = Extract<EngineBlock, { type: T }>;

/** A checked block of any type: what is known of a block of the site when the engine is compiled. */
export type Block = z.output<BlockDefinition['schema']>;

const engineTypes: ReadonlySet<string> = new Set(engineBlocks.map(({ type }) => type));

/** Whether the engine has a block of this type. */
export const isEngineType = (type: string): boolean => engineTypes.has(type);

/** THE list of blocks: those of the engine and those of the site. Everything that knows block types has them from here. */
export const blocks: readonly BlockDefinition[] = [
  ...engineBlocks,
  // One with the name of a block of the engine is reported where the site is checked.
  ...siteBlocks.filter(({ type }) => !engineTypes.has(type)),
];

/** The types of the blocks that are hydrated in the browser. */
export const islandTypes: readonly string[] = blocks
  .filter(({ island }) => island !== undefined)
  .map(({ type }) => type);

/** The definition of each block type, by its name. */
export const blockDefinitions: ReadonlyMap<string, BlockDefinition> = new Map(
  blocks.map((block) => [block.type, block]),
);

const [first] = engineBlocks;

/** Any block, known by its type. */
export const blockSchema = z
  .discriminatedUnion('type', [first.schema, ...blocks.slice(1).map(({ schema }) => schema)])
  .meta({ kind: 'either', label: 'Block', hint: 'A part of the page.' });
