import { orderOf, type CollectionSettings, type AddedField } from '../../../schema/collection.ts';
import { toIdentifier } from '../../../schema/identifier.ts';
import { oncePer } from '../../messages/index.ts';
import { addressKey, addressOfFile } from '../addresses/addresses.ts';
import type { Page, SiteTree } from '../site-tree.ts';
import { nearestAbove } from './entry-dates.ts';

/** A tag with its entries. Tags that differ only in case, accents or spaces are one, written as most entries have it. */
export type Tag = {
  slug: string;
  label: string;
  /** The newest first; those without a date come last. */
  entries: readonly Page[];
  /** The position of each of them. */
  positions: ReadonlyMap<Page, number>;
};

type GrowingTag = {
  slug: string;
  /** As its entries write it, in their order. */
  spellings: string[];
  entries: Page[];
  positions: Map<Page, number>;
};

/** A page whose folder is a collection, with its entries in order. */
export type Collection = {
  page: Page;
  settings: CollectionSettings;
  /** The entries in the order of the collection, which is the same on all days. */
  entries: readonly Page[];
  /** The entries with a date, the newest first. */
  byDate: readonly Page[];
  /** The positions of entries in `byDate`. */
  positions: ReadonlyMap<Page, number>;
  /** By their slugs, in the order of the alphabet. */
  tags: ReadonlyMap<string, Tag>;
  /** The entries of each year in which there is any, the latest year first. */
  years: ReadonlyMap<string, readonly Page[]>;
};

/** The part of an address that stands for a tag. */
export const slugOfTag = oncePer(toIdentifier);

const cached = new WeakMap<SiteTree['byAddress'], ReadonlyMap<string, Collection>>();

/** The collections of all languages, by the addresses of their pages in content, in lower case. */
export function collectionsOf({
  byAddress,
}: Pick<SiteTree, 'byAddress'>): ReadonlyMap<string, Collection> {
  const found = cached.get(byAddress) ?? findCollections([...byAddress.values()]);
  cached.set(byAddress, found);
  return found;
}

/** The collection whose page this is; null for all other pages. */
export const collectionAt = (tree: SiteTree, { file }: Page): Collection | null =>
  collectionsOf(tree).get(keyOf(file)) ?? null;

/** The collection that a page is an entry of; null for all other pages. */
export const collectionWith = (tree: SiteTree, { entryOf }: Page): Collection | null =>
  entryOf && collectionAt(tree, entryOf);

const keyOf = (file: string) => addressKey(addressOfFile(file));

/** Finds the collections among pages whose languages are known. */
function findCollections(pages: readonly Page[]): Map<string, Collection> {
  const entries = new Map<Page, Page[]>();
  for (const page of pages) if (page.entryOf) add(entries, page.entryOf, page);
  return new Map(
    pages.filter(isCollection).map((page) => {
      const { collection: settings } = page.document;
      return [keyOf(page.file), collect(page, settings, entries.get(page) ?? [])];
    }),
  );
}

/** Whether the folder of a page is a collection. */
export const isCollection = (
  page: Page,
): page is Page & { document: { collection: CollectionSettings } } =>
  page.document.collection !== undefined && page.address !== '/' && page.list === null;

/** Notes of every page which collection it is an entry of: that of the nearest folder, in the language of that page. */
export function assignEntries(pages: readonly Page[]): void {
  const collections = new Map(pages.filter(isCollection).map((page) => [keyOf(page.file), page]));
  for (const page of pages) {
    const above = isCollection(page) ? null : nearestAbove(page.file, collections);
    page.entryOf = above?.language === page.language ? above : null;
  }
}

const collatorOf = oncePer((language) => new Intl.Collator(language, { numeric: true }));

const byLabel = (a: Page, b: Page): number =>
  collatorOf(a.language).compare(a.label, b.label) || (a.address < b.address ? -1 : 1);

const dateOf = ({ document }: Page): string => document.date ?? '';

/** The newest first; entries of a day in the order of their titles, so that the order never depends on the disk. */
export const newestFirst = (a: Page, b: Page): number =>
  dateOf(a) === dateOf(b) ? byLabel(a, b) : dateOf(a) < dateOf(b) ? 1 : -1;

/** Compares entries as their collection orders them, on any day; null if that is the order of all pages. */
export function orderOfEntries(
  settings: CollectionSettings,
): ((a: Page, b: Page) => number) | null {
  switch (orderOf(settings)) {
    case 'newest':
    case 'upcoming':
      return newestFirst;
    case 'oldest':
      return (a, b) =>
        dateOf(a) === dateOf(b)
          ? byLabel(a, b)
          : Number(dateOf(a) === '') - Number(dateOf(b) === '') || (dateOf(a) < dateOf(b) ? -1 : 1);
    case 'title':
      return byLabel;
    case 'menu':
      return null;
  }
}

function collect(page: Page, settings: CollectionSettings, found: readonly Page[]): Collection {
  const order = orderOfEntries(settings);
  const isChild = new Set(page.children);
  // The children of a page are in the order of the menu; entries deeper in the folder follow them.
  const inMenuOrder = [
    ...page.children.filter((child) => child.entryOf === page),
    ...found.filter((one) => !isChild.has(one)),
  ];
  const entries = order ? found.toSorted(order) : inMenuOrder;
  const byDate = found.filter(({ document }) => document.date !== undefined).toSorted(newestFirst);
  const years = new Map<string, Page[]>();
  const tagged = new Map<string, GrowingTag>();
  const dated = new Set(byDate);
  for (const entry of [...byDate, ...entries.filter((one) => !dated.has(one))]) {
    const year = dateOf(entry).slice(0, 4);
    if (year !== '') add(years, year, entry);
    for (const label of entry.document.tags ?? []) {
      const slug = slugOfTag(label);
      const tag: GrowingTag = tagged.get(slug) ?? {
        slug,
        spellings: [],
        entries: [],
        positions: new Map(),
      };
      tagged.set(slug, tag);
      // An entry may have a tag in two spellings.
      if (tag.positions.has(entry)) continue;
      tag.positions.set(entry, tag.entries.length);
      tag.entries.push(entry);
      tag.spellings.push(label);
    }
  }
  const { compare } = collatorOf(page.language);
  return {
    page,
    settings,
    entries,
    byDate,
    positions: new Map(byDate.map((entry, index) => [entry, index])),
    years,
    tags: new Map(
      Array.from(tagged.values(), ({ spellings, ...tag }): Tag => ({
        ...tag,
        label: commonest(spellings),
      }))
        .toSorted((a, b) => compare(a.label, b.label))
        .map((tag) => [tag.slug, tag]),
    ),
  };
}

/** The text that is there most often; of several, the first. */
function commonest(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const max = Math.max(...counts.values());
  return texts.find((text) => counts.get(text) === max) ?? '';
}

function add<Key, T>(map: Map<Key, T[]>, key: Key, value: T): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** The fields that a collection adds. */
export const addedFieldsOf = ({ fields = [] }: CollectionSettings): AddedField[] =>
  fields.filter((field) => typeof field !== 'string');

/** The time at which an event is over: the end of `until`, or else of the day on which it begins. */
export const lastTimeOf = ({ document: { date, until } }: Page): string =>
  until ?? date?.slice(0, 10) ?? '';
