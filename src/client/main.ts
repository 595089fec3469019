import { pageShownEvent } from '../ui/page-shown.ts';
import { startFrame } from './frame/start-frame.ts';
import { watchIslands } from './islands/watch-islands.ts';
import { mayFetchAhead, savesData } from './links/connection.ts';
import { prefetchPages } from './links/prefetch-pages.ts';
import { watchSearch } from './search/watch-search.ts';
import { watchIntent } from './links/watch-intent.ts';
import { watchSending } from './send/watch-sending.ts';

/*
 * The script of every page. The page is complete as HTML; this adds what HTML cannot do, and loads React only for an
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

/** Starts scripts that only some pages need, on this page and on those navigated to. */
function startWhereThereIs<T extends HTMLElement>(
  selector: string,
  start: (part: T) => void,
): void {
  const look = () => {
    const part = document.querySelector<T>(selector);
    if (part) start(part);
  };
  look();
  addEventListener(pageShownEvent, look);
}

const watch = () => watchIslands(document);
// Input is restored before islands are hydrated.
if (history.state?.typed) {
  import('./islands/put-back-typed.ts').then((it) => it.putBackTyped()).then(watch, watch);
} else watch();
// After the islands, which look how far the page is scrolled: changes before that would make the browser lay it out.
startFrame(document);
startWhereThereIs('[data-not-found]', (page) => {
  void import('./not-found/start-not-found.ts').then((it) => it.startNotFound(page));
});
startWhereThereIs<HTMLFormElement>('[data-search-form]', (form) => {
  void import('./search/search-page.ts').then((it) => it.startSearchPage(form));
});
startWhereThereIs('[data-ticks]', () => {
  void import('./ticks/store-ticks.ts').then((it) => it.storeTicks(document));
});
startWhereThereIs('[data-sortable]', () => {
  void import('./tables/sort-tables.ts').then((it) => it.sortTables(document));
});
const searchButton = document.querySelector<HTMLButtonElement>('button[data-search]');
if (searchButton) watchSearch(searchButton);
watchSending();
if (savesData()) {
  void import('./frame/held-pictures.ts').then((it) => it.offerHeldPictures(document));
}
if (mayFetchAhead()) {
  stopPrefetching = prefetchPages();
  watchIntent(moveInPlace);
}
