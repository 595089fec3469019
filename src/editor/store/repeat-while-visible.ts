/**
 * Acts after each pause, and when somebody returns to the tab or the network returns; not while the tab is hidden. For
 * hosts that do not notify of changes. Returns a function that stops it.
 */
export function repeatWhileVisible(
  task: () => Promise<void> | void,
  pause: number,
  firstPause = pause,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const end = new AbortController();
  const { signal } = end;
  const next = async () => {
    clearTimeout(timer);
    if (isRunning || document.visibilityState === 'hidden') return;
    isRunning = true;
    try {
      await task();
    } finally {
      isRunning = false;
      if (!signal.aborted) timer = setTimeout(() => void next(), pause);
    }
  };
  document.addEventListener('visibilitychange', () => void next(), { signal });
  addEventListener('online', () => void next(), { signal });
  timer = setTimeout(() => void next(), firstPause);
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}
