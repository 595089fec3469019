import type { SiteSettings } from '../../schema/site.ts';
import { noticeId } from '../site/addresses/notice.ts';
import type { BlockContext, ContactView, PageFees } from '../blocks/block-props.ts';
import type { Offer } from '../../schema/define-block.ts';
import { splitAddress } from '../site/addresses/addresses.ts';
import { withoutBase } from '../site/addresses/base.ts';
import { storedOnDevice, type StoredItem } from '../site/stored-on-device.ts';
import { homeOf } from '../site/language/editions.ts';
import type { SiteLocale } from '../site/language/locale.ts';
import { contactHref, findPage, resolveLink, type ContactKind } from '../site/addresses/links.ts';
import { mainPages } from '../site/navigation/main-pages.ts';
import { calendarsOf, followedChoices, pricesOf } from '../site/send/page-offers.ts';
import { summaryOf } from '../site/pages/page-summary.ts';
import { buildMenu } from '../site/navigation/menu.ts';
import { resolve, type Resolvers } from '../site/values/resolve.ts';
import type { Link } from '../site/values/resolved.ts';
import { validityOf } from '../site/pages/page-versions.ts';
import { childLinks, createNeighbours, sectionMenu } from '../site/navigation/sections.ts';
import { siteMapOf, siteMapPage } from '../site/navigation/site-map.ts';
import { searchAddress } from '../site/addresses/search-addresses.ts';
import type { Page, SiteTree } from '../site/site-tree.ts';
import { isThere } from '../site/dates/wall-clock.ts';
import { buildBreadcrumbs } from '../site/navigation/breadcrumbs.ts';
import type { Words } from '../locales/words.ts';
import type {
  FlyerView,
  NoticeView,
  NotFoundView,
  SearchView,
  SiteView,
} from '../layout/page-view.ts';

/** The data of the frame around every page. */
export function buildSiteView(
  tree: SiteTree,
  resolvers: Resolvers,
  { language, words }: SiteLocale,
  now: string,
): Omit<SiteView, 'languages'> {
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
    menu: buildMenu(tree, (to) => resolveLink(tree, to)),
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

/** What all blocks of a page can find out about the site and their page. */
export type PageContext = Omit<
  BlockContext,
  'isPageHeading' | 'scrims' | 'groundGoesOn' | 'downloads'
>;

/** Makes the function that returns the context of a page's blocks. */
export function createPageContexts(
  tree: SiteTree,
  locale: SiteLocale,
  today: string,
): (page: Page) => PageContext {
  const { settings } = tree;
  let storedItems: StoredItem[] | undefined;
  const map = settings.embeds?.map ? { embedUrl: settings.embeds.map } : null;
  const { mapLink: mapLinkSettings } = settings.footer;
  const mapLink = mapLinkSettings
    ? { label: mapLinkSettings.label, to: resolveLink(tree, mapLinkSettings.to.to) }
    : null;

  const contact = (name: string, page: Page): ContactView => {
    const found = settings.contacts[name];
    if (!found) throw new Error(`There is no contact ${name}.`);
    const { label, phone, whatsapp, email, address } = found;
    const about = `${settings.name}, ${page.document.title}`;
    const contactLink = (kind: ContactKind, text: string | undefined) =>
      text ? { text, link: { kind, ...contactHref(kind, text, about) } } : undefined;
    return {
      label,
      phone: contactLink('phone', phone),
      whatsapp: contactLink('whatsapp', whatsapp),
      email: contactLink('email', email),
      address,
    };
  };

  const pageBehind = (link: Link): Page | null =>
    link.kind === 'page'
      ? findPage(tree, withoutBase(splitAddress(link.href).path, tree.base))
      : null;

  const neighboursOf = createNeighbours(tree);

  return (page) => ({
    ...locale,
    site: {
      name: settings.name,
      address: settings.address,
      timeZone: settings.timeZone,
      currency: settings.currency,
      staleAfter: settings.staleAfter,
    },
    page: {
      title: page.document.title,
      address: page.address,
      label: page.label,
      pattern: page.pattern,
      contact: page.document.contact,
      checked: page.document.checked,
      breadcrumbs: buildBreadcrumbs(tree, page),
    },
    offers: offersOf(page),
    pricesOf: (link: Link) => pricesOf(pageBehind(link)),
    offersOf: (link: Link) => {
      const behind = pageBehind(link);
      return behind ? offersOfBlocks(behind) : [];
    },
    calendarsOf: (link: Link) => calendarsOf(pageBehind(link)),
    feesOf: (link: Link) => feesOf(pageBehind(link)),
    map,
    embedsOnTap: settings.embeds?.load !== 'near',
    embedHosts: settings.embeds?.hosts ?? [],
    mapLink,
    contact: (name) => contact(name, page),
    patternOf: (link: Link) => pageBehind(link)?.pattern ?? page.pattern,
    validity: () => validityOf(tree, page),
    childLinks: () => childLinks(page),
    sectionMenu: () => sectionMenu(page),
    neighbours: () => neighboursOf(page),
    siteMap: () => siteMapOf(tree).groups,
    today: () => today,
    storedOnDevice: () => (storedItems ??= storedOnDevice(tree)),
  });
}

const offersOfBlocks = ({ document }: Page): readonly Offer[] => summaryOf(document).offers;

/** What the blocks of a page offer each other: the first of each kind. */
function offersOf(page: Page): Offer {
  return { prices: pricesOf(page), steps: firstSteps(page), choices: followedChoices(page) };
}

const firstSteps = (page: Page) => offersOfBlocks(page).find((offer) => offer.steps)?.steps;

function feesOf(page: Page | null): PageFees | null {
  const offers = page ? offersOfBlocks(page) : [];
  const fees = offers.find((offer) => offer.fees)?.fees;
  return fees ? { ...fees, charges: offers.flatMap((offer) => offer.charges ?? []) } : null;
}
