import { localUrl } from './local-links.ts';

/** How long the mouse or focus rests on a link before it counts as about to be followed, in milliseconds. */
const dwell = 80;

/** Calls back once when a mouse or keyboard user is about to follow a link of this site. Touch gives no such sign. */
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
