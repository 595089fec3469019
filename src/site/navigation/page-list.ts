import { addressKey } from '../addresses/addresses.ts';
import type { SiteTree } from '../site-tree.ts';

/** What the not-found page needs of a page to find the one that was meant. */
export type ListedPage = {
  address: string;
  title: string;
  /** Its former addresses. */
  from?: readonly string[];
};

/** The data of the not-found page. */
export const buildPageList = ({ pages, moved }: SiteTree): ListedPage[] =>
  pages.map((page) => {
    const { title, movedFrom } = page.document;
    const from = movedFrom?.filter((one) => moved.get(addressKey(one))?.page === page);
    return { address: page.address, title, ...(from && { from }) };
  });
