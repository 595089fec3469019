import { isOfEvents, orderOf, type CollectionSettings } from '../../../schema/collection.ts';
import type { ImagePart } from '../../../schema/fields/image.ts';
import { peopleBlock } from '../../../schema/blocks/people.ts';
import { addressKey } from '../addresses/addresses.ts';
import { feedBelow } from '../addresses/feed.ts';
import type { SiteLocale } from '../language/locale.ts';
import type { Neighbours } from '../navigation/sections.ts';
import { summaryOf } from '../pages/page-summary.ts';
import type { Page, SiteTree } from '../site-tree.ts';
import type { Picture } from '../values/resolved.ts';
import {
  collectionAt,
  collectionsOf,
  collectionWith,
  lastTimeOf,
  addedFieldsOf,
  slugOfTag,
  type Collection,
} from '../collections/collections.ts';
import { pagesFor, stepsOfList } from '../collections/list-pages.ts';
import { addedFieldWords } from './added-fields.ts';

type PageLink = { label: string; href: string };

/** Which entries a block shows. */
export type EntryQuery = {
  /** The address of the collection. Without one, that of the page, or the only one in its language. */
  from?: string | undefined;
  shows?: 'all' | 'upcoming' | 'past' | 'related' | undefined;
  tag?: string | undefined;
  author?: string | undefined;
  year?: number | undefined;
  limit?: number | undefined;
};

/** The date, the authors and the tags of an entry, as its page shows them. */
export type EntryLine = {
  /** What the entries of its collection are; null outside of collections. */
  kind: CollectionSettings['kind'] | null;
  /** When it is from; of an event, when it begins. A day, or a day with an hour. */
  date?: string | undefined;
  /** The last day of an event, or when it ends. */
  until?: string | undefined;
  authors: { name: string; href: string | null }[];
  tags: PageLink[];
  summary?: string | undefined;
  picture: Picture | null;
  /** The fields that the collection adds, in words. */
  fields: { name: string; label: string; text: string }[];
};

/** An entry as lists show it. */
export type ListedEntry = PageLink &
  Pick<EntryLine, 'date' | 'until' | 'tags' | 'summary' | 'picture'> & {
    authors: readonly string[];
    pattern: string;
    /** Whether it stays on top of its list. */
    isPinned?: true;
    /** Whether it follows those to come, as the first that is over. */
    isFirstPast?: true;
  };

/** What a block shows of a collection. */
export type EntryList = {
  /** The page of the collection, or the list of the tag or year of which only the first entries are shown. */
  whole: PageLink | null;
  entries: ListedEntry[];
  /** Pages of a list that one page has no room for, in order, of many those nearby; empty if there is one. */
  pages: (PageLink & { isShown: boolean; isAfterGap: boolean })[];
  years: PageLink[];
  tags: PageLink[];
  /** The address of the feed with all entries of the list; null where the list has none. */
  feed: string | null;
};

const nothing: EntryList = {
  whole: null,
  entries: [],
  pages: [],
  years: [],
  tags: [],
  feed: null,
};

/** The entries that are shown without a limit of their own, where a block is on another page than that of its collection. */
const usualLimit = 5;

/** What decides how entries are shown. */
type Showing = { today: string; picture: (image: ImagePart) => Picture | null };

/** The collection of which a block on a page shows entries; null if it names none and there are none or several. */
export function collectionFor(
  tree: SiteTree,
  page: Page,
  from: string | undefined,
): Collection | null {
  if (from !== undefined) return collectionsOf(tree).get(addressKey(from)) ?? null;
  const ofPage = collectionAt(tree, page) ?? collectionWith(tree, page);
  if (ofPage) return ofPage;
  const inLanguage = [...collectionsOf(tree).values()].filter(
    (one) => one.page.language === page.language,
  );
  return inLanguage.length === 1 ? (inLanguage[0] ?? null) : null;
}

