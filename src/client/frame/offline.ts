import { savesData } from '../links/connection.ts';
import { pageShownEvent } from '../../ui/page-shown.ts';

/** The session-storage key of the number of pages viewed, until there are two. */
export const viewsKey = 'views';

const wasSecond = (): boolean => {
  try {
    const isSecond = sessionStorage.getItem(viewsKey) !== null;
    sessionStorage.setItem(viewsKey, '1');
    return isSecond;
  } catch {
    return false;
  }
};

/**
 * Starts storing pages for offline use with the second page that a visitor views, and never for visitors who save data.
 * When a new build has taken over it says so once, and does not change the open page.
 */
export function watchOffline(status: HTMLElement): void {
  const { worker, updated = '' } = status.dataset;
  if (worker === undefined || !('serviceWorker' in navigator) || savesData()) return;
  let isStarted = false;
  const look = () => {
    if (isStarted || !wasSecond()) return;
    isStarted = true;
    void import('../offline/start-worker.ts').then(
      (it) => it.startWorker(worker),
      () => undefined,
    );
  };
  look();
  addEventListener(pageShownEvent, look);
  if (!navigator.serviceWorker.controller) return;
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      status.textContent = updated;
      setTimeout(() => status.replaceChildren(), 8000);
    },
    { once: true },
  );
}
