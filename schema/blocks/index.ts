import { applicationPathBlock } from './application-path.ts';
import { z } from 'zod';
import { buttonsBlock } from './buttons.ts';
import { calendarBlock } from './calendar.ts';
import { cardsBlock } from './cards.ts';
import { chargesBlock } from './charges.ts';
import { checklistBlock } from './checklist.ts';
import { childrenBlock } from './children.ts';
import { chooserBlock } from './chooser.ts';
import { contactBlock } from './contact.ts';
import { dashboardsBlock } from './dashboards.ts';
import { deviceStorageBlock } from './device-storage.ts';
import { diagramBlock } from './diagram.ts';
import { factsBlock } from './facts.ts';
import { faqBlock } from './faq.ts';
import { feeComparisonBlock } from './fee-comparison.ts';
import { feeEstimateBlock } from './fee-estimate.ts';
import { feeTableBlock } from './fee-table.ts';
import { fullHeroBlock } from './full-hero.ts';
import { fullSectionBlock } from './full-section.ts';
import { heroBlock } from './hero.ts';
import { invitationBlock } from './invitation.ts';
import { linkGridBlock } from './link-grid.ts';
import { mapBlock } from './map.ts';
import { mathBrowserBlock } from './math-browser.ts';
import { nextDateBlock } from './next-date.ts';
import { nextPageBlock } from './next-page.ts';
import { noticeBlock } from './notice.ts';
import { openingHoursBlock } from './opening-hours.ts';
import { optionsBlock } from './options.ts';
import { pageSwitchBlock } from './page-switch.ts';
import { pairBlock } from './pair.ts';
import { pathTilesBlock } from './path-tiles.ts';
import { paymentMethodsBlock } from './payment-methods.ts';
import { peopleBlock } from './people.ts';
import { previousNextBlock } from './previous-next.ts';
import { priceListBlock } from './price-list.ts';
import { proseBlock } from './prose.ts';
import { roomsBlock } from './rooms.ts';
import { roundsBlock } from './rounds.ts';
import { shortcutsBlock } from './shortcuts.ts';
import { sectionMenuBlock } from './section-menu.ts';
import { siteMapBlock } from './site-map.ts';
import { stepsBlock } from './steps.ts';
import { subjectListBlock } from './subject-list.ts';
import { tagsBlock } from './tags.ts';
import { termsBlock } from './terms.ts';
import { timelineBlock } from './timeline.ts';
import { trackExplorerBlock } from './track-explorer.ts';
import { updatedBlock } from './updated.ts';

/** THE list of blocks. Everything that knows the block types gets them from here. */
export const blocks = [
  applicationPathBlock,
  buttonsBlock,
  calendarBlock,
  cardsBlock,
  chargesBlock,
  checklistBlock,
  childrenBlock,
  chooserBlock,
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
  optionsBlock,
  pageSwitchBlock,
  pairBlock,
  pathTilesBlock,
  paymentMethodsBlock,
  peopleBlock,
  previousNextBlock,
  priceListBlock,
  proseBlock,
  roomsBlock,
  roundsBlock,
  sectionMenuBlock,
  shortcutsBlock,
  siteMapBlock,
  stepsBlock,
  subjectListBlock,
  tagsBlock,
  termsBlock,
  timelineBlock,
  trackExplorerBlock,
  updatedBlock,
] as const;

/** What `defineBlock` makes, for any block of the list. */
export type BlockDefinition = (typeof blocks)[number];

/** The type of a block. */
export type BlockType = BlockDefinition['type'];

/** A checked block of any type, with its parts (links, pictures, texts) marked. */
export type Block = z.output<BlockDefinition['schema']>;

/** A checked block of one type. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;

/** The definition of each block type, by its name. */
export const blockDefinitions: ReadonlyMap<string, BlockDefinition> = new Map(
  blocks.map((block) => [block.type, block]),
);

const [first, ...rest] = blocks;

/** Any block, known by its type. */
export const blockSchema = z
  .discriminatedUnion('type', [first.schema, ...rest.map((block) => block.schema)])
  .meta({ kind: 'either', label: 'Block', hint: 'A part of the page.' });
