/** Work that may be interrupted, or given up, after each of its steps. */
export type Steps<Result> = Generator<void, Result, void>;

/** Does all of it at once. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
