import type { Clock } from '../../src/client/frame/every-second.ts';

/** A clock that stands until it is moved. Its timers run when it passes them, unless it slept at the time. */
export function fakeClock(start: string) {
  let now = new Date(start).getTime();
  let nextTimer = 1;
  const timers = new Map<number, { at: number; run: () => void }>();
  const clock: Clock = {
    now: () => now,
    setTimeout: (run, milliseconds) => {
      timers.set(nextTimer, { at: now + milliseconds, run });
      return nextTimer++;
    },
    clearTimeout: (timer) => timers.delete(timer),
  };
  return {
    ...clock,
    /** Lets time pass, with all that is due in it. */
    pass(milliseconds: number) {
      const until = now + milliseconds;
      for (;;) {
        const due = [...timers].toSorted(([, a], [, b]) => a.at - b.at)[0];
        if (!due || due[1].at > until) break;
        timers.delete(due[0]);
        now = Math.max(now, due[1].at);
        due[1].run();
      }
      now = until;
    },
    /** Lets time pass while the machine sleeps: nothing runs, and waiting timers wait on. */
    sleep(milliseconds: number) {
      now += milliseconds;
      for (const timer of timers.values()) timer.at += milliseconds;
    },
    waiting: () => timers.size,
  };
}
