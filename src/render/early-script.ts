import { scriptCall } from '../ui/inline-script.ts';

/**
 * Runs in the head of every document, before anything is rendered: tells the styles that scripts run, whether the
 * countdown bar was made small, whether the notice was put away, and what the address points at, so that nothing jumps when the rest arrives. What
 * must answer before the frame's script has come, it answers itself: the buttons that make the countdown small and
 * large again. A click on a button of an island that sleeps is noted on the button, and done when it wakes up.
 * A cross-fade between documents may be skipped, which browsers report as an error unless the page handles it.
 * For those who save data it keeps fonts and pictures back; for all others it asks for the font of the headings.
 * It is sent as text, so it must stand on its own.
 */
function prepare(storageKey: string | null, headingFont: string, notice: string | null) {
  const root = document.documentElement;
  root.setAttribute('data-js', '');
  const { connection } = navigator;
  if (connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches) {
    root.setAttribute('data-saves-data', '');
    // Pictures below the first wait for a tap: their addresses are taken from them as they are parsed.
    const parsed = new MutationObserver(() =>
      document
        .querySelectorAll('img[loading=lazy][src], picture:has([loading=lazy]) > source[srcset]')
        .forEach((element) => {
          if (element.closest('[data-island]')) return;
          const name = element.localName === 'img' ? 'src' : 'srcset';
          element.setAttribute(`data-${name}`, element.getAttribute(name) ?? '');
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
  try {
    if (storageKey !== null && sessionStorage.getItem(storageKey) === 'collapsed') {
      root.setAttribute('data-countdown', 'collapsed');
    }
    if (notice !== null && sessionStorage.getItem('notice-away') === notice) {
      root.setAttribute('data-notice-away', '');
    }
  } catch {
    // Storage is blocked: the bar starts open.
  }
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.closest('[data-island]:not([data-awake])')) button.toggleAttribute('data-pressed');
    const state = button?.getAttribute('data-countdown-to') ?? null;
    if (state === null) return;
    root.setAttribute('data-countdown', state);
    // The focus goes along to the button that leads back.
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
      for (const step of [blend?.ready, blend?.finished, blend?.updateCallbackDone]) {
        step?.catch(() => undefined);
      }
    });
  }
  const id = location.hash.slice(1);
  if (id === '') return;
  // Browsers know :target when the whole document has come. Long ones are rendered before that.
  const parsed = new MutationObserver(() => {
    const target = document.getElementById(id);
    if (target === null) return;
    target.setAttribute('data-target', '');
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

/**
 * The inline script for the head. `storageKey` is the countdown's, null where there is no countdown; `notice` is what
 * the urgent notice is known by, null where there is none.
 */
export const earlyScript = (
  storageKey: string | null,
  headingFont: string,
  notice: string | null,
): string => scriptCall(prepare, storageKey, headingFont, notice);
