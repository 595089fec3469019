import type { DataDocument } from '../../schema/data-kinds.ts';
import type { PageDocument } from '../../schema/page.ts';
import type { SiteSettings } from '../../schema/site.ts';
import type { Theme } from '../../schema/theme.ts';
import { oncePer } from '../messages/index.ts';
import { addressKey, addressOfFile, parentAddress } from './addresses/addresses.ts';
import {
  assignEntries,
  collectionsOf,
  isCollection,
  orderOfEntries,
} from './collections/collections.ts';
import { listPagesOf } from './collections/list-pages.ts';
import type { Attachments } from './values/attachment.ts';
import { completeTheme, type CompleteTheme } from './theme/complete-theme.ts';
import { settingsIn } from './language/editions.ts';
import { hasFractions, listValue } from './lists/list-values.ts';
import { createLocale } from './language/locale.ts';
import { assignLanguages } from './language/page-languages.ts';
import { chooseMenuPages } from './navigation/menu.ts';
import { findMoved } from './addresses/moved-pages.ts';
import { headOf, withHead } from './pages/lazy-document.ts';
import { summaryOf } from './pages/page-summary.ts';
import type { Page, PageFile, SiteTree } from './site-tree.ts';
import { takeMarks } from './text/marked-words.ts';
import { substitute } from './values/substitutions.ts';

/** The input of the tree: plain values, so that tests can build one without the disk. */
export type SiteParts = {
  settings: SiteSettings;
  theme: Theme;
  pages: readonly PageFile[];
  data: ReadonlyMap<string, DataDocument>;
  /** The files of content/files; none if missing. */
  attachments?: Attachments;
};

const noAttachments: Attachments = new Map();

/**
 * Gives every page its language, address, parent, order, pattern, and position in the menu and site map. A parent that
 * does not exist, or that would form a circle, is ignored here and reported by `checkSite`. Names in double braces are
 * replaced by what the settings say. If two files claim one address or former address, the first in file order gets it;
 * `checkSite` reports the other.
 */
export function buildSiteTree(parts: SiteParts): SiteTree {
  const { pages } = parts;
  const theme = completeTheme(parts.theme);
  const settings = substitute(parts.settings, parts.settings);
  const data = new Map(
    Array.from(parts.data, ([name, document]) => [name, substitute(document, settings)]),
  );
  const byAddress = new Map<string, Page>();
  for (const { file, document: written, hash } of pages) {
    const address = addressOfFile(file);
    if (byAddress.has(addressKey(address))) continue;
    byAddress.set(addressKey(address), {
      file,
      document: written,
      hash,
      address,
      language: settings.language,
      isHome: false,
      translations: [],
      label: '',
      parent: null,
      children: [],
      entryOf: null,
      list: null,
      pattern: theme.defaultPattern,
      hasFractions: false,
      markedLines: [],
      listedInMenu: false,
      menuPages: [],
      siteMapGroup: '',
    });
  }
  const placed = [...byAddress.values()];
  assignLanguages(placed, settings, (page) => findAbove(page, byAddress));
  const editions = new Map(
    Array.from(new Set(placed.map(({ language }) => language)), (language) => {
      const translated = settingsIn(settings, language);
      return [language, substitute(translated, translated)] as const;
    }),
  );
  for (const page of placed) {
    fillPage(page, { parts, edition: editions.get(page.language) ?? settings, lists: data });
  }
  for (const page of placed) page.parent = findParent(page, byAddress);
  assignEntries(placed);
  for (const page of placed) page.parent?.children.push(page);
  for (const page of placed) page.children.sort(orderBelow(page));

  const inOrder: Page[] = [];
  const visit = (page: Page) => {
    applyListing(page, editions.get(page.language) ?? settings, theme);
    inOrder.push(page);
    page.children.forEach(visit);
  };
  placed
    .filter((page) => !page.parent)
    .toSorted(byOrder)
    .forEach(visit);
  for (const [language, settingsOfLanguage] of editions) {
    const isEntry = (page: Page) => !page.parent && page.listedInMenu && page.language === language;
    chooseMenuPages(inOrder.filter(isEntry), settingsOfLanguage);
  }
  const moved = findMoved(placed, byAddress);
  const lists = addLists(byAddress, editions);
  const { attachments = noAttachments } = parts;
  return { base: '', settings, theme, data, attachments, pages: inOrder, lists, byAddress, moved };
}

