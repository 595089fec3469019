import { savesData } from '../links/connection.ts';
import { pageShownEvent } from '../../layout/index.ts';

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

/** How long a visitor reads the first page of a visit before it is stored for later, in milliseconds. */
const firstStay = 10_000;

/**
 * Starts storing pages for offline use: with the second page of a visit, or when a visitor stays on the first or turns
 * away from it, which is how a page from a message is read. Never for visitors who save data.
 */
export function watchOffline(status: HTMLElement): void {
  if (!status.dataset['worker'] || !('serviceWorker' in navigator) || savesData()) return;
  const { controller } = navigator.serviceWorker;
  let isStarted = false;
  const start = (isSecond: boolean) => {
    if (isStarted) return;
    isStarted = true;
    void import('../offline/start-worker.ts').then(
      (it) => it.startWorker(status, isSecond, controller),
      () => undefined,
    );
  };
  const isSecond = wasSecond();
  if (isSecond || controller) start(isSecond);
  setTimeout(start, firstStay, false);
  addEventListener('visibilitychange', () => start(false));
  addEventListener(pageShownEvent, () => start(true));
}
