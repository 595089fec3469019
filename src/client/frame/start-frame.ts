import { elementIds } from '../../site/index.ts';
import { watchAccordions } from './accordions.ts';
import { watchCopyButtons } from './copy-buttons.ts';
import { startCountdown } from './countdown.ts';
import { watchDockHeight } from './dock-height.ts';
import { watchEntrances } from './enter-once.ts';
import { startWideMenu } from './wide-menu.ts';
import { watchNotice } from './site-notice.ts';
import { watchOffline } from './offline.ts';
import { startSideMenu } from './side-menu.ts';
import { isSpecialClick, targetOf } from './events.ts';

/**
 * Starts the behaviour of the frame that HTML and CSS cannot provide. Everything in it is usable before, so this may
 * load late.
 */
export function startFrame(page: Document): void {
  const menu = page.querySelector<HTMLElement>('[data-menu]');
  const panel = page.getElementById(elementIds.sideMenu);
  const opener = page.querySelector<HTMLElement>(`[popovertarget=${elementIds.sideMenu}]`);
  if (panel instanceof HTMLDialogElement && opener) startSideMenu(panel, opener);
  const notice = page.querySelector<HTMLElement>('[data-site-notice]');
  if (notice) watchNotice(notice);
  const worker = page.querySelector<HTMLElement>('[data-worker]');
  if (worker) watchOffline(worker);
  startCountdown();
  watchDockHeight();
  watchBackToTop(page);
  watchAccordions(page);
  watchCopyButtons(page);
  watchEntrances(page);
  watchPrinting(page);
  if (menu) startWideMenu(menu);
}

/** Writes the day of printing into the head of the paper: not before, because a browser takes long to format a date. */
function watchPrinting(page: Document): void {
  addEventListener('beforeprint', () => {
    const day = page.querySelector('[data-printed-on]');
    const language = page.documentElement.lang || undefined;
    day?.replaceChildren(
      new Date().toLocaleDateString(language, { dateStyle: 'long', calendar: 'gregory' }),
    );
  });
}

/** The link to the top works natively; this avoids an extra history entry for it. */
function watchBackToTop(page: Document): void {
  page.addEventListener('click', (event) => {
    const link = targetOf(event)?.closest(`a[href="#${elementIds.top}"]`);
    if (!link || isSpecialClick(event)) return;
    event.preventDefault();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    page.getElementById(elementIds.top)?.focus({ preventScroll: true });
  });
}
