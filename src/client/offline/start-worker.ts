import { pageShownEvent, type StoreRequest, workerUrl } from '../../layout/index.ts';
import { isThirdVisit } from './count-visits.ts';

/** Lists the stored pages on pages with an element for them. */
function listPages(): void {
  const part = document.querySelector<HTMLElement>('[data-stored-pages]');
  if (part) void import('./list-stored-pages.ts').then((it) => it.listStoredPages(part));
}

/**
 * Registers the service worker when the browser is idle, and asks it to store the open page; with the second page of a
 * visit also those that most visitors ask for. Later pages are seen by the worker itself. With the third visit on a
 * phone it offers to keep the site there. `controller` is the worker that answered when the page was opened, if any.
 */
export function startWorker(
  status: HTMLElement,
  isSecond: boolean,
  controller: ServiceWorker | null,
): void {
  const start = async () => {
    await navigator.serviceWorker.register(workerUrl(status.dataset['worker'] ?? ''), {
      updateViaCache: 'none',
    });
    const { active } = await navigator.serviceWorker.ready;
    const store = (fetchesOthers: boolean) => {
      const request: StoreRequest = { page: location.pathname, fetchesOthers };
      active?.postMessage(request, []);
    };
    store(isSecond);
    if (!isSecond) addEventListener(pageShownEvent, () => store(true), { once: true });
  };
  tellUpdate(status, controller);
  listPages();
  addEventListener(pageShownEvent, listPages);
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  whenIdle(() => void start().catch(() => undefined));
  if (isThirdVisit()) {
    void import('./offer-keeping.ts').then((it) => it.offerKeeping()).catch(() => undefined);
  }
}

/**
 * Says once that a new build has taken over from the worker that answered when the page was opened; the open page does
 * not change. That may have happened before this code was loaded.
 */
function tellUpdate(status: HTMLElement, before: ServiceWorker | null): void {
  if (!before) return;
  const tell = () => {
    status.textContent = status.dataset['updated'] ?? '';
    setTimeout(() => status.replaceChildren(), 8000);
  };
  if (navigator.serviceWorker.controller !== before) tell();
  else navigator.serviceWorker.addEventListener('controllerchange', tell, { once: true });
}