/** The entries that a block on a page shows. */
export function listEntries(
  tree: SiteTree,
  page: Page,
  query: EntryQuery,
  showing: Showing,
): EntryList {
  if (page.list && page.parent) {
    const collection = collectionAt(tree, page.parent);
    return collection ? listOfPage(collection, page.list, showing) : nothing;
  }
  const collection = collectionFor(tree, page, query.from);
  if (!collection) return nothing;
  if (isWholeList(collection, page, query)) {
    const { years, tags } = collection;
    return {
      ...listOfPage(collection, { number: 1 }, showing),
      years: Array.from(years.keys(), (year) => linkToList(collection, { year, number: 1 }, year)),
      tags: Array.from(tags.values(), ({ slug, label }) =>
        linkToList(collection, { tag: slug, number: 1 }, label),
      ),
    };
  }
  if (query.shows === 'related') {
    const related = relatedTo(collection, page, query.limit ?? 3);
    return { ...nothing, entries: related.map((one) => listed(one, collection, showing)) };
  }
  const { limit = usualLimit } = query;
  const found = entriesFor(collection, query, showing.today);
  return {
    ...nothing,
    whole: found.length > limit || page !== collection.page ? wholeOf(collection, query) : null,
    entries: found.slice(0, limit).map((one) => listed(one, collection, showing)),
  };
}

/** Whether a block shows the list of the collection itself, which goes on at further pages. */
const isWholeList = ({ page: above }: Collection, page: Page, query: EntryQuery): boolean =>
  page === above &&
  (query.shows ?? 'all') === 'all' &&
  query.tag === undefined &&
  query.author === undefined &&
  query.year === undefined &&
  query.limit === undefined;

function wholeOf(collection: Collection, { tag, year }: EntryQuery): PageLink {
  const { page, tags, years } = collection;
  const ofTag = tag === undefined ? undefined : tags.get(slugOfTag(tag));
  if (ofTag)
    return linkToList(collection, { tag: ofTag.slug, number: 1 }, `${page.label}: ${ofTag.label}`);
  if (year !== undefined && years.has(String(year)))
    return linkToList(collection, { year: String(year), number: 1 }, `${page.label}: ${year}`);
  return { label: page.label, href: page.address };
}

const linkToList = (
  { page }: Collection,
  part: NonNullable<Page['list']>,
  label: string,
): PageLink => ({ label, href: page.address + stepsOfList(part) });

/** A page of a list: of all entries, of a year or of a tag. */
function listOfPage(
  collection: Collection,
  part: NonNullable<Page['list']>,
  showing: Showing,
): EntryList {
  const { perPage } = collection.settings;
  const all = entriesOfList(collection, part, showing.today);
  const count = pagesFor(all.length, collection);
  // The first, the last and those around this one: every page of a long list has these links.
  const pages = Array.from({ length: count }, (_, index) => index + 1)
    .filter((number) => [1, count].includes(number) || Math.abs(number - part.number) <= 2)
    .map((number, index, numbers) => ({
      ...linkToList(collection, { ...part, number }, String(number)),
      isShown: number === part.number,
      isAfterGap: index > 0 && numbers[index - 1] !== number - 1,
    }));
  const firstPast =
    orderOf(collection.settings) === 'upcoming'
      ? all.findIndex((one) => isOver(one, showing.today))
      : -1;
  return {
    ...nothing,
    entries: all.slice((part.number - 1) * perPage, part.number * perPage).map((one) => ({
      ...listed(one, collection, showing),
      ...(firstPast > 0 && one === all[firstPast] ? { isFirstPast: true } : {}),
    })),
    pages: count === 1 ? [] : pages,
    feed: part.number === 1 ? feedOfList(collection, part) : null,
  };
}

/** A collection and each of its tags have a feed. */
const feedOfList = (
  { page }: Collection,
  { year, tag }: NonNullable<Page['list']>,
): string | null => {
  if (year !== undefined) return null;
  const steps = tag === undefined ? '' : stepsOfList({ tag, number: 1 });
  return feedBelow(page.address + steps);
};

