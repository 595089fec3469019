/** The clock and timers of the place where it runs; tests pass their own. */
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
 * Calls `tick` immediately and then when each second of the wall clock begins. Timers of a hidden tab are slowed and
 * those of a sleeping machine stop: the tick also comes as soon as the page is seen again. Returns what ends it.
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
