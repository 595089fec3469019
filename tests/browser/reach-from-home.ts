import type { Page } from 'playwright-core';

/** The pages reached from the open home page by visible links. */
export type Reach = {
  /** Pages of the site whose main part leads to no other one. */
  deadEnds: string[];
  /** The number of pages at most two taps away. */
  near: number;
  /** For each question the nearest page that answers it, and how many taps away that is; null where it takes more than two. */
  answers: Record<string, [address: string, taps: number] | null>;
};

/**
 * Reads all pages of a site from its open home page. `questions` gives for each question the heading under which the
 * answer stands. The way is the links that can be seen on the home page, and those of the main part and the dock of
 * the pages they lead to; a path to where one is (breadcrumbs), and what has to be opened first, are not counted.
 */
export const reachFromHome = (page: Page, questions: Record<string, string>): Promise<Reach> =>
  page.evaluate(async (queries): Promise<Reach> => {
    /** Parsed by the browser itself: the policy of the site lets no script do so. */
    const read = (address: string) =>
      new Promise<Document | null>((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('GET', address);
        request.responseType = 'document';
        request.addEventListener('load', () => resolve(request.responseXML));
        request.addEventListener('error', () => reject(new Error(address)));
        request.send();
      });
    const map = await read('/sitemap.xml');
    const addresses = [...(map?.querySelectorAll('loc') ?? [])].map(
      ({ textContent }) => new URL(textContent).pathname,
    );
    const pages = new Map(
      await Promise.all(addresses.map(async (address) => [address, await read(address)] as const)),
    );
    const hidden = 'dialog, [hidden], details:not([open]) > :not(summary), noscript, template';
    const targets = (links: readonly HTMLAnchorElement[], from: string) =>
      new Set(
        links
          .map((link) => new URL(link.getAttribute('href') ?? '', location.origin))
          .filter(({ origin, pathname }) => origin === location.origin && pathname !== from)
          .map(({ pathname }) => pathname)
          .filter((address) => pages.has(address)),
      );
    const linksIn = (part: ParentNode, selector: string) =>
      [...part.querySelectorAll<HTMLAnchorElement>(selector)].filter(
        (link) => !link.closest('nav:has([aria-current=page])'),
      );
    const linksOf = (address: string, selector: string) => {
      const parsed = pages.get(address);
      return parsed ? linksIn(parsed, selector) : [];
    };
    const inMain = (address: string) => targets(linksOf(address, 'main a[href]'), address);
    const home = location.pathname;
    const first = targets(
      linksIn(document, 'main a[href], [data-dock] a[href]').filter((link) =>
        link.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      ),
      home,
    );
    const second = [...first].flatMap((address) => [
      ...targets(
        linksOf(address, 'main a[href], [data-dock] a[href]').filter(
          (link) => !link.closest(hidden),
        ),
        address,
      ),
    ]);
    const taps = new Map<string, number>();
    for (const address of second) taps.set(address, 2);
    for (const address of first) taps.set(address, 1);
    taps.set(home, 0);
    const nearest = [...taps].toSorted(([, a], [, b]) => a - b);
    const says = (address: string, words: string) =>
      [...(pages.get(address)?.querySelectorAll('main :is(h1, h2)') ?? [])].some(
        (heading) => heading.textContent === words,
      );
    return {
      deadEnds: addresses.filter((address) => inMain(address).size === 0),
      near: taps.size,
      answers: Object.fromEntries(
        Object.entries(queries).map(([question, words]) => [
          question,
          nearest.find(([address]) => says(address, words)) ?? null,
        ]),
      ),
    };
  }, questions);
