import type { ReactNode } from 'react';
import type { BlockType, IslandType } from '../../schema/blocks/index.ts';
import type { BlockContext, BlockProps } from './block-props.ts';
import type { AnyBlock } from '../site/index.ts';
import { Buttons } from './buttons/Buttons.tsx';
import { Calendar } from './calendar/Calendar.tsx';
import { Cards } from './cards/Cards.tsx';
import { Charges } from './charges/Charges.tsx';
import { Checklist } from './checklist/Checklist.tsx';
import { Children } from './children/Children.tsx';
import { Contact } from './contact/Contact.tsx';
import { DeviceStorage } from './device-storage/DeviceStorage.tsx';
import { Diagram } from './diagram/Diagram.tsx';
import { Facts } from './facts/Facts.tsx';
import { Faq } from './faq/Faq.tsx';
import { FeeComparison } from './fee-comparison/FeeComparison.tsx';
import { FeeTable } from './fee-table/FeeTable.tsx';
import { FullHero } from './full-hero/FullHero.tsx';
import { FullSection } from './full-section/FullSection.tsx';
import { Hero } from './hero/Hero.tsx';
import { Invitation } from './invitation/Invitation.tsx';
import { LinkGrid } from './link-grid/LinkGrid.tsx';
import { Map } from './map/Map.tsx';
import { NextDate } from './next-date/NextDate.tsx';
import { NextPage } from './next-page/NextPage.tsx';
import { Notice } from './notice/Notice.tsx';
import { OpeningHours } from './opening-hours/OpeningHours.tsx';
import { People } from './people/People.tsx';
import { PriceList } from './price-list/PriceList.tsx';
import { Prose } from './prose/Prose.tsx';
import { Rooms } from './rooms/Rooms.tsx';
import { Rounds } from './rounds/Rounds.tsx';
import { SectionMenu } from './section-menu/SectionMenu.tsx';
import { SiteMap } from './site-map/SiteMap.tsx';
import { Steps } from './steps/Steps.tsx';
import { Table } from './table/Table.tsx';
import { Tags } from './tags/Tags.tsx';
import { Updated } from './updated/Updated.tsx';
import { Video } from './video/Video.tsx';

/** The type of a block without a script of its own. */
export type StaticBlockType = Exclude<BlockType, IslandType>;

/** The component of each static block. */
export type StaticComponents = { [T in StaticBlockType]: (props: BlockProps<T>) => ReactNode };

/**
 * The component of every static block of the engine; those of islands are in ./islands.ts. A missing or surplus component does not
 * compile.
 */
export const staticComponents: StaticComponents = {
  buttons: Buttons,
  calendar: Calendar,
  cards: Cards,
  charges: Charges,
  checklist: Checklist,
  children: Children,
  contact: Contact,
  'device-storage': DeviceStorage,
  diagram: Diagram,
  facts: Facts,
  faq: Faq,
  'fee-comparison': FeeComparison,
  'fee-table': FeeTable,
  'full-hero': FullHero,
  'full-section': FullSection,
  hero: Hero,
  invitation: Invitation,
  'link-grid': LinkGrid,
  map: Map,
  'next-date': NextDate,
  'next-page': NextPage,
  notice: Notice,
  'opening-hours': OpeningHours,
  people: People,
  'price-list': PriceList,
  prose: Prose,
  rooms: Rooms,
  rounds: Rounds,
  'section-menu': SectionMenu,
  'site-map': SiteMap,
  steps: Steps,
  table: Table,
  tags: Tags,
  updated: Updated,
  video: Video,
};

/** The props of a static block whose type is known only when it is rendered. */
type AnyBlockProps = { block: AnyBlock; context: BlockContext };

/** The component of any static block. It gets blocks of its own type only, so a method may narrow its props. */
export type AnyComponent = { render(props: AnyBlockProps): ReactNode }['render'];

/** The component of every static block, by type. */
export const components: Readonly<Record<string, AnyComponent>> = {
  ...globalThis.siteCode?.components,
  ...staticComponents,
};
