import { toIdentifier } from '../../../schema/identifier.ts';
import { childOf } from '../../../schema/value-at.ts';
import { type FieldPath, nearNames } from '../../messages/index.ts';
import { addressKey, readableAddress } from '../addresses/addresses.ts';
import type { Page, SiteTree } from '../site-tree.ts';

/** The pages that a broken link may be meant for, and the page whose title certainly matches. */
export type MeantPages = { near: string[]; called: Page | null };

type WrongAddress = {
  address: string;
  /** The text of the link, and the texts beside it. */
  words: readonly string[];
  tree: SiteTree;
  /** The addresses of all page files, invalid ones too. */
  addresses: readonly string[];
};

/** The address of a page as others write it: by its file, with an extension, with the name of a folder's page. */
const asPage = (address: string): string =>
  readableAddress(address)
    .replace(/^\/(?:content\/)?pages\//, '/')
    .replace(/\.(?:html?|php|ya?ml|md)$/i, '')
    .replace(/\/(?:index)?$/i, '') || '/';

const lastStep = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/**
 * Finds the pages that a broken link may be meant for, likeliest first. A page with a new address keeps its title,
 * which the old address and the text of links repeat; a page that was moved keeps the last segment of its address.
 */
export function findMeantPages(wrong: WrongAddress): MeantPages {
  const { words, tree, addresses } = wrong;
  const address = asPage(wrong.address);
  const step = toIdentifier(lastStep(address));
  const titles = titlesIn(tree);
  const byAddress = titles.byIdentifier.get(step) ?? [];
  const byWords = [...new Set(words.flatMap((text) => titles.byWords.get(plain(text)) ?? []))];
  const called = [byAddress, byWords].find(({ length }) => length === 1)?.[0] ?? null;
  const near = nearNames(address, addresses);
  const noted = tree.moved.get(addressKey(address))?.page.address;
  const moved = stepsOf(addresses).get(step) ?? [];
  const likely = [
    ...(address === wrong.address
      ? []
      : addresses.filter((one) => addressKey(one) === addressKey(address))),
    ...(noted === undefined ? [] : [noted]),
    ...near.filter((one) => moved.includes(one)),
    ...(called ? [called.address] : []),
    ...moved,
    ...near,
  ];
  return { near: [...new Set(likely)].slice(0, 3), called };
}

/** Items by some keys of each. */
function grouped<T>(items: readonly T[], keysOf: (item: T) => readonly string[]) {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

type Titles = Record<'byIdentifier' | 'byWords', ReadonlyMap<string, readonly Page[]>>;

/** Read once for a site, because each of its pages may have a broken link. */
const titlesOfSites = new WeakMap<readonly Page[], Titles>();
const stepsOfLists = new WeakMap<readonly string[], ReadonlyMap<string, readonly string[]>>();

function titlesIn({ pages }: SiteTree): Titles {
  const titles = titlesOfSites.get(pages) ?? {
    byIdentifier: grouped(pages, (page) => titlesOf(page).map(toIdentifier)),
    byWords: grouped(pages, (page) => titlesOf(page).map(plain)),
  };
  titlesOfSites.set(pages, titles);
  return titles;
}

/** Addresses by their last steps. */
function stepsOf(addresses: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const steps =
    stepsOfLists.get(addresses) ??
    grouped(addresses, (one) => (one === '/' ? [] : [toIdentifier(lastStep(one))]));
  stepsOfLists.set(addresses, steps);
  return steps;
}

const titlesOf = ({ document, label }: Page): string[] => [document.title, label];

const plain = (words: string): string => words.trim().toLowerCase();

/** The text of a link in a checked file: the texts beside it, or those in brackets in Markdown. */
export function wordsOfLink(document: unknown, path: FieldPath, to: string): string[] {
  const holders = path.reduce<unknown[]>(
    (found, step) => [...found, childOf(found.at(-1), step)],
    [document],
  );
  const markdown = childOf(holders.at(-1), 'markdown');
  if (typeof markdown === 'string') {
    const end = markdown.indexOf(`](${to}`);
    return end < 0 ? [] : [markdown.slice(markdown.lastIndexOf('[', end) + 1, end)];
  }
  const holder = holders.at(-2);
  return typeof holder === 'object' && holder !== null
    ? Object.values(holder).filter((text): text is string => typeof text === 'string')
    : [];
}
