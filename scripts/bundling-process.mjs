import process from 'node:process';

/**
 * The options of Node and the environment for a process that only bundles. A bundler on all processors that
 * returns memory late needs up to half as much again, and is no faster: most of its time is that of plugins.
 */
export const bundlingProcess = () => ({
  execArgv: ['--max-semi-space-size=2', '--heap-growing-percent=20'],
  env: {
    ...process.env,
    MIMALLOC_PURGE_DELAY: '0',
    RAYON_NUM_THREADS: '1',
    ROLLDOWN_WORKER_THREADS: '1',
    ROLLDOWN_MAX_BLOCKING_THREADS: '1',
  },
});
