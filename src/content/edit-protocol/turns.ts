/** Runs actions one after another, in the order of their requests. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a task when everything requested before has ended, well or not. */
  take<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task, task);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
