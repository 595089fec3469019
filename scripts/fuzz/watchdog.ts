import { Worker } from 'node:worker_threads';

/** An input may keep the processor for so long before it counts as one that never ends. */
const timeout = 60_000;

// It runs beside an input that blocks everything else, so it writes and stops the program on its own.
const code = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  let timer;
  parentPort.on('message', ({ name, input }) => {
    clearTimeout(timer);
    if (name === null) return parentPort.close();
    timer = setTimeout(() => {
      writeSync(2, '\\n✗ ' + name + '\\n  An input did not end within ' +
        workerData / 1000 + ' s:\\n  ' + input + '\\n');
      process.kill(process.pid);
    }, workerData);
  });
`;

/** Ends the program, and says with which input, if one keeps it busy without end. */
export function startWatchdog() {
  const worker = new Worker(code, { eval: true, workerData: timeout });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  const tell = (message: { name: string | null; input?: string }) => worker.postMessage(message);
  return {
    watch: (name: string) => (input: unknown) => tell({ name, input: JSON.stringify(input) }),
    stop: () => tell({ name: null }),
  };
}
