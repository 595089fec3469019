import type { Question, Thing } from 'schema-dts';
import type { z } from 'zod';
import type { BlockOf, BlockType } from '../../schema/blocks/index.ts';
import type { OfferedDates } from '../../schema/offered-dates.ts';
import type { BlockDefinition } from '../../schema/define-block.ts';
import type { Charge, Fees, Offer, Prices } from '../../schema/offer.ts';
import type {
  PageValidity,
  ChildLink,
  EntryLine,
  EntryList,
  EntryQuery,
  FormDestination,
  Neighbours,
  SectionMenu,
  SiteMapGroup,
  StoredItem,
  SiteLocale,
  Link,
  PictureScrims,
  ResolvedBlock,
} from '../site/index.ts';

/** A contact of site.yaml, with its links resolved. */
export type ContactView = {
  label: string;
  phone?: { text: string; link: Link };
  /** WhatsApp messages to it begin with the title of the page. */
  whatsapp?: { text: string; link: Link };
  email?: { text: string; link: Link };
  address?: string;
};

/** The fees on a page: in each part of the year, and once for newcomers. */
export type PageFees = Fees & { charges: readonly Charge[] };

/** What a block can find out about the site and its page. */
export type BlockContext = SiteLocale & {
  /** Whether the block is first on its page and renders the page's h1. */
  isPageHeading: boolean;
  /** Whether the next block continues on the same ground, so that there is no band between them. */
  groundGoesOn: boolean;
  /** Site-wide values: its name, address, time zone and currency. */
  site: {
    name: string;
    address: string;
    timeZone: string;
    currency?: string | undefined;
    /** The hours after which what has an “as of” is marked as old; never if missing. */
    staleAfter?: number | undefined;
  };
  page: {
    title: string;
    /** Its address: /prices/children. */
    address: string;
    /** Its label in menus. */
    label: string;
    pattern: string;
    /** The contact of site.yaml whom visitors ask about it, by name. */
    contact?: string | undefined;
    /** The day on which somebody last looked whether it is still right, as year-month-day. */
    checked?: string | undefined;
    /** Its ancestors, from the home page down. */
    breadcrumbs: { label: string; href: string }[];
  };
  /** What the blocks of the page offer each other: the first of each kind. */
  offers: Offer;
  /** The prices on the page behind a link; none for other links. */
  pricesOf(link: Link): Prices;
  /** What the blocks of the page behind a link offer, in order; none for other links. */
  offersOf(link: Link): readonly Offer[];
  /** The calendars on the page behind a link; none for other links. */
  calendarsOf(link: Link): readonly OfferedDates[];
  /** The fees and charges on the page behind a link; null if it has no fee table. */
  feesOf(link: Link): PageFees | null;
  /** The embedded map of site.yaml, and the link that opens it separately. */
  map: { embedUrl: string } | null;
  /** Whether maps and reports of other hosts are requested only once a visitor asks for them. */
  embedsOnTap: boolean;
  /** The hosts of which pages may show something. */
  embedHosts: readonly string[];
  /** A place to which forms send, by its name in site.yaml; null if there is none. */
  destination(name: string): FormDestination | null;
  /** The hosts that get the answers of forms. */
  formHosts(): readonly string[];
  mapLink: { label: string; to: Link } | null;
  contact(name: string): ContactView;
  /** The pattern of the page behind a link; the page's own for other links. */
  patternOf(link: Link): string;
  /** The children of this page, in order. */
  childLinks(): readonly ChildLink[];
  /** From when until when the page is valid, the page with its present version if it is an earlier one, and those before it. */
  validity(): PageValidity;
  /** The menu of the page's section; null if it is in none. */
  sectionMenu(): SectionMenu | null;
  /** The entries of a collection that a block shows. */
  entries(query: EntryQuery): EntryList;
  /** The date, the authors and the tags of the page, if it is an entry of a collection. */
  entry(): EntryLine | null;
  /** The pages before and after it in its section, or the older and the newer entry of its collection. */
  neighbours(): Neighbours;
  /** The site map: its groups with their pages, in order. */
  siteMap(): readonly SiteMapGroup[];
  /** What the site stores on a visitor's device. */
  storedOnDevice(): readonly StoredItem[];
  /** The day of the build in the site's time zone, as year-month-day. */
  today(): string;
  /** The scrim over the picture behind the page's text; null if it was not measured. */
  scrims: PictureScrims | null;
  /** The files that the block offers for download (`downloads` of its schema), in order; empty if none are written. */
  downloads: readonly { href: string; of?: string }[];
};

/**
 * The data of a static block, which is rendered at build time to plain HTML: `BlockProps<typeof block>`, of what
 * `defineBlock` returns. A block of the engine may be named by its type.
 */
export type BlockProps<T extends BlockType | BlockDefinition> = {
  block: ResolvedBlock<T>;
  context: BlockContext;
};

/** The structured data of a block (schema.org): only what visitors see in it. */
export type StructuredData = {
  things?: Thing[];
  /** Questions with their answers: those of all blocks form one FAQPage. */
  questions?: Question[];
};

/** A block as the checks leave it, whose links, texts and pictures are not ready to render. */
type CheckedBlock<T extends BlockType | BlockDefinition> = T extends BlockType
  ? BlockOf<T>
  : T extends { schema: infer Schema }
    ? z.output<Schema>
    : never;

/** The structured data of a checked block. */
export type StructuredDataOf<T extends BlockType | BlockDefinition> = (
  block: CheckedBlock<T>,
  context: BlockContext,
) => StructuredData;
