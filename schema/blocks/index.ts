import { z } from 'zod';
import type { BlockDefinition, WordsFor } from '../define-block.ts';
import { buttonsBlock } from './buttons.ts';
import { calendarBlock } from './calendar.ts';
import { cardsBlock } from './cards.ts';
import { chargesBlock } from './charges.ts';
import { checklistBlock } from './checklist.ts';
import { childrenBlock } from './children.ts';
import { contactBlock } from './contact.ts';
import { dashboardsBlock } from './dashboards.ts';
import { deviceStorageBlock } from './device-storage.ts';
import { diagramBlock } from './diagram.ts';
import { entriesBlock } from './entries.ts';
import { documentsBlock } from './documents.ts';
import { factsBlock } from './facts.ts';
import { faqBlock } from './faq.ts';
import { feeComparisonBlock } from './fee-comparison.ts';
import { feeEstimateBlock } from './fee-estimate.ts';
import { feeTableBlock } from './fee-table.ts';
import { formBlock } from './form.ts';
import { fullHeroBlock } from './full-hero.ts';
import { fullSectionBlock } from './full-section.ts';
import { galleryBlock } from './gallery.ts';
import { heroBlock } from './hero.ts';
import { invitationBlock } from './invitation.ts';
import { linkGridBlock } from './link-grid.ts';
import { logosBlock } from './logos.ts';
import { mapBlock } from './map.ts';
import { mathBrowserBlock } from './math-browser.ts';
import { nextDateBlock } from './next-date.ts';
import { nextPageBlock } from './next-page.ts';
import { noticeBlock } from './notice.ts';
import { openingHoursBlock } from './opening-hours.ts';
import { peopleBlock } from './people.ts';
import { priceListBlock } from './price-list.ts';
import { proseBlock } from './prose.ts';
import { quotationBlock } from './quotation.ts';
import { roomsBlock } from './rooms.ts';
import { roundsBlock } from './rounds.ts';
import { sectionMenuBlock } from './section-menu.ts';
import { siteMapBlock } from './site-map.ts';
import { siteBlocks } from '../site-blocks.ts';
import { stepsBlock } from './steps.ts';
import { tableBlock } from './table.ts';
import { tagsBlock } from './tags.ts';
import { trackExplorerBlock } from './track-explorer.ts';
import { updatedBlock } from './updated.ts';
import { videoBlock } from './video.ts';

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
  documentsBlock,
  entriesBlock,
  factsBlock,
  faqBlock,
  feeComparisonBlock,
  feeEstimateBlock,
  feeTableBlock,
  formBlock,
  fullHeroBlock,
  fullSectionBlock,
  galleryBlock,
  heroBlock,
  invitationBlock,
  linkGridBlock,
  logosBlock,
  mapBlock,
  mathBrowserBlock,
  nextDateBlock,
  nextPageBlock,
  noticeBlock,
  openingHoursBlock,
  peopleBlock,
  priceListBlock,
  proseBlock,
  quotationBlock,
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
  .meta({ kind: 'either', label: 'Part', hint: 'A part of the page.' });
