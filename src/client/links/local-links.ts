import { isSpecialClick, targetOf } from '../frame/events.ts';
import { ownAddress } from './own-address.ts';

/** The page of this site that a link leads to, unless it is to open elsewhere or to be downloaded. */
export function localUrl(event: Event): URL | null {
  const link = targetOf(event)?.closest('a');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
    return null;
  const isFile = /\.[a-z0-9]+$/i.test(link.pathname);
  if (link.origin !== location.origin || isFile) return null;
  return ownAddress(link.pathname + link.search + link.hash);
}

/** Another place on the page that is open: the browser goes there by itself. */
const isOnThisPage = (url: URL) =>
  url.pathname === location.pathname && url.search === location.search && url.href.includes('#');

type LinkHandlers = {
  /** A link was clicked: go to its address. */
  follow(url: URL): void;
  /** A link is likely to be clicked soon: its page may be fetched. */
  expect(url: URL): void;
};

/**
 * Hands the clicks on local links of the whole document to one place, so that links stay plain `a` elements.
 * @returns the function that stops it.
 */
export function watchLocalLinks({ follow, expect }: LinkHandlers): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const onClick = (event: MouseEvent) => {
    const url = isSpecialClick(event) ? null : localUrl(event);
    if (!url || isOnThisPage(url)) return;
    event.preventDefault();
    follow(url);
  };
  const onHint = (event: Event) => {
    const url = localUrl(event);
    if (url && url.pathname !== location.pathname) expect(url);
  };
  document.addEventListener('click', onClick, { signal });
  for (const hint of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(hint, onHint, { signal, passive: true });
  }
  return () => controller.abort();
}
