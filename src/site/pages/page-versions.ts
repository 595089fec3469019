import { addressKey } from '../addresses/addresses.ts';
import { findPage } from '../addresses/links.ts';
import type { Page, SiteTree } from '../site-tree.ts';

/** A version of a page: from when until when it is valid, as year-month-day. */
type PageVersion = {
  label: string;
  href: string;
  from?: string | undefined;
  until?: string | undefined;
};

/** The versions of a page, the newest first. */
export type PageValidity = {
  from?: string | undefined;
  until?: string | undefined;
  present: PageVersion | null;
  earlier: PageVersion[];
};

const versionOf = ({ label, address, document }: Page): PageVersion => ({
  label,
  href: address,
  from: document.validFrom,
  until: document.validUntil,
});

const versions = new WeakMap<SiteTree, ReadonlyMap<string, Page[]>>();

/** The earlier versions of all pages, by the present address in lower case; found once, because every page asks. */
function versionsIn(tree: SiteTree): ReadonlyMap<string, Page[]> {
  const found = versions.get(tree);
  if (found) return found;
  const cache = new Map<string, Page[]>();
  for (const page of tree.pages) {
    const { versionOf: present } = page.document;
    if (present === undefined) continue;
    const key = addressKey(present);
    cache.set(key, [...(cache.get(key) ?? []), page]);
  }
  for (const pages of cache.values()) {
    pages.sort((a, b) =>
      (b.document.validFrom ?? '').localeCompare(a.document.validFrom ?? '', 'en'),
    );
  }
  versions.set(tree, cache);
  return cache;
}

/** The pages with earlier versions of a page, the newest first. */
export const earlierVersions = (tree: SiteTree, { address }: Page): readonly Page[] =>
  versionsIn(tree).get(addressKey(address)) ?? [];

/** From when until when a page is valid, and its other versions. */
export function validityOf(tree: SiteTree, page: Page): PageValidity {
  const { validFrom, validUntil, versionOf: presentAddress } = page.document;
  const present = presentAddress === undefined ? null : findPage(tree, presentAddress);
  return {
    from: validFrom,
    until: validUntil,
    present: present && versionOf(present),
    earlier: earlierVersions(tree, page).map(versionOf),
  };
}

/** Makes the test whether many visitors look for a page: one in the menu, or the present one of several versions. */
export function createSought({ pages }: SiteTree): (page: Page) => boolean {
  const present = new Set(
    pages.flatMap(({ document: { versionOf: one } }) => (one === undefined ? [] : addressKey(one))),
  );
  return ({ address, listedInMenu, document }) =>
    document.versionOf === undefined && (listedInMenu || present.has(addressKey(address)));
}

/** Whether a page says under its heading from when it is valid. */
export const saysValidity = ({ document }: Page): boolean =>
  (document.validFrom ?? document.validUntil ?? document.versionOf) !== undefined;
