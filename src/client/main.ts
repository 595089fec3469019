import { pageShownEvent } from '../layout/index.ts';
import { startFrame } from './frame/start-frame.ts';
import { watchIslands } from './islands/watch-islands.ts';
import { mayFetchAhead, savesData } from './links/connection.ts';
import { prefetchPages } from './links/prefetch-pages.ts';
import { watchSearch } from './search/watch-search.ts';
import { watchIntent } from './links/watch-intent.ts';
import { watchPictures } from './pictures/watch-pictures.ts';
import { watchSending } from './send/watch-sending.ts';

/*
 * The script of every page. The page is complete as HTML; this adds what HTML cannot do, and loads Preact only for an
 * island, or for a visitor who is about to navigate.
 */

let stopPrefetching = () => {};

/** From then on React Router handles links in this document. */
function moveInPlace(): void {
  import('./in-place/start-in-place.tsx').then(
    (it) => {
      stopPrefetching();
      it.startInPlace();
    },
    // If the script cannot be loaded, the browser keeps handling links.
    () => undefined,
  );
}

/** The script of a part that only some pages have: `start` gets the first such part of the page. */
type PartScript = { start(part: HTMLElement): unknown };

/** Starts the script of a part where there is one, on this page and on those navigated to. */
function startWhereThereIs(selector: string, load: () => Promise<PartScript>): void {
  const look = async () => {
    const part = document.querySelector<HTMLElement>(selector);
    if (part) (await load()).start(part);
  };
  void look();
  addEventListener(pageShownEvent, look);
}

const watch = () => watchIslands(document);
// Input is restored before islands are hydrated.
if (history.state?.typed) {
  import('./islands/put-back-typed.ts').then((it) => it.putBackTyped()).then(watch, watch);
} else watch();
// After the islands, which look how far the page is scrolled: changes before that would make the browser lay it out.
startFrame(document);
startWhereThereIs('[data-not-found]', () => import('./not-found/start-not-found.ts'));
startWhereThereIs('[data-search-form]', () => import('./search/search-page.ts'));
startWhereThereIs('[data-ticks]', () => import('./ticks/store-ticks.ts'));
startWhereThereIs('[data-sortable]', () => import('./tables/sort-tables.ts'));
const searchButton = document.querySelector<HTMLButtonElement>('button[data-search]');
if (searchButton) watchSearch(searchButton);
watchSending();
watchPictures();
if (savesData()) {
  void import('./frame/held-pictures.ts').then((it) => it.offerHeldPictures(document));
}
if (mayFetchAhead()) {
  stopPrefetching = prefetchPages();
  watchIntent(moveInPlace);
}
