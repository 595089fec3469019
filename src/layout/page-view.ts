import type { AnyIslandProps } from './ui/island.ts';
import type { Words } from '../messages/index.ts';
import type {
  LanguageLink,
  MenuItem,
  Html,
  LabelledLink,
  Link,
  PageFeed,
  Picture,
} from '../site/index.ts';
import type { Locale } from './ui/locale-context.ts';

/** The data of the frame around pages. Except for the language links it is the same on every page of a language. */
export type SiteView = {
  /** The folder of its host that the site is in; empty for most sites. */
  base: string;
  site: {
    name: string;
    tagline?: string | undefined;
    logo: Picture | null;
    /** A logo in place of the name, and its variant for dark grounds. */
    wordmark?: { image: Picture; onDark?: Picture | undefined } | undefined;
  };
  /** The contact details in the head of a printed page. */
  letterhead: { contact: string[] };
  home: string;
  /** The languages in which the page is available; empty if there is only one. */
  languages: LanguageLink[];
  menu: MenuItem[];
  countdown: CountdownSettings | null;
  /** The urgent notice; null if there is none. */
  notice: NoticeView | null;
  /** The links at the bottom of the window; the last one is the button. */
  dock: LabelledLink[];
  language: string;
  words: Words['frame'];
  search: SearchButtonView;
};

/** The search button, with what its dialog needs before anything is fetched. */
export type SearchButtonView = {
  address: string;
  words: Pick<Words['search'], 'search' | 'close' | 'failed'>;
  /** Whether the / key opens it. */
  slash: boolean;
};

/** The search page. */
export type SearchView = {
  address: string;
  words: Words['search'];
  /** The page with the site map, for visitors without scripts; null if there is none. */
  siteMap: Link | null;
  /** The main pages, as a replacement. */
  pages: { label: string; address: string }[];
};

/** The data of the countdown: its heading, its button, and the storage key of its state. */
export type CountdownSettings = {
  heading: string;
  ctaText: string;
  cta: Link;
  storageKey: string;
  words: Words['countdown'];
};

/** The urgent notice of the site, with its dates in the site's time zone. */
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

export type FlyerView = {
  title: string;
  image: Picture | null;
  lines: Html[];
  button: LabelledLink;
  closeLabel: string;
  pattern: string;
};

/** The data of the not-found page before its script adds suggestions. */
export type NotFoundView = {
  title: string;
  text: Html | null;
  tips: Html[];
  pattern: string;
  words: Words['notFound'];
  home: string;
};

/** The data that an island is rendered from, at build time and in the browser. */
export type IslandData = AnyIslandProps & { locale: Locale };

/** An interactive block: its HTML, and the data to hydrate it from. */
export type IslandSegment = {
  kind: 'island';
  type: string;
  html: string;
  data: IslandData;
  /** Its language, if it differs from that of the page. */
  inLanguage?: { lang: string; dir: 'ltr' | 'rtl' };
};

/** A block as HTML, static or to be hydrated. */
export type Segment = { kind: 'static'; html: string } | IslandSegment;

/** The data of a page, as `Layout` renders it. */
export type PageView = {
  /** Empty in the not-found document, which is served at any address. */
  address: string;
  /** The title of the document: the page's title and the name of the site. */
  title: string;
  description: string;
  /** The canonical URL; empty in the not-found document. */
  canonical: string;
  pattern: string;
  /** The document that sends the page; undefined if it is none of the site's own pages. */
  sendAddress?: string | undefined;
  /** When it last changed, in words, for its printed head; undefined if unknown. */
  changed?: string | undefined;
  /** When it was last checked and whom to ask about it, for its printed head; empty if the page says neither. */
  assurance?: readonly string[];
  /** The feed of the collection that it belongs to. */
  feed?: PageFeed | null;
  headerOver: boolean;
  segments: Segment[];
  notFound: NotFoundView | null;
  search: SearchView | null;
};
