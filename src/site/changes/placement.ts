import type { PageDocument } from '../../../schema/page.ts';
import type { Page } from '../site-tree.ts';

/** The fields of a page with its own words. */
const wordFields: ReadonlySet<string> = new Set([
  'blocks',
  'title',
  'description',
  'message',
  'note',
] satisfies (keyof PageDocument)[]);

/** What decides on the position of a page or concerns other pages; of the rest, a title may move it too. */
export function sharedPart(document: PageDocument): string {
  const shared: [string, unknown][] = [];
  // Not taken from the document as a whole: the blocks of a large site are read only where they are needed.
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(document))) {
    if (!wordFields.has(name)) shared.push([name, value]);
  }
  return JSON.stringify(shared);
}

/**
 * Where a page stands in its tree, as one text. While those of all pages are the same, in the same order, and the shared
 * parts of their documents too, only words have changed.
 */
export const placementOf = (page: Page): string =>
  [
    page.file,
    page.language,
    page.parent?.address,
    page.isHome,
    page.hasFractions,
    page.pattern,
    page.listedInMenu,
    page.siteMapGroup,
    ...page.translations.map(({ address }) => address),
  ].join('\0');

/** What lists and menus show of a page, as one text. */
export const listedWords = ({ label, document }: Page): string =>
  JSON.stringify([label, document.title, document.description]);
