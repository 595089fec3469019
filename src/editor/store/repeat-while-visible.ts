/**
 * Acts after each pause, and when somebody comes back to the tab or the network comes back; not while nobody sees the
 * tab. For hosts that do not tell by themselves what has changed. Returns what ends that.
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
