import { siteBase, pageShownEvent } from '../../layout/index.ts';
import { everySecond, type Clock } from '../frame/every-second.ts';
import type { ListedPage } from '../../site/index.ts';
import { suggestPages, type SuggestPages } from './suggest-pages.ts';

/**
 * Starts the clock, the back link and the suggestions of the not-found page. Returns a function that stops the clock.
 */
export function start(
  page: HTMLElement,
  suggest: SuggestPages = suggestPages,
  clock?: Clock,
): () => void {
  const back = page.querySelector<HTMLButtonElement>('[data-go-back]');
  if (back) {
    back.disabled = false;
    back.addEventListener('click', goBack);
  }
  suggest(window.location)
    .then(({ intended, nearest }) => {
      if (!page.isConnected) return;
      if (intended !== null) window.location.replace(intended);
      else if (nearest.length > 0) showNearest(page, nearest);
    })
    // Without the list of pages, the tips and the menu still help.
    .catch(() => undefined);
  const time = page.querySelector('[role=timer]');
  const language = document.documentElement.lang || undefined;
  const stop = everySecond(
    (now) => time?.replaceChildren(now.toLocaleTimeString(language)),
    document,
    clock,
  );
  addEventListener(pageShownEvent, stop, { once: true });
  return stop;
}

/** Back in history; or the home page, if the address was opened in a new tab. */
function goBack() {
  if (window.history.length > 1) window.history.back();
  else window.location.assign(`${siteBase()}/`);
}

/** Fills in the list in the page, by copying its template item. */
function showNearest(page: HTMLElement, pages: readonly ListedPage[]): void {
  const ready = page.querySelector<HTMLTemplateElement>('[data-nearest] template');
  const part = ready?.content.cloneNode(true);
  if (!ready || !(part instanceof DocumentFragment)) return;
  const item = part.querySelector('li');
  const items = pages.map(({ address, title }) => {
    const copy = item?.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    const link = copy.querySelector('a');
    link?.setAttribute('href', address);
    link?.replaceChildren(title);
    copy.querySelector('span')?.replaceChildren(address);
    return copy;
  });
  item?.replaceWith(...items);
  ready.parentElement?.append(part);
}