/** Adds the pages with lists of entries, whose addresses no page has; `checkSite` reports pages that have one. */
function addLists(
  byAddress: Map<string, Page>,
  editions: ReadonlyMap<string, SiteSettings>,
): Page[] {
  const lists = [...collectionsOf({ byAddress }).values()].flatMap((collection) => {
    const edition = editions.get(collection.page.language);
    const pages = edition ? listPagesOf(collection, createLocale(edition)) : [];
    return pages.filter(({ address }) => !byAddress.has(addressKey(address)));
  });
  for (const list of lists) byAddress.set(addressKey(list.address), list);
  for (const list of lists) list.translations = translationsOfList(list, byAddress);
  return lists;
}

/** The lists of the same year in other languages; the names of tags differ, and so do further pages. */
function translationsOfList(list: Page, byAddress: ReadonlyMap<string, Page>): Page[] {
  const { parent, list: part } = list;
  if (part?.year === undefined || part.number > 1) return [list];
  return (parent?.translations ?? []).flatMap(
    ({ address }) => byAddress.get(addressKey(`${address}/${part.year}`)) ?? [],
  );
}

/** What the texts of a page become with the settings of its language and the lists. */
type Filled = Pick<Page, 'document' | 'hash' | 'hasFractions' | 'markedLines'>;

/** The settings of a page's language and the lists, both with names replaced, and the parts that they were made from. */
type FilledWith = { parts: SiteParts; edition: SiteSettings; lists: SiteTree['data'] };

/** What each page was filled with last: a site is put together anew with mostly the same pages. */
const filledBefore = new WeakMap<
  PageDocument,
  { filled: Filled; language: string } & Pick<SiteParts, 'settings' | 'data'>
>();

/**
 * Replaces the names in a page's texts by what the settings of its language and the lists say, leaves the words alone that
 * are marked as of another language, and labels the page.
 */
function fillPage(page: Page, { parts: { settings, data }, edition, lists }: FilledWith): void {
  const { document: written, language } = page;
  const before = filledBefore.get(written);
  const isSame =
    before?.settings === settings && before.data === data && before.language === language;
  const filled = isSame ? before.filled : filledOf(page, edition, lists);
  if (!isSame) filledBefore.set(written, { filled, language, settings, data });
  Object.assign(page, filled);
  page.label = page.document.listing?.label ?? page.document.title;
}

function filledOf(page: Page, edition: SiteSettings, lists: SiteTree['data']): Filled {
  const { document: written, hash: ofFile } = page;
  const { hasBracesInBlocks, hasMarkedWords } = summaryOf(written);
  const hasDecimals = hasFractions(page, lists);
  const fill = <T>(value: T): T =>
    substitute(value, edition, (name) =>
      listValue(lists, name, createLocale(edition, hasDecimals)),
    );
  let document = written;
  let hash = ofFile;
  if (hasBracesInBlocks) {
    document = fill(written);
    if (document !== written) hash = undefined;
  } else {
    const writtenHead = headOf(written);
    const head = fill(writtenHead);
    if (head !== writtenHead) {
      document = withHead(written, head);
      if (hash !== undefined) hash = `${hash} ${JSON.stringify(head)}`;
    }
  }
  const { value: blocks, lines } =
    hasMarkedWords || summaryOf(document).hasMarkedWords
      ? takeMarks(document.blocks)
      : { value: [], lines: [] };
  if (lines.length > 0) {
    document = { ...document, blocks };
    hash = undefined;
  }
  return { document, hash, hasFractions: hasDecimals, markedLines: lines };
}

/** The fields of a page that neither place it nor concern other pages. */
const wordFields: ReadonlySet<string> = new Set([
  'blocks',
  'title',
  'description',
  'message',
  'summary',
  'picture',
  'note',
] satisfies (keyof PageDocument)[]);

const sharedPart = (document: PageDocument): string =>
  JSON.stringify(Object.entries(document).filter(([name]) => !wordFields.has(name)));

/** A tree, and the parts that it was built of. */
export type BuiltTree = { parts: SiteParts; tree: SiteTree };

/**
 * The tree of some parts. If only texts of pages differ from an earlier tree's parts, which rarely
 * moves a page, that tree is changed instead of building another: it must no longer be used. `complete` is applied to a tree that was built.
 */
