import type { DataDocument } from '../../schema/data-kinds.ts';
import type { PageDocument } from '../../schema/page.ts';
import type { SiteSettings } from '../../schema/site.ts';
import type { Attachments } from './values/attachment.ts';
import type { MarkedLine } from './values/marked-line.ts';
import type { CompleteTheme } from './theme/complete-theme.ts';

/**
 * A checked page file: its path below the content folder and its document. `hash` is the hash of the file's bytes, if
 * the document is exactly what is in the file.
 */
export type PageFile = { file: string; document: PageDocument; hash?: string | undefined };

/** Which entries of its collection a page lists that no file is for: a further page, a year, a tag. */
export type ListPart = { year?: string; tag?: string; number: number };

/** A page with its position in the tree. */
export type Page = PageFile & {
  /**
   * The canonical address: `/prices/children`. In what the build writes, the folder of the site comes before it
   * (./addresses/base.ts).
   */
  address: string;
  language: string;
  /** Whether it is the home page of its language. */
  isHome: boolean;
  /** The translations of the page, itself included. */
  translations: readonly Page[];
  /** Its label in menus. */
  label: string;
  /** Its parent; null for the home page and pages of the first level. */
  parent: Page | null;
  /** Its children, in order. */
  children: Page[];
  /** The page of the collection that it is an entry of; null for most. */
  entryOf: Page | null;
  /** Which entries of the collection above it lists, if it has no file; null for pages that have one. */
  list: ListPart | null;
  pattern: string;
  /** Whether any amount of money on the page has decimals, so that all are written with them. */
  hasFractions: boolean;
  /** The short texts of its blocks with words of another language; the document has the words alone. */
  markedLines: readonly MarkedLine[];
  /** Whether the menu lists it, if there is room. */
  listedInMenu: boolean;
  /** The pages below it that the menu has room for; none below the second level. */
  menuPages: readonly Page[];
  siteMapGroup: string;
};

/** A page without the pages around it. */
export type PageAlone = Omit<
  Page,
  'parent' | 'children' | 'translations' | 'menuPages' | 'entryOf'
>;

/** A former address as it is written, and the page. */
export type Moved = { from: string; page: Page };

/** All pages, checked and placed, with the settings of the site. Everything that is shown comes from here. */
export type SiteTree = {
  /** The folder of the host that the addresses of pages begin with; empty except in the build (./addresses/base.ts). */
  base: string;
  settings: SiteSettings;
  theme: CompleteTheme;
  /** The files of content/data, by file name without extension. */
  data: ReadonlyMap<string, DataDocument>;
  /** The files of content/files. */
  attachments: Attachments;
  /** Every page of every language, parents before their children, siblings in order. */
  pages: Page[];
  /** The pages without a file, which list entries of collections. */
  lists: Page[];
  /** Pages by address in lower case, those without a file included. */
  byAddress: ReadonlyMap<string, Page>;
  /** Pages by their former addresses in lower case. No page has one of these as its current address. */
  moved: ReadonlyMap<string, Moved>;
};
