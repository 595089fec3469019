import { fieldsOf } from '../../../../schema/fields/field.ts';
import { pageSchema } from '../../../../schema/page.ts';
import { valueAt } from '../../../../schema/value-at.ts';
import { oncePer } from '../../../messages/index.ts';
import { addressKey, addressOfFile } from '../../../site/index.ts';
import {
  languageOf,
  languageOfFile,
  pageFiles,
  pageTitle,
  valueOf,
  type FileOp,
} from '../../site/index.ts';
import type { Session } from '../../session/index.ts';

/** A page in the list, below the page that it belongs under. */
export type ListedPage = {
  file: string;
  address: string;
  title: string;
  language: string;
  /** The addresses of the pages above it, nearest last. */
  above: readonly string[];
  hasBelow: boolean;
  isInMenu: boolean;
  /** What its entries are, if its folder is a collection. */
  collection: string | null;
  /** Whether it is an entry of the collection above it. */
  isEntry: boolean;
  /** Its number among its neighbours, by which menus sort; without one it comes last. */
  order: number | undefined;
};

type Placed = ListedPage & { label: string; parent: string | null; date: string };

const collatorOf = oncePer((language) => new Intl.Collator(language, { numeric: true }));

/**
 * All pages in the order of the menu, each before those below it: the home page first, pages of other languages last, and
 * among neighbours those that the menu lists first. The entries of a collection come after its other pages, the newest first.
 */
export function listPages(session: Session): ListedPage[] {
  const files = pageFiles(session);
  const addresses = new Map(files.map((file) => [addressKey(addressOfFile(file)), file]));
  const main = languageOf(session);
  const pages = files.map((file) => placed(session, file, addresses));
  const below = new Map<string | null, Placed[]>();
  for (const page of pages) {
    const neighbours = below.get(page.parent);
    if (neighbours) neighbours.push(page);
    else below.set(page.parent, [page]);
  }
  const isForeign = ({ language }: Placed) => (language === main ? 0 : 1);
  const compare = (one: Placed, other: Placed): number =>
    Number(other.address === '/') - Number(one.address === '/') ||
    isForeign(one) - isForeign(other) ||
    Number(one.isEntry) - Number(other.isEntry) ||
    (one.isEntry && one.date !== other.date ? (one.date < other.date ? 1 : -1) : 0) ||
    Number(other.isInMenu) - Number(one.isInMenu) ||
    (one.order ?? Infinity) - (other.order ?? Infinity) ||
    collatorOf(one.language).compare(one.label, other.label) ||
    (one.address < other.address ? -1 : 1);
  const listed = new Map<string, ListedPage>();
  const list = (page: Placed, above: readonly string[]): void => {
    if (listed.has(page.file)) return;
    const { label: _label, parent: _parent, date: _date, ...shown } = page;
    const inner = (below.get(page.file) ?? []).toSorted(compare);
    listed.set(page.file, { ...shown, above, hasBelow: inner.length > 0 });
    for (const one of inner) list(one, [...above, page.address]);
  };
  for (const page of (below.get(null) ?? []).toSorted(compare)) list(page, []);
  // Pages that are said to belong under each other.
  for (const page of pages) list(page, []);
  return [...listed.values()];
}

function placed(session: Session, file: string, files: ReadonlyMap<string, string>): Placed {
  const address = addressOfFile(file);
  const value = valueOf(session, file);
  const listing = valueAt(value, ['listing']);
  const field = (name: string) => valueAt(listing, [name]);
  const [label, order, inMenu] = [field('label'), field('order'), field('inMenu')];
  const title = pageTitle(session, file);
  const parent = parentOf(address, field('parent'), files);
  const isEntry = parent !== null && collectionIn(session, parent) !== null;
  const date = valueAt(value, ['date']);
  return {
    file,
    address,
    title,
    label: typeof label === 'string' ? label : title,
    language: languageOfFile(session, file),
    parent: parent === file ? null : parent,
    above: [],
    hasBelow: false,
    isInMenu: typeof inMenu === 'boolean' ? inMenu : parent !== null && !isEntry,
    collection: collectionIn(session, file),
    isEntry,
    date: typeof date === 'string' ? date : '',
    order: typeof order === 'number' ? order : undefined,
  };
}

/** What the entries of a page are; null if its folder is no collection. */
function collectionIn(session: Session, file: string): string | null {
  const kind = valueAt(valueOf(session, file), ['collection', 'kind']);
  return typeof kind === 'string' && addressOfFile(file) !== '/' ? kind : null;
}

/** The page that a page names, or else that of the nearest folder; the home page does not count as one. */
function parentOf(
  address: string,
  named: unknown,
  files: ReadonlyMap<string, string>,
): string | null {
  const steps = address.split('/').slice(1, -1);
  const folders = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  const candidates = typeof named === 'string' ? [named] : folders.toReversed();
  const found = candidates.find((one) => files.has(addressKey(one)));
  return found === undefined || addressKey(found) === '/'
    ? null
    : (files.get(addressKey(found)) ?? null);
}

/** The neighbours of a page in the menu, itself included. */
export const neighboursOf = (pages: readonly ListedPage[], page: ListedPage): ListedPage[] =>
  pages.filter(
    (one) =>
      one.above.at(-1) === page.above.at(-1) &&
      one.language === page.language &&
      one.isInMenu === page.isInMenu &&
      (one.address === '/') === (page.address === '/'),
  );

const order = [...(fieldsOf(pageSchema.shape.listing)?.keys() ?? [])];

/** The changes that put a page at another position among its neighbours. */
export function orderOps(
  neighbours: readonly ListedPage[],
  page: ListedPage,
  to: number,
): FileOp[] {
  const from = neighbours.indexOf(page);
  const others = neighbours.filter((one) => one !== page);
  const now = [...others.slice(0, to), page, ...others.slice(to)];
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const numbers = neighbours.slice(first, last + 1).map((one) => one.order);
  const isSorted = numbers.every(
    (one, index) => one !== undefined && (index === 0 || one > (numbers[index - 1] ?? one)),
  );
  const set = (one: ListedPage, value: number): FileOp[] =>
    one.order === value
      ? []
      : [{ file: one.file, op: { op: 'set', path: ['listing', 'order'], value, order } }];
  const between = numberBetween(others[to - 1], others[to]);
  if (between !== null) return set(page, between);
  // Numbers that are there are exchanged; otherwise all get one, up to the last that needs it.
  if (isSorted)
    return now
      .slice(first, last + 1)
      .flatMap((one, index) => set(one, numbers[index] ?? first + index + 1));
  const count = Math.max(to + 1, now.findLastIndex((one) => one.order !== undefined) + 1);
  return now.slice(0, count).flatMap((one, index) => set(one, index + 1));
}

/** A number that puts a page between two others, whose files then stay as they are; null if they leave no room. */
function numberBetween(previous: ListedPage | undefined, next: ListedPage | undefined) {
  const lower = previous ? previous.order : 0;
  if (lower === undefined) return null;
  const middle = Math.floor((lower + (next?.order ?? lower + 20)) / 2);
  return middle > lower ? middle : null;
}

/** The files of a page's descendants by address. */
export const filesBelow = (files: readonly string[], file: string): string[] => {
  const start = `${addressOfFile(file)}/`;
  return start === '//'
    ? []
    : files.filter((one) => one.startsWith('pages/') && addressOfFile(one).startsWith(start));
};
