import type { Question, Thing } from 'schema-dts';
import type { BlockOf, BlockType } from '../../schema/blocks/index.ts';
import type { Charge, Fees, HeroStep, Offer, Prices } from '../../schema/define-block.ts';
import type { ChildLink, Neighbours, SectionMenu } from '../site/sections.ts';
import type { SiteMapGroup } from '../site/site-map.ts';
import type { KeptThing } from '../site/kept-on-device.ts';
import type { SiteLocale } from '../site/locale.ts';
import type { Link, Picture, PictureScrims, ResolvedBlock } from '../site/resolved.ts';

/** An office as site.yaml names it, with its links ready. */
export type ContactView = {
  label: string;
  phone?: { text: string; link: Link };
  /** A message to it begins with the name of the page. */
  whatsapp?: { text: string; link: Link };
  email?: { text: string; link: Link };
  address?: string;
};

/** What a page asks for: in each part of the year, and once of those who are new. */
export type PageFees = Fees & { charges: readonly Charge[] };

/** What a block may know of the site and of the page it is on. */
export type BlockContext = SiteLocale & {
  /** Whether the block comes first on its page and renders the page's h1. */
  isPageHeading: boolean;
  /** Whether the next block goes on with the same ground, so that no band comes between. */
  groundGoesOn: boolean;
  /** What holds for the whole site: its name, its address, the time zone of its place and its currency. */
  site: {
    name: string;
    address: string;
    timeZone: string;
    currency?: string | undefined;
  };
  page: {
    title: string;
    /** Its address: /prices/children. */
    address: string;
    /** What menus call it. */
    label: string;
    pattern: string;
    /** The pages above it, from the home page down. */
    breadcrumbs: { label: string; href: string }[];
  };
  /** What the blocks of the page offer each other: of each kind, what comes first. */
  offers: Offer;
  /** The sums that the page behind a link names; nothing for any other link. */
  pricesOf(link: Link): Prices;
  /** The steps or stretches of time that the page behind a link names; none for any other link. */
  stepsOf(link: Link): readonly HeroStep[];
  /** The fees and charges that the page behind a link names; null where it has no fee table. */
  feesOf(link: Link): PageFees | null;
  /** The embedded map of site.yaml, and the link that opens it by itself. */
  map: { embedUrl: string } | null;
  mapLink: { label: string; to: Link } | null;
  contact(name: string): ContactView;
  /** The pattern of the page a link leads to; the page's own for any other link. */
  patternOf(link: Link): string;
  /** The pages below this one, in order. */
  childLinks(): readonly ChildLink[];
  /** The menu of the section that the page belongs to; null where it belongs to none. */
  sectionMenu(): SectionMenu | null;
  /** The pages before and after it in its section. */
  neighbours(): Neighbours;
  /** The site map: its groups with their pages, in order. */
  siteMap(): readonly SiteMapGroup[];
  /** What the site keeps on the device of a visitor. */
  keptOnDevice(): readonly KeptThing[];
  /** The day of the build where the site is, as year-month-day. */
  today(): string;
  /** What lies over the picture that words of the page stand on; null where it was not measured. */
  scrims: PictureScrims | null;
  /** The files that the block offers for download (`downloads` of its schema), in order; none where nothing is written. */
  downloads: readonly { href: string }[];
};

/** What a static block is rendered from. A static block is rendered at build and leaves only HTML. */
export type BlockProps<T extends BlockType> = { block: ResolvedBlock<T>; context: BlockContext };

/** What a block means to search engines (schema.org): only what visitors see in it. */
export type StructuredData = {
  things?: Thing[];
  /** Questions with their answers: those of all blocks make one FAQPage. */
  questions?: Question[];
};

/** What a checked block means. */
export type StructuredDataOf<T extends BlockType> = (
  block: BlockOf<T>,
  context: BlockContext,
) => StructuredData;

export type { Picture };
