import { targetOf } from '../frame/events.ts';
import { pageShownEvent } from '../../ui/page-shown.ts';
import { sayFailed } from './say-failed.ts';

/** How near an island must come to the view to be woken before anybody touches it. */
const nearView = '200px';

/** By these events a visitor gives a first sign: somebody is there, and may come nearer. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'];

/** By these events somebody uses an island; a mouse that passes over it is about to. */
const uses = ['pointerdown', 'focusin', 'keydown'];
const touches = ['pointerover', ...uses];

/**
 * Fetches the script of an island when it comes near the view or somebody touches it, and wakes it with that. Until
 * then it is the HTML of the build, and it stays that where its script cannot be had; the next touch tries again, and
 * who uses it is told. One that does nothing by itself also waits for a first sign of the visitor: many read the top of a page and go.
 */
export function watchIslands(page: Document): void {
  // Or has been before this ran.
  let isVisitorThere =
    window.scrollY > 0 || page.querySelector('[data-island]:focus-within, [data-pressed]') !== null;
  const asked = new WeakSet<Element>();
  const used = new WeakSet<Element>();
  let takeBack: (() => void) | null = null;
  const wake = async (island: HTMLElement) => {
    if (asked.has(island)) return;
    asked.add(island);
    fetchTogether(island.dataset['scripts'] ?? '');
    try {
      const { wakeIsland } = await import('./wake-island.tsx');
      await wakeIsland(island);
      takeBack?.();
      takeBack = null;
    } catch (error) {
      asked.delete(island);
      if (used.has(island)) {
        takeBack?.();
        takeBack = sayFailed(island);
      }
      reportError(error);
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void wake(target);
      }
    },
    { rootMargin: nearView },
  );
  const watch = () => {
    observer.disconnect();
    const near = isVisitorThere ? '[data-island]' : '[data-island]:not([data-waits])';
    for (const island of page.querySelectorAll(near)) observer.observe(island);
  };
  const onTouch = (event: Event) => {
    const island = targetOf(event)?.closest<HTMLElement>('[data-island]');
    if (!island) return;
    if (uses.includes(event.type)) used.add(island);
    void wake(island);
  };
  const onSign = () => {
    isVisitorThere = true;
    for (const sign of signs) removeEventListener(sign, onSign);
    watch();
  };
  watch();
  for (const sign of signs) addEventListener(sign, onSign, { passive: true });
  addEventListener(pageShownEvent, watch);
  for (const touch of touches) page.addEventListener(touch, onTouch, { passive: true });
}

/** Requests scripts in parallel that would otherwise be found one after the other. */
function fetchTogether(scripts: string): void {
  for (const href of scripts.split(' ')) {
    if (href === '') continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
