import type { SiteSettings } from '../../schema/site.ts';
import {
  noticeId,
  homeOf,
  type SiteLocale,
  resolveLink,
  mainPages,
  buildMenu,
  resolve,
  type Resolvers,
  siteMapPage,
  searchAddress,
  type SiteTree,
  isThere,
} from '../site/index.ts';
import type { Words } from '../messages/index.ts';
import type { FlyerView, NoticeView, NotFoundView, SearchView, SiteView } from '../layout/index.ts';

/** The data of the frame around every page. */
export function buildSiteView(
  tree: SiteTree,
  resolvers: Resolvers,
  locale: SiteLocale,
  now: string,
): Omit<SiteView, 'languages'> {
  const { language, words } = locale;
  const { settings } = tree;
  const { countdown } = settings;
  const { phone, email, address } = settings.contacts['main'] ?? {};
  return {
    site: {
      name: settings.name,
      tagline: settings.tagline,
      logo: settings.logo ? resolve(settings.logo, resolvers) : null,
      wordmark: settings.wordmark && resolve(settings.wordmark, resolvers),
    },
    letterhead: {
      contact: [phone, email, address].filter((line) => line !== undefined),
    },
    base: tree.base,
    home: homeAddress(tree),
    menu: buildMenu(tree, (to) => resolveLink(tree, to), locale),
    countdown: countdown
      ? {
          heading: countdown.heading,
          ctaText: countdown.ctaText,
          cta: resolve(countdown.ctaHref, resolvers),
          storageKey: countdown.storageKey,
          words: words.countdown,
        }
      : null,
    notice: buildNotice(settings, resolvers, now),
    dock: resolve(settings.dock, resolvers),
    language,
    words: words.frame,
    search: {
      address: tree.base + searchAddress,
      words: {
        search: words.search.search,
        close: words.search.close,
        failed: words.search.failed,
      },
      slash: settings.search.slash,
    },
  };
}

const homeAddress = (tree: SiteTree): string => homeOf(tree)?.address ?? `${tree.base}/`;

/** The urgent notice, unless it has expired. */
function buildNotice(
  { notice, timeZone }: SiteSettings,
  resolvers: Resolvers,
  now: string,
): NoticeView | null {
  if (!notice || (notice.until !== undefined && !isThere({ until: notice.until }, now)))
    return null;
  const { text, link, level, from, until } = notice;
  const id = noticeId(`${level} ${text}`);
  // Not the moment itself, which is another one in each build, and would make all pages new.
  const today = from !== undefined && from <= now ? from : now.slice(0, 10);
  return { id, text, level, from, until, today, timeZone, link: link && resolve(link, resolvers) };
}

/** The flyer of the home page; null if the site has none. */
export function buildFlyerView(
  tree: SiteTree,
  resolvers: Resolvers,
  { words }: SiteLocale,
): FlyerView | null {
  const { flyer } = tree.settings;
  if (!flyer) return null;
  const { title, image, lines, button, closeLabel, pattern } = resolve(flyer, resolvers);
  return {
    title,
    image: image ?? null,
    lines,
    button,
    closeLabel: closeLabel ?? words.frame.close,
    pattern: pattern ?? tree.theme.defaultPattern,
  };
}

/** The data of the not-found page. */
export function buildNotFoundView(
  tree: SiteTree,
  resolvers: Resolvers,
  { words: { notFound: words } }: SiteLocale,
): NotFoundView {
  const { title, text, tips, pattern } = resolve(tree.settings.notFound, resolvers);
  return {
    title: title ?? words.title,
    text: text ?? null,
    tips,
    pattern: pattern ?? tree.theme.defaultPattern,
    words,
    home: `${tree.base}/`,
  };
}

/** The search page, with links for visitors without scripts. */
export function buildSearchView(tree: SiteTree, words: Words['search']): SearchView {
  const siteMap = siteMapPage(tree);
  return {
    address: tree.base + searchAddress,
    words,
    siteMap: siteMap ? { href: siteMap.address, kind: 'page', newTab: false } : null,
    pages: mainPages(tree),
  };
}
