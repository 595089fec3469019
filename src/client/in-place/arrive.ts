import { findTarget } from './find-target.ts';

type Arrival = {
  hash: string;
  /** Where Back and Forward return to. */
  scroll: number | undefined;
  /** Whether only the fragment has changed, which the browser sees to by itself. */
  isSamePage: boolean;
};

/**
 * Sees to focus and scroll position after a navigation (every route change scrolls smoothly to the
 * top; Back returns to where one was).
 */
export function arrive({ hash, scroll, isSamePage }: Arrival): void {
  if (!isSamePage) focusHeading();
  const target = isSamePage ? null : findTarget(hash);
  if (scroll !== undefined) window.scrollTo({ top: scroll, behavior: 'instant' });
  else if (target) target.scrollIntoView();
  else if (!isSamePage || hash === '') scrollToTop();
}

function scrollToTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}

/**
 * The page's own heading takes the focus, so that keyboard and screen reader go on from there; a heading inside
 * a link leaves it to the link.
 */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  (heading?.closest('a') ?? heading)?.focus({ preventScroll: true });
}
