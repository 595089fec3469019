import { addressKey, addressOfFile } from './addresses.ts';
import type { ValidPart } from '../../../schema/fields/valid-part.ts';
import type { PageDocument } from '../../../schema/page.ts';
import type { Moved, Page, SiteTree } from '../site-tree.ts';

/** The page at each former address, by the address in lower case. An address that a page has now is left out. */
export function findMoved(
  pages: readonly Page[],
  byAddress: ReadonlyMap<string, Page>,
): ReadonlyMap<string, Moved> {
  const moved = new Map<string, Moved>();
  for (const page of pages) {
    for (const written of page.document.movedFrom ?? []) {
      const key = addressKey(written);
      if (byAddress.has(key) || moved.has(key)) continue;
      moved.set(key, { from: written.replace(/(?<!\/)\/+$/, ''), page });
    }
  }
  return moved;
}

/**
 * Looks up the present address of the page that was at an address before; null if there was none. Invalid pages that
 * could be read count too.
 */
export function findFormer(
  tree: SiteTree,
  invalidPages: readonly { file: string; part: ValidPart<PageDocument> }[],
): (address: string) => string | null {
  const ofInvalid = new Map(
    invalidPages.flatMap(({ file, part }) =>
      (part.movedFrom ?? []).flatMap((from) =>
        from === undefined ? [] : [[addressKey(from), addressOfFile(file)]],
      ),
    ),
  );
  return (address) => {
    const key = addressKey(address);
    return tree.moved.get(key)?.page.address ?? ofInvalid.get(key) ?? null;
  };
}

/** The redirects, in the form that hosts are given. */
export const redirectsOf = ({ moved }: SiteTree): { from: string; to: string }[] =>
  Array.from(moved.values(), ({ from, page }) => ({ from, to: page.address }));
