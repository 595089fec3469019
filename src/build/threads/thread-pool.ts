import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { codeVersion } from '../cache/cache-file.ts';

/** With fewer files or pages to do, a thread takes longer to load the engine than it saves. */
const minItems = 250;

/** Each thread has the facts of all pages in memory. */
const maxThreads = 4;

/**
 * From so many items on, the heaps of all threads grow by a quarter of what they hold until garbage is collected, instead of to twice
 * as much or more: at 10,000 pages that is a third of all memory.
 */
const manyItems = 3000;
const leanHeap = '--heap-growing-percent=25';

/**
 * Functions run four times as long as usual before V8 optimizes them. Most code of a build runs for a few seconds: optimizing it
 * took a fifth of the processor time, and the threads of a build already use all of it.
 */
const lateOptimization = '--interrupt-budget=270336';

/** Half of what Node reserves for new objects of a thread, in megabytes. */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/**
 * Something that threads do, by its name (./answer-tasks.ts). Inputs and answers are plain data, which threads can send each
 * other.
 */
export type Task<Input, Answer> = { name: string; types?: (input: Input) => Answer };

/**
 * Threads that check files and make pages beside the main one, once there is enough to do. They run the built engine, and share
 * what they make through the tables of the content folder; without either, as in tests, there are none.
 */
export class ThreadPool {
  readonly #size: number;
  readonly #minItems: number;
  #workers: readonly Worker[] = [];
  #begin: () => void = () => undefined;
  #runs = 0;
  /** Why a thread has ended. */
  #error: Error | null = null;

  /**
   * @param threads how many threads work however little there is to do, the main one included; by default one for each
   * processor if it pays
   */
  constructor(threads?: number) {
    this.#size = (threads ?? Math.min(availableParallelism(), maxThreads)) - 1;
    this.#minItems = threads === undefined ? minItems : 1;
    setFlagsFromString(lateOptimization);
  }

  /** Starts the threads if so many files or pages are worth it. Returns whether there are any. */
  start(items: number): boolean {
    if (this.#workers.length > 0) return true;
    if (items >= manyItems) setFlagsFromString(leanHeap);
    const script = path.join(process.env['ENGINE_BUILT'] ?? '', 'commands', 'thread.js');
    if (items < this.#minItems || codeVersion() === null || !existsSync(script)) return false;
    this.#workers = Array.from({ length: this.#size }, () =>
      new Worker(script, { resourceLimits }).on('error', (error: Error) => (this.#error ??= error)),
    );
    this.#begin();
    return this.#size > 0;
  }

  /** Gives every thread a task, now if there are any, and otherwise as soon as they start. */
  prepare<Input>(task: Task<Input, null>, inputOf: () => Input): void {
    // A thread that fails refuses its next task, too.
    this.#begin = () => void this.run(task, inputOf());
    if (this.#workers.length > 0) this.#begin();
  }

  /** Gives every thread a task, after those that it has. Resolves with their answers, or rejects with the first error. */
  run<Input, Answer>({ name }: Task<Input, Answer>, input: Input): Promise<Answer[]> {
    this.#runs += 1;
    const run = this.#runs;
    const answers = Promise.all(
      this.#workers.map(
        (worker) =>
          new Promise<Answer>((resolve, reject) => {
            if (this.#error) reject(this.#error);
            const receive = (message: { run: number; answer: Answer }) => {
              if (message.run !== run) return;
              worker.off('message', receive).off('error', reject);
              resolve(message.answer);
            };
            worker.on('message', receive).on('error', reject);
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is no window
            worker.postMessage({ run, name, input });
          }),
      ),
    );
    // Whoever awaits them reports it; meanwhile this thread goes on.
    answers.catch(() => null);
    return answers;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
