import { isSpecialClick, targetOf } from '../frame/events.ts';
import { siteUrl } from './site-url.ts';

/** The page of this site that a link leads to, unless it opens elsewhere or is a download. */
export function localUrl(event: Event): URL | null {
  const link = targetOf(event)?.closest('a');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
    return null;
  const isFile = /\.[a-z0-9]+$/i.test(link.pathname);
  if (link.origin !== location.origin || isFile) return null;
  return siteUrl(link.pathname + link.search + link.hash);
}

/** An anchor on the open page: the browser handles it. */
const isOnThisPage = (url: URL) =>
  url.pathname === location.pathname && url.search === location.search && url.href.includes('#');

type LinkHandlers = {
  /** A link was clicked: go to its URL. */
  follow(url: URL): void;
  /** A link will probably be clicked soon: its page may be fetched. */
  expect(url: URL): void;
};

/**
 * Delegates clicks on local links of the whole document, so that links stay plain `a` elements.
 * @returns a function that stops it.
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
