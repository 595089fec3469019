/** A page of the site map; pages of the third level and deeper are nested below it. */
export type SiteMapLink = {
  label: string;
  href: string;
  links?: SiteMapLink[];
  /** The document that lists the pages below it instead, and their number. */
  part?: { href: string; count: number };
};

/** The number of links in a list, nested ones included. */
export const countLinks = (links: readonly SiteMapLink[]): number =>
  links.reduce((sum, { links: below = [] }) => sum + 1 + countLinks(below), 0);
