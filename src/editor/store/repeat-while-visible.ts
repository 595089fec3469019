/**
 * Acts now, again after each pause, and when somebody comes back to the tab; not while nobody sees it. For hosts that do
 * not tell by themselves what has changed. Returns what ends that.
 */
export function repeatWhileVisible(task: () => Promise<void>, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isActing = false;
  const end = new AbortController();
  const { signal } = end;
  const next = async () => {
    clearTimeout(timer);
    if (isActing || document.visibilityState === 'hidden') return;
    isActing = true;
    try {
      await task();
    } finally {
      isActing = false;
      if (!signal.aborted) timer = setTimeout(() => void next(), pause);
    }
  };
  document.addEventListener('visibilitychange', () => void next(), { signal });
  void next();
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}
