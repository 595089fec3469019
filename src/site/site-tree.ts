import type { Curriculum } from '../../schema/curriculum.ts';
import type { PageDocument } from '../../schema/page.ts';
import type { SiteSettings } from '../../schema/site.ts';
import type { CompleteTheme } from './complete-theme.ts';

/**
 * A checked content file of a page: where it lies below the content folder, and what it says. While that is exactly
 * what is in the file, `hash` is the hash of the file's bytes.
 */
export type PageFile = { file: string; document: PageDocument; hash?: string | undefined };

/** A page with its position in the tree. */
export type Page = PageFile & {
  /** The canonical address: `/prices/children`. What the build writes has the folder of the site before it (./base.ts). */
  address: string;
  language: string;
  /** Whether it is the home page of its language. */
  isHome: boolean;
  /** The pages that say the same in the languages of the site, itself among them. */
  translations: readonly Page[];
  /** What menus call it. */
  label: string;
  /** The page it belongs under; the home page and pages of the first level have none. */
  parent: Page | null;
  /** Its pages, in order. */
  children: Page[];
  pattern: string;
  listedInMenu: boolean;
  siteMapGroup: string;
};

/** A former address as its page gives it, and the page. */
export type Moved = { from: string; page: Page };

/** All pages, checked and placed, with what holds for the whole site. Everything that is shown comes from here. */
export type SiteTree = {
  /** The folder of the host that addresses of pages begin with; empty in all but what is built (./base.ts). */
  base: string;
  settings: SiteSettings;
  theme: CompleteTheme;
  /** Curricula of content/data, by file name without its ending. */
  data: ReadonlyMap<string, Curriculum>;
  /** Every page of every language, parents before their children, neighbours in order. */
  pages: Page[];
  /** Pages by address in small letters. */
  byAddress: ReadonlyMap<string, Page>;
  /** What stood at another address before, by that address in small letters. No page has one of these. */
  moved: ReadonlyMap<string, Moved>;
};
