/** How long a visitor waits for something at most, in milliseconds, before being told that it could not be loaded. */
export const timeout = 15_000;

/** Ends a request after the time limit: without it, a connection that is lost but not closed is waited for minutes. */
export const timeLimit = (): AbortSignal => AbortSignal.timeout(timeout);

/** Rejects after the time limit, for scripts, whose loading cannot be ended. */
export const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    timeLimit().addEventListener('abort', () => reject(new Error('It did not come in time.')));
    work.then(resolve, reject);
  });
