import { loadAhead } from '../ui/on-demand.tsx';
import type { WebSettings } from '../web-settings.ts';

/** The files that a window and its frames have loaded; the frames are pages of the same site. */
const loadedBy = (from: Window): string[] => [
  ...from.performance.getEntriesByType('resource').map(({ name }) => name),
  ...Array.from({ length: from.frames.length }, (_, index) => from.frames[index]).flatMap((frame) =>
    frame ? loadedBy(frame) : [],
  ),
];

/**
 * Registers the service worker that opens the editor without a network. Starts after all screens have loaded, so that
 * it finds their files in the browser's cache and nothing loads twice.
 */
export async function startOfflineWorker({
  base,
  offlineWorker,
}: Pick<WebSettings, 'base' | 'offlineWorker'>): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await loadAhead();
  try {
    await navigator.serviceWorker.register(offlineWorker, {
      scope: `${base}/edit`,
      updateViaCache: 'none',
    });
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    active?.postMessage({ loaded: loadedBy(window) });
  } catch {
    // The next visit tries again; until then the editor needs a network.
  }
}
