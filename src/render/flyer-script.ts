import { scriptCall } from '../layout/index.ts';
import { shownNotice } from '../site/index.ts';

/**
 * Opens the flyer of the home page before the first paint, so that the page is laid out once: again after a reload, but
 * not when a visitor returns to it within the site. `base` is the folder of the host that the site is in. It is
 * inlined, so it must not use anything outside itself.
 */
export function openFlyer(base: string) {
  const flyer = document.querySelector('[data-flyer]');
  if (!(flyer instanceof HTMLDialogElement)) return;
  flyer.addEventListener('click', ({ target }) => {
    if (target === flyer || (target instanceof Element && target.closest('button'))) flyer.close();
  });
  const [navigation] = performance.getEntriesByType('navigation');
  const type = navigation && 'type' in navigation ? navigation.type : 'navigate';
  const isReturn =
    type === 'navigate'
      ? document.referrer.startsWith(`${location.origin}${base}/`)
      : type === 'back_forward';
  if (isReturn) return;
  // The page behind it does not scroll and keeps the space of its scroll bar, so nothing shifts when it is closed.
  const root = document.documentElement;
  const scrollBar = window.innerWidth - root.clientWidth;
  if (scrollBar > 0) root.style.setProperty('--scroll-bar', `${scrollBar}px`);
  flyer.showModal();
}

/** The inline script for the end of the body of a page with a flyer, which never covers an urgent notice. */
export function flyerScript(base: string, hasNotice: boolean): string {
  const opens = scriptCall(openFlyer, base);
  return hasNotice ? `document.querySelector('${shownNotice}')||${opens}` : opens;
}
