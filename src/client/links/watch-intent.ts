import { localUrl } from './local-links.ts';

/** How long a mouse rests on a link, or the focus on it, that is about to be followed; in milliseconds. */
const dwell = 80;

/**
 * Tells once when a visitor with mouse or keyboard is clearly about to follow a link of this site. A finger gives no
 * such notice.
 */
export function watchIntent(intended: () => void): void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: number | undefined;
  const onApproach = (event: Event) => {
    const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
    const url = isFinger ? null : localUrl(event);
    clearTimeout(timer);
    if (!url || url.pathname === location.pathname) return;
    timer = window.setTimeout(() => {
      controller.abort();
      intended();
    }, dwell);
  };
  const onFocus = (event: Event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible'))
      onApproach(event);
  };
  document.addEventListener('pointerover', onApproach, { signal, passive: true });
  document.addEventListener('focusin', onFocus, { signal, passive: true });
}
