/** Lets actions happen one after another, in the order in which they were requested. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Acts when everything requested before has ended, well or not. */
  take<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task, task);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
