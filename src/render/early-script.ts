import { scriptCall } from '../ui/inline-script.ts';

/**
 * Runs in the head of every document, before anything is rendered: tells the styles that scripts run, whether the
 * countdown bar was made small and what the address points at, so that nothing jumps when the rest arrives. It is
 * sent as text, so it must stand on its own.
 */
function prepare(storageKey: string | null) {
  const root = document.documentElement;
  root.setAttribute('data-js', '');
  try {
    if (storageKey !== null && sessionStorage.getItem(storageKey) === 'collapsed') {
      root.setAttribute('data-countdown', 'collapsed');
    }
  } catch {
    // Storage is blocked: the bar starts open.
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

/** The inline script for the head. `storageKey` is the countdown's, null where there is no countdown. */
export const earlyScript = (storageKey: string | null): string => scriptCall(prepare, storageKey);
