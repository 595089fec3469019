import type { BlockContext, ContactView, PageFees } from '../blocks/index.ts';
import type { ImagePart } from '../../schema/fields/image.ts';
import type { Offer } from '../../schema/offer.ts';
import {
  splitAddress,
  withoutBase,
  storedOnDevice,
  type StoredItem,
  type SiteLocale,
  contactHref,
  findPage,
  resolveLink,
  type ContactKind,
  calendarsOf,
  followedChoices,
  formDestination,
  usedDestinations,
  pricesOf,
  offersOf,
  type Link,
  validityOf,
  childLinks,
  createNeighbours,
  entryLine,
  entryNeighbours,
  feedOf,
  type EntryQuery,
  listEntries,
  type Picture,
  sectionMenu,
  maxInMenu,
  siteMapOf,
  type Page,
  type PageAlone,
  type SiteTree,
  buildBreadcrumbs,
} from '../site/index.ts';

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
  const { shared, ofPage } = createContextParts(tree, locale, { today, picture: () => null });
  return (page) => {
    const read = ofPage(page);
    return { ...shared, ...read, ...contextAlone(page, { ...shared, ...read }) };
  };
}

/**
 * Makes the contexts of all pages in a language, in two parts: what is the same on every page, and what is not. A build notes
 * which of their functions a page calls, with which answers.
 */
export function createContextParts(
  tree: SiteTree,
  locale: SiteLocale,
  showing: { today: string; picture: (image: ImagePart) => Picture | null },
) {
  const { settings } = tree;
  const { today } = showing;
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
    const sender = `${settings.name}, ${page.document.title}`;
    const contactLink = (kind: ContactKind, text: string | undefined) =>
      text ? { text, link: { kind, ...contactHref(kind, text, sender) } } : undefined;
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

  return {
    shared: {
      ...locale,
      site: {
        name: settings.name,
        address: settings.address,
        timeZone: settings.timeZone,
        currency: settings.currency,
        staleAfter: settings.staleAfter,
      },
      map,
      embedsOnTap: settings.embeds?.load !== 'near',
      embedHosts: settings.embeds?.hosts ?? [],
      destination: (name: string) => {
        const found = settings.forms[name];
        return found === undefined ? null : formDestination(found);
      },
      formHosts: () => [...new Set(usedDestinations(tree).map(({ host }) => host))],
      mapLink,
      patternBehind: (link: Link) => pageBehind(link)?.pattern,
      pricesOf: (link: Link) => pricesOf(pageBehind(link)),
      offersOf: (link: Link) => {
        const behind = pageBehind(link);
        return behind ? offersOfBlocks(behind) : [];
      },
      calendarsOf: (link: Link) => calendarsOf(pageBehind(link)),
      feesOf: (link: Link) => feesOf(pageBehind(link)),
      siteMap: () => siteMapOf(tree).groups,
      today: () => today,
      storedOnDevice: () => (storedItems ??= storedOnDevice(tree)),
    },
    ofPage: (page: Page) => ({
      breadcrumbs: () => buildBreadcrumbs(tree, page),
      contact: (name: string) => contact(name, page),
      validity: () => validityOf(tree, page),
      childLinks: () => childLinks(tree, page),
      sectionMenu: () => sectionMenu(page, locale, maxInMenu(settings)),
      neighbours: () => entryNeighbours(tree, page) ?? neighboursOf(page),
      entries: (query: EntryQuery) => listEntries(tree, page, query, showing),
      feed: () => feedOf(tree, page),
      entry: () => entryLine(tree, page, locale, showing),
    }),
  };
}

/** What the blocks of a page find out about the page alone, the way to it, and its pattern, which links may have, too. */
export const contextAlone = (
  page: PageAlone,
  {
    breadcrumbs,
    patternBehind,
  }: {
    breadcrumbs: () => PageContext['page']['breadcrumbs'];
    patternBehind: (link: Link) => string | undefined;
  },
): Pick<PageContext, 'page' | 'offers' | 'patternOf'> => ({
  patternOf: (link) => patternBehind(link) ?? page.pattern,
  page: {
    title: page.document.title,
    address: page.address,
    label: page.label,
    pattern: page.pattern,
    contact: page.document.contact,
    checked: page.document.checked,
    breadcrumbs: breadcrumbs(),
  },
  // What they offer each other: the first of each kind.
  offers: { prices: pricesOf(page), steps: firstSteps(page), choices: followedChoices(page) },
});

const offersOfBlocks = ({ document }: PageAlone): readonly Offer[] => offersOf(document);

const firstSteps = (page: PageAlone) => offersOfBlocks(page).find((offer) => offer.steps)?.steps;

function feesOf(page: Page | null): PageFees | null {
  const offers = page ? offersOfBlocks(page) : [];
  const fees = offers.find((offer) => offer.fees)?.fees;
  return fees ? { ...fees, charges: offers.flatMap((offer) => offer.charges ?? []) } : null;
}
