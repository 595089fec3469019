import { addressOfFile } from '../addresses/addresses.ts';
import type { PageFile } from '../site-tree.ts';
import { unknownAnchors, type PageAnchors } from './page-anchors.ts';
import { summaryOf } from './page-summary.ts';

/**
 * Looks up the anchors of the page at an address; null where they are unknown. If two files claim the address, a link
 * may lead to either.
 */
export function findAnchors(
  pages: readonly PageFile[],
  invalidPages: readonly { file: string; anchors: PageAnchors }[],
): (address: string) => PageAnchors | null {
  const anchorsByAddress = new Map(
    invalidPages.map(({ file, anchors }) => [addressOfFile(file), anchors]),
  );
  const unread = new Map<string, PageFile>();
  for (const page of pages) {
    const address = addressOfFile(page.file);
    if (anchorsByAddress.has(address) || unread.has(address))
      anchorsByAddress.set(address, unknownAnchors);
    else unread.set(address, page);
  }
  return (address) => {
    const page = unread.get(address);
    const anchors = anchorsByAddress.get(address) ?? (page && summaryOf(page.document).anchors);
    if (anchors) anchorsByAddress.set(address, anchors);
    return anchors ?? null;
  };
}
