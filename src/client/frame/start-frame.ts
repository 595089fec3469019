import { elementIds } from '../../site/index.ts';
import { watchAccordions } from './accordions.ts';
import { watchBackToTop } from './back-to-top.ts';
import { watchCopyButtons } from './copy-buttons.ts';
import { startCountdown } from './countdown.ts';
import { watchDockHeight } from './dock-height.ts';
import { watchEntrances } from './enter-once.ts';
import { startWideMenu } from './wide-menu.ts';
import { watchPrinting } from './printed-day.ts';
import { watchNotice } from './site-notice.ts';
import { watchOffline } from './offline.ts';
import { startSideMenu } from './side-menu.ts';

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