/** The feed with the entries of a collection or of a tag. */
export type PageFeed = PageLink;

/** The feed that the head of a page names besides that of the site: of its collection, or of its tag; null if there is none. */
export function feedOf(tree: SiteTree, page: Page): PageFeed | null {
  const above = page.list ? page.parent : page;
  const collection = above && (collectionAt(tree, above) ?? collectionWith(tree, above));
  if (!collection) return null;
  const tag = collection.tags.get(page.list?.tag ?? '');
  const href = feedOfList(collection, tag ? { tag: tag.slug, number: 1 } : { number: 1 });
  const { label } = collection.page;
  return href === null ? null : { label: tag ? `${label}: ${tag.label}` : label, href };
}

function entriesOfList(
  collection: Collection,
  { year, tag }: NonNullable<Page['list']>,
  today: string,
): readonly Page[] {
  if (year !== undefined) return collection.years.get(year) ?? [];
  if (tag !== undefined) return collection.tags.get(tag)?.entries ?? [];
  return inOrderOfToday(collection, today);
}

const isPinned = ({ document }: Page): boolean => document.pinned === true;

const isOver = (entry: Page, today: string): boolean => lastTimeOf(entry).slice(0, 10) < today;

/** All entries, the pinned ones first; of events, those to come, the next one first, and then the past ones. */
function inOrderOfToday({ entries, settings }: Collection, today: string): readonly Page[] {
  if (orderOf(settings) === 'upcoming') {
    const ahead = entries.filter((entry) => !isOver(entry, today));
    return [...ahead.toReversed(), ...entries.filter((entry) => isOver(entry, today))];
  }
  return entries.some(isPinned)
    ? [...entries.filter(isPinned), ...entries.filter((entry) => !isPinned(entry))]
    : entries;
}

function entriesFor(collection: Collection, query: EntryQuery, today: string): readonly Page[] {
  const { shows, tag, author, year } = query;
  const slug = tag === undefined ? undefined : slugOfTag(tag);
  return inOrderOfToday(collection, today).filter((entry) => {
    const { authors = [], tags = [], date = '' } = entry.document;
    if (shows === 'upcoming' && isOver(entry, today)) return false;
    if (shows === 'past' && !isOver(entry, today)) return false;
    if (slug !== undefined && !tags.some((one) => slugOfTag(one) === slug)) return false;
    if (author !== undefined && !authors.some((one) => isSameName(one, author))) return false;
    return year === undefined || date.startsWith(String(year));
  });
}

const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** An entry is compared with so many older and so many newer entries of each of its tags. */
const maxCompared = 10;

/**
 * The entries that share the most tags with a page, of several the nearest in time. Older ones are chosen first, so that a new
 * entry leaves the pages of the others as they are.
 */
function relatedTo({ positions, tags }: Collection, page: Page, limit: number): Page[] {
  const slugs = new Set((page.document.tags ?? []).map(slugOfTag));
  const positionOf = (entry: Page) => positions.get(entry) ?? positions.size;
  const [older, newer] = [new Map<Page, number>(), new Map<Page, number>()];
  for (const slug of slugs) {
    const { entries, positions: inTag } = tags.get(slug) ?? { entries: [], positions: new Map() };
    const at: number = inTag.get(page) ?? 0;
    const count = (found: Map<Page, number>, from: number, to: number) => {
      for (const one of entries.slice(Math.max(0, from), to))
        found.set(one, (found.get(one) ?? 0) + 1);
    };
    count(older, at + 1, at + 1 + maxCompared);
    count(newer, at - maxCompared, at);
  }
  const inOrder = (found: Map<Page, number>) =>
    [...found]
      .toSorted(
        ([a, ofA], [b, ofB]) =>
          ofB - ofA ||
          Math.abs(positionOf(a) - positionOf(page)) - Math.abs(positionOf(b) - positionOf(page)),
      )
      .map(([entry]) => entry);
  return [...inOrder(older), ...inOrder(newer)].slice(0, limit);
}

