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

/** The pages with earlier versions of a page, the newest first. */
export const earlierVersions = ({ pages }: SiteTree, { address }: Page): Page[] =>
  pages
    .filter(({ document: { versionOf: present } }) =>
      present === undefined ? false : addressKey(present) === addressKey(address),
    )
    .toSorted((a, b) =>
      (b.document.validFrom ?? '').localeCompare(a.document.validFrom ?? '', 'en'),
    );

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
