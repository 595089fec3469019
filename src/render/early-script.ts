import { scriptCall } from '../layout/index.ts';

/** What the script in the head depends on. */
export type EarlyValues = {
  /** The key of the countdown in the session's storage; null if there is no countdown. */
  countdownKey: string | null;
  /** The URL of the heading font. */
  headingFont: string;
  /** Whether the text has a font of its own. */
  hasTextFont: boolean;
  /** Identifies the urgent notice; null if there is none. */
  noticeId: string | null;
};

/**
 * Runs in the head of every document, before anything is rendered. It tells the styles that scripts run, whether the
 * countdown bar is collapsed, whether the notice was dismissed, and what the fragment points at, so that nothing shifts
 * later. It also handles what cannot wait for the frame's script: collapsing and expanding the countdown. A click on a
 * button whose script has not run yet (of an island, of the menu, of the notice, one that copies) is recorded on the button, and
 * replayed by that script. Browsers report
 * a skipped cross-fade between documents as an error unless the page handles it. For visitors who save data it holds
 * fonts and pictures back; for everyone else it preloads the heading font. Lazy pictures are requested only after the first
 * paint, and for new visitors the text font only after those in view, so that nothing competes with what is seen first.
 */
function prepare(
  storageKey: string | null,
  headingFont: string,
  hasTextFont: boolean,
  notice: string | null,
) {
  const root = document.documentElement;
  const { dataset } = root;
  dataset['js'] = '';
  dataset['unpainted'] = '';
  // Visitors who come from this site have the font already.
  let waits = hasTextFont && !document.referrer.startsWith(`${location.origin}/`);
  const { connection } = navigator;
  if (connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches) {
    dataset['savesData'] = '';
    waits = false;
    // Pictures after the first are loaded on tap: their src is removed while the document is parsed.
    const parsed = new MutationObserver(() =>
      document
        .querySelectorAll<HTMLElement>(
          'img[loading=lazy][src], picture:has([loading=lazy]) > source[srcset]',
        )
        .forEach((element) => {
          if (element.closest('[data-island]')) return;
          const name = element.localName === 'img' ? 'src' : 'srcset';
          element.dataset[name] = element.getAttribute(name) ?? '';
          element.removeAttribute(name);
        }),
    );
    parsed.observe(root, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => parsed.disconnect());
  } else {
    const font = document.createElement('link');
    Object.assign(font, { rel: 'preload', as: 'font', crossOrigin: '', href: headingFont });
    document.head.append(font);
  }
  if (waits) dataset['fontWaits'] = '';
  const onPaint = () => {
    delete dataset['unpainted'];
  };
  new PerformanceObserver(onPaint).observe({ type: 'paint' });
  // For privacy, some browsers do not report the paint.
  setTimeout(onPaint, 3000);
  try {
    if (storageKey !== null && sessionStorage.getItem(storageKey) === 'collapsed') {
      dataset['countdown'] = 'collapsed';
    }
    if (notice !== null && sessionStorage.getItem('notice-away') === notice) {
      dataset['noticeAway'] = '';
    }
  } catch {
    // Storage is blocked: the bar starts expanded.
  }
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (
      button?.closest(
        '[data-island]:not([data-hydrated]), [data-menu], [data-copy], [data-put-away]',
      )
    )
      button.toggleAttribute('data-pressed');
    const state = button?.dataset['countdownTo'];
    if (state === undefined) return;
    dataset['countdown'] = state;
    // The focus moves to the button that reverses the change.
    document
      .querySelector<HTMLElement>(`[data-countdown-to]:not([data-countdown-to=${state}])`)
      ?.focus();
    try {
      if (storageKey !== null) sessionStorage.setItem(storageKey, state);
    } catch {
      // Storage is blocked or full: the bar works all the same.
    }
  });
  for (const moment of ['pageswap', 'pagereveal'] as const) {
    addEventListener(moment, ({ viewTransition: blend }) => {
      Promise.all([blend?.ready, blend?.finished, blend?.updateCallbackDone]).catch(
        () => undefined,
      );
    });
  }
  let id = location.hash.slice(1);
  if (id === '') return;
  try {
    id = decodeURIComponent(id);
  } catch {
    // It is no valid encoding, so it names what it says.
  }
  // Browsers only match :target once the document is complete. Long documents are rendered before
  // that.
  const parsed = new MutationObserver(() => {
    const target = document.getElementById(id);
    if (target === null) return;
    target.dataset['target'] = '';
    parsed.disconnect();
  });
  parsed.observe(root, { childList: true, subtree: true });
  const leaveToBrowser = () => {
    parsed.disconnect();
    document.querySelector('[data-target]')?.removeAttribute('data-target');
  };
  addEventListener('load', leaveToBrowser);
  addEventListener('hashchange', leaveToBrowser);
}

/** The inline script for the head. */
export const earlyScript = ({
  countdownKey,
  headingFont,
  hasTextFont,
  noticeId,
}: EarlyValues): string =>
  // As a list, because names would be sent with every document.
  scriptCall(prepare, countdownKey, headingFont, hasTextFont, noticeId);
