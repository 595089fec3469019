import { workerUrl } from '../../ui/trusted.ts';

/**
 * Registers the service worker when the browser is idle, and tells it which page is open, because that was loaded
 * before. Later pages are seen by the worker itself.
 */
export function startWorker(address: string): void {
  const start = async () => {
    await navigator.serviceWorker.register(workerUrl(address), { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(location.pathname, []);
  };
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  whenIdle(() => void start().catch(() => undefined));
}
