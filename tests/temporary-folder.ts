import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

/**
 * Gives the tests of a project a temporary folder of their own, which is removed with all that is in it when they end,
 * however they end. Fails a run that leaves something there: the program would leave it on the machines of others.
 */
export default function setup({ config, name, vitest }: TestProject): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  // Windows has names of its own.
  config.env = { ...config.env, TMPDIR: folder, TMP: folder, TEMP: folder };
  return () => {
    // Browsers are killed with the process that has started them, and cannot tidy up.
    const left = readdirSync(folder).filter((entry) => !entry.startsWith('playwright'));
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    // Vitest lets a file whose tests are all skipped not clean up: by a filter, or as a long test lacks a program.
    const isSkipping = vitest.getGlobalTestNamePattern() !== undefined || name === 'long';
    if (left.length === 0 || config.watch || isSkipping) return;
    process.exitCode = 1;
    throw new Error(`The tests left these in the temporary folder: ${left.join(', ')}`);
  };
}