export function updateSiteTree(
  before: BuiltTree | null,
  parts: SiteParts,
  complete = (tree: SiteTree) => tree,
): BuiltTree {
  const isOfSame =
    before?.parts.settings === parts.settings &&
    before.parts.theme === parts.theme &&
    before.parts.data === parts.data &&
    before.parts.attachments === parts.attachments &&
    before.parts.pages.length === parts.pages.length;
  let tree = isOfSame ? before.tree : null;
  for (const [index, page] of parts.pages.entries()) {
    const earlier = before?.parts.pages[index];
    if (tree === null || earlier === undefined) break;
    if (earlier.file !== page.file) tree = null;
    else if (earlier.document !== page.document) tree = replacePage(tree, parts, earlier, page);
  }
  return { parts, tree: tree ?? complete(buildSiteTree(parts)) };
}

/** The tree with another document of one page; null if the page might be in another place. */
function replacePage(
  tree: SiteTree,
  parts: SiteParts,
  before: PageFile,
  { file, document, hash }: PageFile,
): SiteTree | null {
  const page = tree.pages.find((one) => one.file === file);
  if (!page || sharedPart(before.document) !== sharedPart(document)) return null;
  Object.assign(page, { document, hash });
  const translated = settingsIn(tree.settings, page.language);
  fillPage(page, { parts, edition: substitute(translated, translated), lists: tree.data });
  const siblings = page.parent?.children ?? tree.pages.filter(({ parent }) => !parent);
  const position = siblings.indexOf(page);
  const [previous, next] = [siblings[position - 1], siblings[position + 1]];
  const compare = page.parent ? orderBelow(page.parent) : byOrder;
  const isMoved = (previous && compare(previous, page) > 0) || (next && compare(page, next) > 0);
  // Another object, by which nothing is found that was worked out for the earlier one.
  return isMoved ? null : { ...tree };
}

/** The parent of a page: the one that it names, or else the page of the nearest folder. */
function findAbove(page: Page, byAddress: ReadonlyMap<string, Page>): Page | null {
  const listedParent = page.document.listing?.parent ?? nearestFolderPage(page.address, byAddress);
  return listedParent === null ? null : (byAddress.get(addressKey(listedParent)) ?? null);
}

function findParent(page: Page, byAddress: ReadonlyMap<string, Page>): Page | null {
  const parent = findAbove(page, byAddress);
  if (!parent || parent.isHome || parent.language !== page.language) return null;
  for (let above: Page | null = parent; above; above = above.parent) {
    if (above === page) return null;
  }
  return parent;
}

/** The page of the nearest folder that has one; folders without a page are skipped. */
function nearestFolderPage(address: string, byAddress: ReadonlyMap<string, Page>): string | null {
  for (let above = parentAddress(address); above; above = parentAddress(above)) {
    if (byAddress.has(addressKey(above))) return above;
  }
  return null;
}

/** Decides what a page takes from its own listing and what from its parent. Parents come first. */
function applyListing(page: Page, settings: SiteSettings, theme: CompleteTheme): void {
  const { listing, pattern } = page.document;
  const chosen = pattern !== undefined && pattern in theme.patterns ? pattern : undefined;
  page.pattern = chosen ?? page.parent?.pattern ?? theme.defaultPattern;
  // A menu that names entries would change every page with each new one.
  page.listedInMenu = listing?.inMenu ?? (page.parent !== null && page.entryOf === null);
  page.siteMapGroup =
    listing?.siteMapGroup ?? page.parent?.siteMapGroup ?? settings.siteMap.groups.at(-1) ?? '';
}

/** The order of labels in a language: locale-aware, and with 2 before 10. */
const collatorOf = oncePer((language) => new Intl.Collator(language, { numeric: true }));

/** The order of the pages below a page: the entries of a collection come after other pages, in their own order. */
function orderBelow(page: Page): (a: Page, b: Page) => number {
  const compare = isCollection(page) ? orderOfEntries(page.document.collection) : null;
  if (!compare) return byOrder;
  const isEntry = (one: Page) => one.entryOf === page;
  return (a, b) =>
    isEntry(a) && isEntry(b)
      ? compare(a, b)
      : Number(isEntry(a)) - Number(isEntry(b)) || byOrder(a, b);
}

const orderOf = (page: Page) => page.document.listing?.order ?? Number.MAX_SAFE_INTEGER;

/** Lower order first, pages without one last, ties by label, so that the result never depends on the disk. */
function byOrder(a: Page, b: Page): number {
  return (
    orderOf(a) - orderOf(b) ||
    collatorOf(a.language).compare(a.label, b.label) ||
    (a.address < b.address ? -1 : 1)
  );
}
