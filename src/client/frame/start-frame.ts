import { elementIds } from '../../site/index.ts';
import { watchAccordions } from './accordions.ts';
import { watchCopyButtons } from './copy-buttons.ts';
import { startCountdown } from './countdown.ts';
import { watchNotice } from './site-notice.ts';
import { watchOffline } from './offline.ts';
import { startSideMenu } from './side-menu.ts';
import { isSpecialClick, targetOf } from './events.ts';
import { pageShownEvent } from '../../layout/index.ts';
import { wideScreen } from './wide-screen.ts';

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

/**
 * Leaves as much room as the dock takes, whatever the text size: below the footer, and below focused elements. The
 * styles leave enough below these for usual text sizes; more is set only where it is needed, because a change of the
 * root element restyles the entire page.
 */
function watchDockHeight(): void {
  const root = document.documentElement;
  const observer = new ResizeObserver(([entry]) => {
    if (!(entry?.target instanceof HTMLElement)) return;
    const { previousElementSibling: above, offsetHeight } = entry.target;
    const height = `${offsetHeight}px`;
    const footer = above?.querySelector('footer');
    if (footer) footer.style.paddingBottom = height;
    if (offsetHeight > parseFloat(getComputedStyle(root).scrollPaddingBottom))
      root.style.scrollPaddingBottom = `calc(${height} + 1rem)`;
  });
  const watch = () => {
    observer.disconnect();
    const dock = document.querySelector('[data-dock]');
    if (dock) observer.observe(dock);
  };
  watch();
  addEventListener(pageShownEvent, watch);
}

/**
 * Loads the script of the wide screens' menu where it is shown, which it is not on phones. Until it runs, and if it
 * cannot be loaded, CSS alone opens the dropdowns.
 */
function startWideMenu(nav: HTMLElement): void {
  const { dataset } = document.documentElement;
  const leaveToScript = () => {
    dataset['ready'] = '';
  };
  const start = () => {
    delete dataset['ready'];
    import('./menu.ts').then(
      (it) => {
        it.startMenu(nav);
        leaveToScript();
      },
      () => undefined,
    );
  };
  const wide = matchMedia(wideScreen);
  if (wide.matches) start();
  else {
    leaveToScript();
    wide.addEventListener('change', start, { once: true });
  }
}

/**
 * Parts of a page that are animated when they first come into view (`data-enters`) wait below the viewport
 * (`data-waits`) and enter once (`data-enter`). What is already in view is not animated, and nothing is if the visitor
 * prefers reduced motion or scripts do not run.
 */
function watchEntrances(page: Document): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!isIntersecting && boundingClientRect.top > 0) {
          target.setAttribute('data-waits', '');
          continue;
        }
        observer.unobserve(target);
        if (!target.hasAttribute('data-waits')) continue;
        target.removeAttribute('data-waits');
        target.setAttribute('data-enter', '');
      }
      // An element that merely touches the bottom edge of the viewport is not visible yet.
    },
    { rootMargin: '0px 0px -16px' },
  );
  for (const part of page.querySelectorAll('[data-enters]')) observer.observe(part);
}
