import { savesData } from '../links/connection.ts';
import { pageShownEvent } from '../../ui/page-shown.ts';

/** How many pages were looked at in this session stands under this name, until there are two. */
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
 * Has pages kept for where there is no network, from the second page on that a visitor looks at, and never for those who
 * save data. When a new build has taken over it says so once, and changes nothing of the page that is open.
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
