import { findLinkedPage, readLink } from '../addresses/links.ts';
import { summaryOf } from '../pages/page-summary.ts';
import type { Page, SiteTree } from '../site-tree.ts';

type ReadElsewhere = 'prices-of' | 'dates-of';

/** The other pages whose prices or dates a message about a page has, in the order of its blocks. */
export function pagesReadBy(
  page: Page,
  edition: SiteTree,
  kinds: readonly ReadElsewhere[] = ['prices-of', 'dates-of'],
): Page[] {
  const found: Page[] = [];
  for (const { essentials = [] } of summaryOf(page.document).offers) {
    for (const one of essentials) {
      if (one.kind !== 'prices-of' && one.kind !== 'dates-of') continue;
      const target = kinds.includes(one.kind) ? readLink(one.to.to) : null;
      const other = target?.kind === 'page' ? findLinkedPage(edition, target.address) : null;
      if (other) found.push(other);
    }
  }
  return found;
}
