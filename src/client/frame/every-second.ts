/** The clock and timers; tests pass their own. */
export type Clock = {
  now(): number;
  setTimeout(run: () => void, milliseconds: number): number;
  clearTimeout(timer: number): void;
};

const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clearTimeout: (timer) => window.clearTimeout(timer),
};

/**
 * Calls `tick` immediately and then at the start of each second. Timers of hidden tabs are throttled and those of
 * sleeping machines stop, so it is also called when the page becomes visible. Returns a function that stops it.
 */
export function everySecond(
  tick: (now: Date) => void,
  page: Document,
  clock: Clock = browserClock,
): () => void {
  let timer = 0;
  const run = () => {
    clock.clearTimeout(timer);
    const now = clock.now();
    tick(new Date(now));
    timer = clock.setTimeout(run, 1000 - (now % 1000));
  };
  const whenSeen = () => {
    if (page.visibilityState === 'visible') run();
  };
  run();
  page.addEventListener('visibilitychange', whenSeen);
  return () => {
    clock.clearTimeout(timer);
    page.removeEventListener('visibilitychange', whenSeen);
  };
}