function listed(
  entry: Page,
  collection: Collection,
  { picture }: Pick<Showing, 'picture'>,
): ListedEntry {
  const { title, summary, description, authors = [], picture: image } = entry.document;
  const isOnTop = isPinned(entry) && orderOf(collection.settings) !== 'upcoming';
  return {
    label: title,
    href: entry.address,
    ...timesOf(entry, collection),
    tags: tagsOf(entry, collection),
    authors,
    summary: summary ?? description,
    picture: image ? picture(image) : null,
    pattern: entry.pattern,
    ...(isOnTop ? { isPinned: true } : {}),
  };
}

/** Until when something is shown is no news; until when an event lasts is. */
const timesOf = (
  { document: { date, until } }: Page,
  { settings }: Collection,
): Pick<EntryLine, 'date' | 'until'> => ({
  date,
  until: isOfEvents(settings) ? until : undefined,
});

const tagsOf = ({ document }: Page, collection: Collection): PageLink[] =>
  [...new Set((document.tags ?? []).map(slugOfTag))].flatMap((slug) => {
    const tag = collection.tags.get(slug);
    return tag ? [linkToList(collection, { tag: slug, number: 1 }, tag.label)] : [];
  });

/** What the page of an entry shows of it below its heading; null for other pages. */
export function entryLine(
  tree: SiteTree,
  page: Page,
  locale: SiteLocale,
  { picture }: Pick<Showing, 'picture'>,
): EntryLine | null {
  const collection = collectionWith(tree, page);
  const { date, authors = [], fields = {}, picture: image } = page.document;
  const { description, summary = description } = page.document;
  const looks = { summary, picture: image ? picture(image) : null };
  if (!collection) {
    return date === undefined
      ? null
      : { kind: null, date, authors: [], tags: [], fields: [], ...looks };
  }
  const people = peopleIn(tree);
  return {
    kind: collection.settings.kind,
    ...looks,
    ...timesOf(page, collection),
    authors: authors.map((name) => ({
      name,
      href: people.get(name.toLowerCase())?.page.address ?? null,
    })),
    tags: tagsOf(page, collection),
    fields: addedFieldsOf(collection.settings).flatMap((field) => {
      const text = addedFieldWords(field, fields[field.name], locale);
      return text === null ? [] : [{ name: field.name, label: field.label, text }];
    }),
  };
}

/** A person whom a page shows. */
type Person = { name: string; page: Page };

const people = new WeakMap<SiteTree['byAddress'], ReadonlyMap<string, Person>>();

/** The people whom the site shows, by their names in lower case. */
export function peopleIn({ byAddress }: Pick<SiteTree, 'byAddress'>): ReadonlyMap<string, Person> {
  const cached = people.get(byAddress);
  if (cached) return cached;
  const found = new Map<string, Person>();
  for (const page of byAddress.values()) {
    if (!summaryOf(page.document).types.includes(peopleBlock.type)) continue;
    for (const block of page.document.blocks) {
      if (!peopleBlock.isOfType(block)) continue;
      for (const { name } of block.items)
        if (name !== undefined) found.set(name.toLowerCase(), { name, page });
    }
  }
  people.set(byAddress, found);
  return found;
}

const linkToEntry = (entry: Page | undefined): PageLink | null =>
  entry ? { label: entry.document.title, href: entry.address } : null;

/** The older and the newer entry; null for pages that are no entries. */
export function entryNeighbours(tree: SiteTree, page: Page): Neighbours | null {
  const collection = collectionWith(tree, page);
  if (!collection) return null;
  const position = collection.positions.get(page);
  return position === undefined
    ? { previous: null, next: null, areEntries: true }
    : {
        previous: linkToEntry(collection.byDate[position + 1]),
        next: linkToEntry(collection.byDate[position - 1]),
        areEntries: true,
      };
}
