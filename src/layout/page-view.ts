import type { IslandFacts, IslandType, IslandWords } from '../blocks/islands.ts';
import type { Words } from '../locales/words.ts';
import type { LanguageLink } from '../site/editions.ts';
import type { MenuItem } from '../site/menu.ts';
import type { Html, LabelledLink, Link, Picture, ResolvedBlock } from '../site/resolved.ts';
import type { Locale } from '../ui/locale-context.ts';

/** What the frame around the pages shows. All but the languages is the same on every page of a language. */
export type SiteView = {
  /** The folder of its host that the site stands in; empty for most sites. */
  base: string;
  site: { name: string; tagline?: string | undefined; logo: Picture | null };
  /** What stands at the head of a printed page besides the name: how to reach us. */
  letterhead: { contact: string[] };
  /** The address of the home page. */
  home: string;
  /** The languages that the page can be had in; none where there is nothing to choose. */
  languages: LanguageLink[];
  menu: MenuItem[];
  countdown: CountdownSettings | null;
  /** The urgent notice; null where there is none. */
  notice: NoticeView | null;
  /** The links at the foot of the window; the last of them is the button. */
  dock: LabelledLink[];
  language: string;
  words: Words['frame'];
  search: SearchButtonView;
};

/** The button of the search, with what its dialog needs before anything is fetched. */
export type SearchButtonView = {
  /** The page of the search. */
  address: string;
  words: Pick<Words['search'], 'search' | 'close' | 'failed'>;
  /** Whether the key / opens it. */
  slash: boolean;
};

/** The page of the search. */
export type SearchView = {
  /** Its own address. */
  address: string;
  words: Words['search'];
  /** The page with the site map, for those who have no scripts; null where there is none. */
  siteMap: Link | null;
  /** The main pages, which stand in its place. */
  pages: { label: string; address: string }[];
};

/**
 * The countdown as the frame shows it: its heading, its button, and under which name the browser keeps whether it is
 * open.
 */
export type CountdownSettings = {
  heading: string;
  ctaText: string;
  cta: Link;
  storageKey: string;
  words: Words['countdown'];
};

/** The urgent notice of the site, with the days on which it holds where the site is. */
export type NoticeView = {
  id: string;
  level: 'info' | 'warning' | 'emergency';
  text: string;
  link: LabelledLink | undefined;
  from: string | undefined;
  until: string | undefined;
  today: string;
  timeZone: string;
};

/** The flyer as the home page shows it. */
export type FlyerView = {
  title: string;
  image: Picture | null;
  lines: Html[];
  button: LabelledLink;
  closeLabel: string;
  pattern: string;
};

/** The not-found page as it is shown, before its script has suggestions. */
export type NotFoundView = {
  title: string;
  text: Html | null;
  tips: Html[];
  pattern: string;
  words: Words['notFound'];
  /** The address of the home page. */
  home: string;
};

/** What an island is rendered from, at build and in the browser. */
export type IslandData<T extends IslandType = IslandType> = {
  block: ResolvedBlock<T>;
  words: IslandWords[T];
  /** What other pages say, where it shows some of that. */
  facts?: IslandFacts[T] | undefined;
  locale: Locale;
};

/** An interactive block: its HTML, and what the browser hydrates it from. */
export type IslandSegment = {
  kind: 'island';
  type: IslandType;
  html: string;
  data: IslandData;
  /** Its own language, where it is not that of the page. */
  inLanguage?: { lang: string; dir: 'ltr' | 'rtl' };
};

/** A block on a page as HTML, which is there to stay or is hydrated. */
export type Segment = { kind: 'static'; html: string } | IslandSegment;

/** What a page shows, as `Layout` renders it. */
export type PageView = {
  /** Empty on the not-found document, which stands at any address. */
  address: string;
  /** The title of the document: that of the page, then the name of the site. */
  title: string;
  description: string;
  /** The one true address with its host; empty on the not-found document. */
  canonical: string;
  pattern: string;
  /** When it last changed, in words, for its head on paper; undefined where nobody knows. */
  changed?: string | undefined;
  /** Whether the header lies over the first block. */
  headerOver: boolean;
  segments: Segment[];
  notFound: NotFoundView | null;
  /** Only on the page of the search. */
  search: SearchView | null;
};
