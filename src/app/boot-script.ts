/**
 * Runs in the head of every document, before anything is drawn: tells the styles that scripts run and whether
 * the countdown bar was made small, so that nothing jumps when the rest arrives. It is sent as text, so it must
 * stand on its own.
 */
function boot(root: HTMLElement, storageKey: string | null) {
  root.setAttribute('data-js', '');
  try {
    if (storageKey !== null && sessionStorage.getItem(storageKey) === 'collapsed') {
      root.setAttribute('data-countdown', 'collapsed');
    }
  } catch {
    // Storage is blocked: the bar starts open.
  }
}

/** The inline script for the head. `storageKey` is the countdown's, null where there is no countdown. */
export function bootScript(storageKey: string | null): string {
  const key = JSON.stringify(storageKey).replaceAll('<', '\\u003c');
  return `(${boot.toString()})(document.documentElement,${key})`;
}
