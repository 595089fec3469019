import { workerUrl } from '../../ui/trusted.ts';

/**
 * Starts the worker when the browser has nothing else to do, and tells it which page is open: that one was there before
 * it. What it keeps from then on, it sees for itself.
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
