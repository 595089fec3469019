import process from 'node:process';

/** Waits until Ctrl+C, or the supervisor of this process, ends it. */
export const untilStopped = (): Promise<void> =>
  new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
