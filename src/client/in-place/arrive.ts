import { findTarget } from './find-target.ts';

type Arrival = {
  hash: string;
  /** The position that Back and Forward return to. */
  scroll: number | undefined;
  /** Whether only the fragment has changed, which the browser handles. */
  isSamePage: boolean;
};

/** Sets focus and scroll position after a navigation (to the top with smooth scrolling; Back restores the position). */
export function arrive({ hash, scroll, isSamePage }: Arrival): void {
  if (!isSamePage) focusHeading();
  const target = isSamePage ? null : findTarget(hash);
  // Styles follow an option only where the browser itself went to its anchor (src/layout/ui/Choices.module.css).
  if (target?.dataset['choice']) location.replace(hash);
  if (scroll !== undefined) window.scrollTo({ top: scroll, behavior: 'instant' });
  else if (target) target.scrollIntoView();
  else if (!isSamePage || hash === '') scrollToTop();
}

function scrollToTop(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
}

/**
 * The page's main heading gets the focus, so that keyboard and screen reader continue from there; if the heading
 * contains a link, the link gets it.
 */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  (heading?.closest('a') ?? heading)?.focus({ preventScroll: true });
}
