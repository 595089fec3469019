import { dependOnPages } from '../render/page-queries.ts';
import { addressKey } from '../site/addresses/addresses.ts';
import { affectedPages, leadsTo, type ChangedPage } from '../site/changes/affected-pages.ts';
import { listedWords, placementOf, sharedPart } from '../site/changes/placement.ts';
import { summaryOf } from '../site/pages/page-summary.ts';
import type { Page, PageFile, SiteTree } from '../site/site-tree.ts';
import { documentHash, hashOf } from './document-hash.ts';

/**
 * The pages of a site: a hash of where they stand, and the state of each in the order of the tree. A state is four hashes
 * with spaces between them: of the document, of what of it concerns other pages, of the words that lists and menus show, and
 * of its anchors. It is one text, because a large site has many.
 */
type PageStates = { placement: string; pages: string[] };

/** What a build of a content folder was made from. */
export type BuildInputs = {
  pages: PageStates;
  /** Hashes of what pages were checked, rendered and sent with, besides other pages. */
  surroundings: Surroundings;
};

type Surroundings = Partial<Record<'check' | 'render' | 'send', string>>;

/** Whether a page asks for what is on changed ones, by their addresses in lower case. */
type Asks = (
  page: Page,
  addresses: ReadonlySet<string>,
  changed: readonly ChangedPage[],
) => boolean;

/** If more pages have changed, all are compared with what they were made from. */
const maxChanged = 20;

/** As many characters of a hash as are enough to tell a page from what it was. */
const shortHashOf = (text: string): string => hashOf(text).slice(0, 12);

/** The present states of the pages of a tree. Those of unchanged documents are taken over, because a large site has many. */
function statesOf({ pages }: SiteTree, before: PageStates | undefined): PageStates {
  return {
    placement: hashOf(pages.map(placementOf).join('\n')),
    pages: pages.map((page, at) => {
      const document = documentHash(page);
      const state = before?.pages[at];
      if (state?.startsWith(`${document} `) === true) return state;
      const parts = [
        sharedPart(page.document),
        listedWords(page),
        JSON.stringify(summaryOf(page.document).anchors),
      ];
      return [document, ...parts.map(shortHashOf)].join(' ');
    }),
  };
}

/** Tells which pages of a site may differ from those of its last build, so that the others need not be looked at. */
export class BuildComparison {
  readonly #last: BuildInputs | null;
  #states: PageStates | null = null;
  readonly #surroundings: Surroundings = {};

  constructor(last: BuildInputs | null = null) {
    this.#last = last;
  }

  /**
   * The files of the pages in which there may be mistakes; null if in any. `surroundings` is all that they are checked with
   * besides other pages, and `linksOf` gives the links of a page as editors write them.
   */
  toCheck(
    tree: SiteTree,
    surroundings: string,
    linksOf: (page: PageFile) => readonly string[],
  ): ReadonlySet<string> | null {
    // While pages keep their places, only anchors make links right or wrong.
    return this.#affected('check', tree, surroundings, (page, addresses, changed) =>
      changed.some(({ hasOtherAnchors }) => hasOtherAnchors)
        ? linksOf(page).some((to) => leadsTo(to, addresses))
        : false,
    );
  }

  /**
   * The files of the pages whose documents may be different; null if all may. `surroundings` is all that they are made from
   * besides pages, and `queriesOf` gives the queries of a page in the last build.
   */
  toRender(
    tree: SiteTree,
    surroundings: string,
    queriesOf: (page: Page) => string,
  ): ReadonlySet<string> | null {
    return this.#affected('render', tree, surroundings, (page, addresses) =>
      dependOnPages(queriesOf(page), (href) => leadsTo(href, addresses)),
    );
  }

  /**
   * The files of the pages whose messages may be different; null if all may. `surroundings` is all that they are made from
   * besides pages, and `readBy` gives the other pages from which one is made, by their addresses.
   */
  toSend(
    tree: SiteTree,
    surroundings: string,
    readBy: (page: Page) => readonly string[],
  ): ReadonlySet<string> | null {
    return this.#affected('send', tree, surroundings, (page, addresses) =>
      readBy(page).some((address) => addresses.has(addressKey(address))),
    );
  }

  /** What this build was made from, for the next one. */
  thisBuild(): BuildInputs | null {
    return this.#states && { pages: this.#states, surroundings: this.#surroundings };
  }

  #affected(
    stage: keyof Surroundings,
    tree: SiteTree,
    surroundings: string,
    asks: Asks,
  ): ReadonlySet<string> | null {
    const now = hashOf(surroundings);
    this.#surroundings[stage] = now;
    const changed = this.#changedPages(tree);
    if (!changed || this.#last?.surroundings[stage] !== now) return null;
    return affectedPages(tree.pages, changed, (page, addresses) => asks(page, addresses, changed));
  }

  /** The pages that have changed, if only words have, and of a few pages; otherwise null. */
  #changedPages(tree: SiteTree): ChangedPage[] | null {
    const before = this.#last?.pages;
    // The same pages, in the same order, whether or not their addresses begin with the folder of the site.
    const now = (this.#states ??= statesOf(tree, before));
    if (before?.placement !== now.placement) return null;
    const changed: ChangedPage[] = [];
    for (const [at, page] of tree.pages.entries()) {
      if (before.pages[at] === now.pages[at]) continue;
      const [, sharedBefore, listedBefore, anchorsBefore] = before.pages[at]?.split(' ') ?? [];
      const [, shared, listed, anchors] = now.pages[at]?.split(' ') ?? [];
      if (sharedBefore !== shared) return null;
      changed.push({
        page,
        isListedOtherwise: listedBefore !== listed,
        hasOtherAnchors: anchorsBefore !== anchors,
      });
    }
    return changed.length > maxChanged ? null : changed;
  }
}
