import { addressKey } from './addresses.ts';
import type { SiteTree } from './site-tree.ts';

/** What the not-found page knows of every page: enough to find the one that was meant. */
export type ListedPage = {
  address: string;
  title: string;
  /** The addresses that it had before. */
  from?: readonly string[];
};

/** What the not-found page knows of all pages. */
export const buildPageList = ({ pages, moved }: SiteTree): ListedPage[] =>
  pages.map((page) => {
    const { title, movedFrom } = page.document;
    const from = movedFrom?.filter((one) => moved.get(addressKey(one))?.page === page);
    return { address: page.address, title, ...(from && { from }) };
  });
